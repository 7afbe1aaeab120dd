import SwiftFlow
import SwiftOutline
import Testing

/// What code is said to do, and what that means for the order in which it runs.
struct EffectTests {
    private static let a = FlowLocation.global("a")
    private static let reads = FlowEffects(reads: [a])
    private static let writes = FlowEffects(writes: [a])

    // MARK: Order

    @Test("A read and a write of one variable don't commute, whichever comes first")
    func readAgainstWrite() {
        #expect(!Self.reads.commutes(with: Self.writes))
        #expect(!Self.writes.commutes(with: Self.reads))
        #expect(!Self.writes.commutes(with: Self.writes))
        #expect(Self.reads.commutes(with: Self.reads))
        #expect(Self.writes.commutes(with: FlowEffects(reads: [.global("b")])))
    }

    @Test("What may do anything commutes only with what does nothing and asks for nothing")
    func unknown() {
        for other in [Self.reads, Self.writes, .unknown, FlowEffects(readsAnything: true)] {
            #expect(!FlowEffects.unknown.commutes(with: other))
            #expect(!other.commutes(with: .unknown))
        }
        #expect(
            FlowEffects.unknown.commutes(with: .none) && FlowEffects.none.commutes(with: .unknown))
    }

    @Test("What may ask for anything commutes with what changes nothing")
    func readsAnything() {
        let asking = FlowEffects(readsAnything: true)
        #expect(asking.commutes(with: Self.reads) && asking.commutes(with: asking))
        #expect(!asking.commutes(with: Self.writes) && !Self.writes.commutes(with: asking))
        #expect(asking.changesNothing && !asking.dependsOnNothing)
    }

    @Test("Each part of an effect counts where effects are added")
    func adding() {
        let parts = [
            Self.reads, Self.writes, FlowEffects(isUnknown: true), FlowEffects(readsAnything: true),
            FlowEffects(makesObjects: true), FlowEffects(startsLater: true),
        ]
        for part in parts {
            var sum = FlowEffects.none
            sum.add(part)
            #expect(sum == part)
            sum.add(.none)
            #expect(sum == part)
        }
    }

    @Test("A function that is declared without its code is another module's")
    func withoutCode() {
        let declared = "@_silgen_name(\"print\") func print(_ number: Int)"
        #expect(EffectProgram.effects(of: "print(1)", declared)?.words == "writes output")
    }

    @Test("What starts something for later changes something")
    func later() {
        #expect(!FlowEffects(startsLater: true).changesNothing)
        #expect(FlowEffects(startsLater: true).dependsOnNothing)
        #expect(EffectProgram.effects(of: "run { a = 1 }", "var a = 0")?.startsLater == true)
    }

    // MARK: Calls

    @Test("Calls in calls that are too deep may do anything")
    func depth() {
        func chain(_ count: Int) -> String {
            (0..<count).map { "func f\($0)() { f\($0 + 1)() }\n" }.joined()
                + "func f\(count)() { a = 1 }\nvar a = 0"
        }
        #expect(EffectProgram(chain(40)).effects("f0") == FlowEffects(writes: [Self.a]))
        #expect(EffectProgram(chain(80)).effects("f0")?.isUnknown == true)
    }

    @Test("A call of itself adds nothing; what calls each other does what all of them do")
    func recursion() {
        let program = EffectProgram(
            "var a = 0, b = 0\nfunc f() { a = 1; g() }\nfunc g() { b = 1; f() }\nfunc h() { h() }")
        #expect(program.effects("f")?.words == "writes a b")
        #expect(program.effects("g")?.words == "writes a b")
        #expect(program.effects("h") == FlowEffects.none)
    }

    @Test("All closures that a value may be are run")
    func closures() {
        let effects = EffectProgram.effects(
            of: "var f = { a = 1 }\nif c { f = { b = 1 } }\nf()",
            "var a = 0, b = 0\nlet c = true")
        #expect(effects?.writes == [Self.a, .global("b")])
        // A closure that was kept is known to be run, or may do anything.
        let kept = EffectProgram.effects(
            of: "P.f()", "var a = 0, b = 0\nenum P { static var f = { a = 1 } }")
        #expect(kept?.isUnknown == true || kept?.writes.contains(Self.a) == true)
    }

    // MARK: First values

    @Test("The first use of a variable at the top level runs what it starts with")
    func globals() {
        let source = "var a = 0\nlet first: Int = { a = 1; return 2 }()"
        #expect(EffectProgram.effects(of: "_ = first", source)?.writes == [Self.a])
        #expect(
            EffectProgram.effects(of: "_ = first", source, countsFirstUses: false)?.writes == [])
    }

    @Test("Initial values of superclasses run where an object is made")
    func superclasses() {
        let effects = EffectProgram.effects(
            of: "_ = Sub()",
            "var a = 0\nfunc touch() -> Int { a = 1; return 1 }\nclass Base { var n = touch() }\nclass Sub: Base {}"
        )
        #expect(effects?.writes == [Self.a] && effects?.makesObjects == true)
    }

    @Test("Lazy members, and what a lazy wrapper holds, are not made with the object")
    func lazyMembers() {
        let source = """
            var a = 0
            func touch() -> Int { a = 1; return 1 }
            class Box { lazy var n = touch(); @Later var m = touch(); static let s = touch() }
            """
        #expect(EffectProgram.effects(of: "_ = Box()", source)?.writes == [])
        #expect(
            EffectProgram.effects(of: "let box = Box()\n_ = box.n", source)?.writes.contains(Self.a)
                == true)
    }

    // MARK: Types

    @Test("The type of a value is known, so that its members are")
    func typeOf() {
        let effects = EffectProgram.effects(
            of: "let box = Box()\ntype(of: box).n = 1", "class Box { static var n = 0 }")
        #expect(effects?.words == "writes Box.n")
    }

    @Test("What a chain with a question mark gives may be nil")
    func optionalChains() throws {
        let program = EffectProgram(
            "class Child {}\nclass Box { func child() -> Child { Child() } }\nfunc act(_ box: Box?) { let found = box?.child(); print(found) }"
        )
        let act = try #require(program.functions.first)
        let types = program.flow.trace(of: act).types.filter {
            act.file.text($0.key) == "box?.child()"
        }
        #expect(types.map(\.value) == [.optional(.plain("Child"))])
    }

    // MARK: What objects of its own are

    @Test(
        "What a function makes itself is nobody else's; an object of a class that isn't known may be a handle"
    )
    func fresh() {
        #expect(
            EffectProgram.effects(
                of: "let box = Box()\nbox.n = 1", "class Box { var n = 0 }")?.words == "")
        #expect(EffectProgram.effects(of: "let plain = Plain()\nplain.title = 1")?.words == "")
        #expect(
            EffectProgram.effects(of: "let other = Store()\nother.title = 1")?.isUnknown == true)
    }
}
