import SwiftFlow
import SwiftOutline
import Testing

/// Each kind of expression, step, event and declaration has an effect that is stated here; a new one does not compile without a
/// name, and fails without code that makes it.
struct EffectOfEachKindTests {
    private struct Sample {
        let body: String
        let effect: String

        init(_ body: String, _ effect: String) {
            self.body = body
            self.effect = effect
        }
    }

    private static let declarations = """
        import Foundation
        var a = 0, b = 0
        var list: [Int] = []
        enum S { static var v = 0; static let fixed = 1; case one }
        final class P {
            static let shared = P()
            var n = 0
            private(set) var d: [String: Int] = [:]
            subscript(k: String) -> Int { get { d[k] ?? 0 } set { d[k] = newValue } }
            static subscript(k: Int) -> Int { get { a } set { a = newValue } }
            func callAsFunction() { n = 1 }
            static func on() { a = 1 }
            static func same(_ n: Int) -> Bool { a = n; return true }
        }
        @dynamicMemberLookup final class D {
            static let shared = D()
            subscript(dynamicMember k: String) -> Int { get { a } set { b = newValue } }
        }
        infix operator <~
        func <~ (left: inout Int, right: Int) { left = right }
        prefix operator +++
        prefix func +++ (p: P) -> Int { a = 1; return 1 }
        postfix operator ***
        postfix func *** (p: P) -> Int { b = 1; return 1 }
        struct T: CustomStringConvertible { var description: String { a = 1; return "" } }
        @propertyWrapper struct Kept { var wrappedValue: Int { get { a } nonmutating set { b = newValue } } }
        struct N: Numeric { static func * (l: N, r: N) -> N { a = 1; return l } }
        enum W { @Kept static var v: Int; @Default(.x) static var w: Int }
        final class Gone { static var held: Gone? = Gone(); deinit { a = 1 } }
        struct Q: Sequence, IteratorProtocol { mutating func next() -> Int? { a = 1; return nil } }
        let first: Int = { a = 1; return 1 }()
        protocol Store { var v: Int { get set } }
        final class Impl: Store { static let shared = Impl(); var v = 0 }
        let store: Store = Impl.shared
        class Parent { init() { a = 1 } }
        class Child: Parent { override init() { super.init() } }
        func mark(_ n: Int = P.same(1) ? 1 : 2) {}
        """

    private static let samples: [Sample] = [
        // Expressions that give values.
        Sample("_ = 1", ""), Sample("_ = \"x\"", ""), Sample("_ = [1, 2]", ""),
        Sample("_ = [1: 2]", ""),
        Sample("_ = (1, 2)", ""), Sample("_ = nil as Int?", ""), Sample("_ = Int.self", ""),
        Sample("_ = #line", ""), Sample("_ = \\P.n", ""), Sample("_ = 1 is Int", ""),
        Sample("_ = S.fixed", ""), Sample("let s: S = .one; _ = s", ""),
        Sample("_ = -1 + 2 * 3", ""),
        Sample("_ = a &* 2", "reads a"), Sample("_ = a .& b", "reads a b"),
        Sample("let f = { 1 }; _ = f", ""),
        Sample("_ = try? f.g", "reads f unknown.f unknown.g"),
        // Variables.
        Sample("_ = a", "reads a"), Sample("a = 1", "writes a"), Sample("a += 1", "writes a"),
        Sample("_ = S.v", "reads S.v"), Sample("S.v = 1", "writes S.v"),
        Sample("_ = store.v", "reads Impl.v Store.v"),
        Sample("list.append(1)", "reads list, writes list, anything"),
        Sample("swap(&a, &b)", "reads a b, writes a b, anything"),
        // Code of the program's own.
        Sample("P.on()", "writes a"), Sample("_ = P.shared[\"k\"]", "reads P.d"),
        Sample("P.shared[\"k\"] = 1", "reads P.d, writes P.d"), Sample("_ = P[1]", "reads a"),
        Sample("P[1] = 2", "writes a"), Sample("_ = D.shared.x", "reads a"),
        Sample("D.shared.x = 1", "writes b"), Sample("P.shared()", "writes P.n"),
        Sample("a <~ 1", "reads a, writes a"), Sample("_ = +++P.shared", "writes a"),
        Sample("_ = P.shared***", "writes b"), Sample("_ = \"\\(T())\"", "writes a"),
        Sample("print(T())", "writes a output"),
        Sample("_ = String(describing: T())", "writes a, anything"),
        Sample("_ = W.v", "reads W.v a"), Sample("W.v = 1", "writes W.v b"),
        Sample("Gone.held = nil", "writes Gone.held a"), Sample("for _ in Q() {}", "writes a"),
        Sample("_ = first", "writes a"), Sample("mark()", "writes a"),
        Sample("_ = Parent()", "writes a"),
        Sample("P.shared[keyPath: \\.n] = 1", "writes P.n"),
        Sample("_ = P.shared[keyPath: \\.n]", "reads P.n"),
        Sample("P.shared.setValue(1, forKey: \"n\")", "writes P.n, anything"),
        Sample("func local() { a = 1 }; local()", "writes a"), Sample("({ a = 1 })()", "writes a"),
        Sample("[1].forEach { a = $0 }", "writes a"),
        Sample("var on: Int { a = 1; return 1 }; _ = on", "writes a"),
        Sample("var on = 1 { didSet { a = 1 } }; on = 2", "anything"),
        // What isn't known.
        Sample("let f = P.on; f()", "anything"), Sample("unknown()", "anything"),
        // A function of another module may describe what it is given, and multiply it.
        Sample("unknown(T())", "writes a, anything"),
        Sample("unknown(N())", "writes a, anything"),
        Sample("a <<~ 1", "reads a, writes a, anything"), Sample("#own(1)", "anything"),
        Sample("let k = \\P.n; P.shared[keyPath: k] = 1", "writes P.n"),
        Sample("_ = Defaults[.seen]", "reads metatype(\"Defaults\")[]"),
        Sample("Defaults[.seen] = 1", "reads metatype(\"Defaults\")[], anything"),
        Sample("_ = keychain[1]", "reads keychain unknown.keychain, reads anything"),
        Sample("keychain[1] = 1", "reads keychain unknown.keychain, reads anything, anything"),
        Sample("_ = W.w", "reads W.w metatype(\"Default\")[]"),
        Sample("W.w = 1", "writes W.w, anything"),
        Sample("let s = Store2(); s.x = 1", "anything"),
        // Statements.
        Sample("if a > 0 { b = 1 } else { S.v = 1 }", "reads a, writes S.v b"),
        Sample("guard a > 0 else { return }", "reads a"),
        Sample("while a > 0 { b = 1 }", "reads a, writes b"),
        Sample("repeat { b = 1 } while a > 0", "reads a, writes b"),
        Sample("switch a { case P.shared.n: break; default: b = 1 }", "reads a, writes b"),
        Sample("switch 1 { case let n where P.same(n): break; default: break }", "writes a"),
        Sample("do { try P.on() } catch { b = 1 }", "writes a b"),
        Sample("defer { b = 1 }", "writes b"),
        Sample("let n = if a > 0 { 1 } else { 2 }; _ = n", "reads a"),
        Sample("throw E.x", "reads metatype(\"E\").x"),
        Sample("_ = a > 0 ? S.v : b", "reads S.v a b"),
        Sample("if let n = maybe { print(n) }", "reads maybe unknown.maybe, writes output"),
        Sample("if case .one = S.one {}", ""), Sample("#if DEBUG\na = 1\n#endif", "writes a"),
        Sample("return a", "reads a"),
    ]

    @Test("Each sample has its effect", arguments: samples.indices)
    func effect(_ index: Int) {
        let sample = Self.samples[index]
        let found = EffectProgram.effects(of: sample.body, Self.declarations)?.words
        #expect(
            found.map(Self.sorted) == Self.sorted(sample.effect), "\(sample.body)")
    }

    private static func sorted(_ words: String) -> [String] {
        words.split(separator: ",").map {
            String($0.drop { $0 == " " })
        }.sorted()
    }

    // MARK: Every kind

    private enum ExpressionName: String, CaseIterable {
        case name, selfReference, superReference, implicitMember, member, call, subscripted,
            optionalChain, force, cast, assignment, binary, prefix, postfix, inOut, ternary,
            closure, tuple, array, dictionary, literal, effect, statement, macro, type, keyPath,
            opaque

        init(_ kind: Expression.Kind) {
            switch kind {
            case .name: self = .name
            case .selfReference: self = .selfReference
            case .superReference: self = .superReference
            case .implicitMember: self = .implicitMember
            case .member: self = .member
            case .call: self = .call
            case .subscripted: self = .subscripted
            case .optionalChain: self = .optionalChain
            case .force: self = .force
            case .cast: self = .cast
            case .assignment: self = .assignment
            case .binary: self = .binary
            case .prefix: self = .prefix
            case .postfix: self = .postfix
            case .inOut: self = .inOut
            case .ternary: self = .ternary
            case .closure: self = .closure
            case .tuple: self = .tuple
            case .array: self = .array
            case .dictionary: self = .dictionary
            case .literal: self = .literal
            case .effect: self = .effect
            case .statement: self = .statement
            case .macro: self = .macro
            case .type: self = .type
            case .keyPath: self = .keyPath
            case .opaque: self = .opaque
            }
        }
    }

    private enum EventName: String, CaseIterable {
        case read, write, element, global, change, local, call, cast, comparison, unwrap, result,
            escape, keyPath, opaque

        init(_ kind: FlowEvent.Kind) {
            switch kind {
            case .read: self = .read
            case .write: self = .write
            case .element: self = .element
            case .global: self = .global
            case .change: self = .change
            case .local: self = .local
            case .call: self = .call
            case .cast: self = .cast
            case .comparison: self = .comparison
            case .unwrap: self = .unwrap
            case .result: self = .result
            case .escape: self = .escape
            case .keyPath: self = .keyPath
            case .opaque: self = .opaque
            }
        }
    }

    /// Further code, which makes what the samples don't.
    private static let further = """
        class More: Parent {
            var n = 0
            func all(_ box: P?, _ window: Window) {
                _ = self.n
                _ = super.description
                _ = box?.n
                _ = box!.n
                _ = window as? Overlay
                _ = window == window
                _ = .init()
                let own = Window()
                let both = (own, own)
                _ = [Int]()
                _ = any P
                _ = @@
            }
            func give() -> Window { return Window() }
        }
        """

    private static func functions() -> [FlowFunction] {
        let bodies = samples.enumerated().map { "func f\($0.offset)() {\n\($0.element.body)\n}" }
        let sources = TestProgram([
            "A.swift": declarations + "\n" + bodies.joined(separator: "\n") + "\n" + further
        ])
        let file = sources.files[0]
        return file.outline.declarations.flatMap { declaration -> [FlowFunction] in
            let members = declaration.kind.hasMembers ? declaration.members : [declaration]
            return members.flatMap {
                FlowFunction.all(
                    of: LocatedDeclaration(file: file, declaration: $0),
                    owner: declaration.kind.hasMembers ? declaration.name : nil)
            }
        }
    }

    @Test("Every kind of expression is made")
    func expressions() {
        let functions = Self.functions()
        var seen: Set<ExpressionName> = []
        var queue: [Expression] = []
        for function in functions {
            let reader = ExpressionReader(function.file)
            for step in function.located.file.body(of: function.body).steps {
                switch step.kind {
                case .evaluate(let value), .subject(let value), .iterate(_, let value):
                    queue.append(value)
                case .bind(let binding): queue += [binding.value].compactMap { $0 }
                case .returns(let value), .raises(let value): queue += [value].compactMap { $0 }
                case .condition, .label, .catches, .declares, .entry, .exit, .passes, .opaque:
                    queue.append(reader.expression(in: step.range))
                }
            }
        }
        while let next = queue.popLast() {
            seen.insert(ExpressionName(next.kind))
            queue += next.parts
            if case .closure(let shape) = next.kind, let function = functions.first {
                queue.append(ExpressionReader(function.file).expression(in: shape.body))
            }
        }
        // A type by itself is no expression of a body that compiles.
        #expect(Set(ExpressionName.allCases).subtracting(seen).isSubset(of: [.type]))
    }

    @Test("Every kind of event is made")
    func events() {
        let functions = Self.functions()
        let file = functions[0].located.file
        let flow = FlowAnalysis(of: Program(TestProgramOf(files: [file])), by: WindowSemantics()) {
            _, _ in true
        }
        functions.forEach(flow.add)
        flow.run()
        let seen = Set(
            functions.flatMap { flow.trace(of: $0).events.map { EventName($0.kind) } })
        #expect(Set(EventName.allCases).subtracting(seen) == [])
    }

    @Test("Every kind of declaration is made, and those that have code give functions")
    func declarations() {
        let file = Self.functions()[0].located.file
        var queue = file.outline.declarations
        var withCode: Set<DeclarationKind> = []
        while let next = queue.popLast() {
            queue += next.members
            let located = LocatedDeclaration(file: file, declaration: next)
            if !FlowFunction.all(of: located, owner: nil).isEmpty { withCode.insert(next.kind) }
        }
        for kind in DeclarationKind.allCases {
            let hasCode =
                switch kind {
                case .function, .initializer, .deinitializer, .subscript, .variable: true
                case .class, .struct, .enum, .actor, .protocol, .extension, .typealias, .import,
                    .enumCase, .operatorDeclaration, .precedenceGroup, .macro, .associatedType:
                    false
                }
            #expect(withCode.contains(kind) == hasCode, "\(kind)")
        }
    }
}

/// A program of files that are there already.
private struct TestProgramOf: ProgramSources {
    let files: [ProgramFile]

    func files(binding name: String) -> [ProgramFile] { files }
    func files(inheriting type: String) -> [ProgramFile] { files }
    func types(named name: String) -> [LocatedDeclaration] {
        files.flatMap(\.types).filter { $0.declaration.name == name }
    }
    func extensions(of name: String) -> [LocatedDeclaration] {
        files.flatMap(\.extensions).filter { $0.declaration.name == name }
    }
    func inheritance(ofForeign type: String) -> [String] { [] }
}
