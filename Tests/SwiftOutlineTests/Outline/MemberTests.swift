import Testing

@testable import SwiftOutline

struct MemberTests {
    @Test func callbackWithLabelsOverSeveralLines() {
        let file = outline(
            """
            class A {
                func application(_ application: UIApplication, // swiftlint:disable:next line_length
                                 didFinishLaunchingWithOptions
                                 launchOptions: [UIApplication.LaunchOptionsKey : Any]? = nil) -> Bool {
                    return true
                }
            }
            """)
        let callback = file.declarations[0].members[0]
        #expect(callback.selectorName == "application(_:didFinishLaunchingWithOptions:)")
        #expect(callback.parameters.map(\.name) == ["application", "launchOptions"])
        #expect(
            callback.parameters.map { file.text($0.type) } == [
                "UIApplication", "[UIApplication.LaunchOptionsKey : Any]?",
            ])
        #expect(callback.parameters[1].defaultValue.map(file.text) == "nil")
        #expect(callback.returnType.map(file.text) == "Bool")
        #expect(callback.body.map(file.text) == "return true")
    }

    @Test func effectsAndUnnamedParameters() {
        let file = outline(
            """
            func windowScene(_: UIWindowScene, performActionFor _: Item) async -> Bool { true }
            func load() async throws(LoadError) -> Data { }
            func each(_ body: (Int) throws -> Void) rethrows { }
            """)
        #expect(file.declarations[0].selectorName == "windowScene(_:performActionFor:)")
        #expect(file.declarations[0].parameters.map(\.name) == [nil, nil])
        #expect(file.declarations.map(\.isAsync) == [true, true, false])
        #expect(file.declarations.map(\.isThrowing) == [false, true, true])
        #expect(file.declarations[2].parameters[0].label == nil)
    }

    @Test func parameterForms() {
        let file = outline(
            "func f(for x: Int..., with y: @escaping (A<B, C>) -> Void = { _ in }, inout z: Int, _ `in`: T) {}"
        )
        let parameters = file.declarations[0].parameters
        #expect(parameters.map(\.label) == ["for", "with", "z", nil])
        #expect(parameters.map(\.name) == ["x", "y", "z", "in"])
        #expect(parameters.map(\.isVariadic) == [true, false, false, false])
        #expect(file.text(parameters[1].type) == "@escaping (A<B, C>) -> Void")
        #expect(parameters[1].defaultValue.map(file.text) == "{ _ in }")
    }

    @Test func initializersAndSubscripts() {
        let file = outline(
            """
            struct S {
                required init?(coder aDecoder: NSCoder) { fatalError() }
                init<T>(_ value: T) where T: P { }
                deinit { print(1) }
                static subscript(index: Int, at other: Int) -> Int { get { 1 } set { } }
            }
            """)
        let members = file.declarations[0].members
        #expect(members.map(\.kind) == [.initializer, .initializer, .deinitializer, .subscript])
        #expect(
            members.map(\.selectorName) == [
                "init(coder:)", "init(_:)", "deinit", "subscript(_:at:)",
            ])
        #expect(members[3].isStatic)
        #expect(members.allSatisfy { $0.bodyBraces != nil })
    }

    @Test func variablesOfAllKinds() {
        let file = outline(
            """
            class A {
                @IBOutlet private(set) weak var window: NSWindow!
                lazy var other: UIWindow? = { UIWindow() }()
                var computed: Int { 1 }
                public override class var both: Int { get { 1 } set(new) { } }
                var observed = 1 { didSet { print(observed) } }
                let a = 1, b: Int, (c, d) = (2, 3);
                var required: String { get async throws }
                unowned(unsafe) let parent: A
            }
            """)
        let members = file.declarations[0].members
        #expect(
            members.map(\.name) == [
                "window", "other", "computed", "both", "observed", "a", "required", "parent",
            ])
        #expect(members[0].modifiers.map(\.name) == ["private", "weak"])
        #expect(members[0].modifiers[0].argument == "set")
        #expect(members[0].accessLevel == nil)
        #expect(members[1].isLazy)
        #expect(members[1].bindings[0].initializer.map(file.text) == "{ UIWindow() }()")
        #expect(members[2].bindings[0].accessorKinds == [.implicitGetter])
        #expect(members[3].isStatic && members[3].isOverride && members[3].accessLevel == .public)
        #expect(members[3].bindings[0].accessorKinds == [.get, .set])
        #expect(members[4].bindings[0].accessorKinds == [.didSet])
        #expect(members[4].bindings[0].initializer.map(file.text) == "1")
        #expect(members[5].bindings.map(\.name) == ["a", "b", "(c, d)"])
        #expect(members[6].bindings[0].accessorKinds == [.get])
        #expect(members[7].modifiers[0].argument == "unsafe")
    }

    @Test func typesInTypesAndConditions() {
        let file = outline(
            """
            extension Outer.Inner: P where T: Q {
                enum Kind: String, CaseIterable { case a = "x", b; indirect case c(Int, of: Kind) }
                #if DEBUG
                struct Debug { #if X
                    let x = 1
                    #endif
                }
                #endif
                actor Store { nonisolated func f() {} }
                protocol Q: AnyObject { associatedtype E: R = Int where E.T == Int; func g() -> E }
                typealias Pair<T> = (T, T)
            }
            """)
        #expect(file.declarations[0].name == "Outer.Inner")
        let members = file.declarations[0].members
        #expect(members.map(\.kind) == [.enum, .struct, .actor, .protocol, .typealias])
        #expect(members[0].members.map { $0.bindings.map(\.name) } == [["a", "b"], ["c"]])
        #expect(members[0].members[1].bindings[0].type.map(file.text) == "(Int, of: Kind)")
        #expect(members[1].members[0].conditions.count == 2)
        #expect(members[2].conditions.isEmpty)
        #expect(members[3].members.map(\.name) == ["E", "g"])
    }

    @Test func namesInBackTicksAndOperators() {
        let file = outline(
            """
            class `class` { func `init`() {} }
            infix operator +++ : Precedence
            precedencegroup Precedence { higherThan: A }
            func == (a: A, b: A) -> Bool { true }
            func <<T>(a: T, b: T) {}
            import struct Foundation.Date
            macro m<T>(_ x: T) -> String = #externalMacro(module: "M", type: "T")
            """)
        #expect(
            file.declarations.map(\.name) == [
                "class", "+++", "Precedence", "==", "<", "Foundation.Date", "m",
            ])
        #expect(file.declarations[0].members[0].selectorName == "init()")
        #expect(file.declarations[4].parameters.count == 2)
        #expect(
            file.text(file.declarations[6].range)
                == "macro m<T>(_ x: T) -> String = #externalMacro(module: \"M\", type: \"T\")")
    }

    @Test func wordsThatAreNoModifiersHere() {
        let file = outline(
            """
            open(url)
            final = 1
            let open = 2
            actor.run()
            async { }
            optional?.call()
            prefix(3)
            """)
        #expect(file.declarations.map(\.name) == ["open"])
        #expect(file.topLevelStatements.count == 6)
    }

    @Test func macrosAndStrayTokensBetweenMembers() {
        let file = outline(
            "struct S { #Preview { X() } ; var a = 1 ) @Model var b = 2 \n #warning(\"x\") func c() {} }"
        )
        #expect(file.declarations[0].members.map(\.name) == ["a", "b", "c"])
    }
}
