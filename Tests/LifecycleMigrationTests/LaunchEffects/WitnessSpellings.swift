extension EffectSpelling {
    /// Code that the language or the standard library calls by way of a protocol, without a call being written.
    static let witnesses = [
        EffectSpelling(
            "hash of an element", "_ = Set([P()])", "S.v",
            "struct P: Hashable { func hash(into hasher: inout Hasher) { S.v = true } }"),
        EffectSpelling(
            "order of elements", "_ = [P(), P()].sorted()", "S.v",
            "struct P: Comparable { static func < (left: P, right: P) -> Bool { S.v = true; return true } }"
        ),
        EffectSpelling(
            "greatest element", "_ = [P(), P()].max()", "S.v",
            "struct P: Comparable { static func < (left: P, right: P) -> Bool { S.v = true; return true } }"
        ),
        EffectSpelling(
            "encoding", "_ = try? JSONEncoder().encode([\"a\": P()])", "S.v",
            "struct P: Encodable { func encode(to encoder: Encoder) throws { S.v = true } }"),
        EffectSpelling(
            "decoding", "_ = try? JSONDecoder().decode(P.self, from: Data())", "S.v",
            "struct P: Decodable { init(from decoder: Decoder) throws { S.v = true } }"),
        EffectSpelling(
            "literal of text", "mark(\"a\")", "S.v",
            "struct P: ExpressibleByStringLiteral { init(stringLiteral value: String) { S.v = true } }\nfunc mark(_ p: P) {}"
        ),
        EffectSpelling(
            "literal of a number", "let p: P = 3; _ = p", "S.v",
            "struct P: ExpressibleByIntegerLiteral { init(integerLiteral value: Int) { S.v = true } }"
        ),
        EffectSpelling(
            "literal of an array", "mark([1, 2])", "S.v",
            "struct P: ExpressibleByArrayLiteral { init(arrayLiteral elements: Int...) { S.v = true } }\nfunc mark(_ p: P) {}"
        ),
        EffectSpelling(
            "nil", "mark(nil)", "S.v",
            "struct P: ExpressibleByNilLiteral { init(nilLiteral: ()) { S.v = true } }\nfunc mark(_ p: P) {}"
        ),
        EffectSpelling(
            "pattern operator", "switch \"a\" { case 3: break; default: break }", "S.v",
            "func ~= (pattern: Int, value: String) -> Bool { S.v = true; return true }"),
        EffectSpelling(
            "equality of a pattern", "switch P() { case .one: break; default: break }", "S.v",
            "struct P: Equatable { static let one = P(); static func == (left: P, right: P) -> Bool { S.v = true; return true } }"
        ),
        EffectSpelling(
            "result builder", "build { 1; 2 }", "S.v",
            "@resultBuilder enum P { static func buildBlock(_ n: Int...) -> Int { S.v = true; return 0 } }\nfunc build(@P _ make: () -> Int) { _ = make() }"
        ),
        EffectSpelling(
            "value at the top level that is called", "p()", "S.v",
            "final class P { func callAsFunction() { S.v = true } }\nlet p = P()"),
        EffectSpelling(
            "closure at the top level", "mark()", "S.v",
            "let mark: () -> Void = { S.v = true }"),
        EffectSpelling(
            "method of a generic parameter", "run(P())", "S.v",
            "protocol Marking { func mark() }\nstruct P: Marking { func mark() { S.v = true } }\nfunc run<T: Marking>(_ value: T) { value.mark() }"
        ),
        EffectSpelling(
            "method of a condition's type", "run([P()])", "S.v",
            "protocol Marking { func mark() }\nstruct P: Marking { func mark() { S.v = true } }\nfunc run<T>(_ values: [T]) where T: Marking { values.forEach { $0.mark() } }"
        ),
        EffectSpelling(
            "method of a generic member", "Holder(P()).run()", "S.v",
            "class M { func mark() {} }\nfinal class P: M { override func mark() { S.v = true } }\nfinal class Holder<T: M> { var held: T; init(_ held: T) { self.held = held }; func run() { held.mark() } }"
        ),
        EffectSpelling(
            "hash of a key", "_ = [P(): 1]", "S.v",
            "struct P: Hashable { func hash(into hasher: inout Hasher) { S.v = true } }"),
        EffectSpelling(
            "hash of a part", "_ = Set([W()])", "S.v",
            "struct P: Hashable { func hash(into hasher: inout Hasher) { S.v = true } }\nstruct W: Hashable { let p = P() }"
        ),
        EffectSpelling(
            "equality of arrays", "_ = [P()] == [P()]", "S.v",
            "struct P: Equatable { static func == (left: P, right: P) -> Bool { S.v = true; return true } }"
        ),
        EffectSpelling(
            "pattern of a condition", "if case 3 = \"a\" {}", "S.v",
            "func ~= (pattern: Int, value: String) -> Bool { S.v = true; return true }"),
        EffectSpelling(
            "builder of a member", "_ = M().n", "S.v",
            "@resultBuilder enum P { static func buildBlock(_ n: Int...) -> Int { S.v = true; return 0 } }\nstruct M { @P var n: Int { 1; 2 } }"
        ),
        EffectSpelling(
            "builder of an initializer", "_ = M { 1; 2 }", "S.v",
            "@resultBuilder enum P { static func buildBlock(_ n: Int...) -> Int { S.v = true; return 0 } }\nstruct M { init(@P _ make: () -> Int) { _ = make() } }"
        ),
        EffectSpelling(
            "builder of a kept closure", "_ = M { 1; 2 }", "S.v",
            "@resultBuilder enum P { static func buildBlock(_ n: Int...) -> Int { S.v = true; return 0 } }\nstruct M { @P var make: () -> Int }"
        ),
        EffectSpelling(
            "required initializer", "let _: P = make()", "S.v",
            "protocol Making { init() }\nstruct P: Making { init() { S.v = true } }\nfunc make<T: Making>() -> T { T() }"
        ),
        EffectSpelling(
            "object that changes", "P.shared.v = true", "hears()",
            "final class P: ObservableObject { static let shared = P(); @Published var v = false }\nfunc hears() -> Bool { P.shared.objectWillChange.sink { _ in }.hashValue == 0 }",
            modules: ["Combine"], hasFlag: false),
        EffectSpelling(
            "posted notification of the system", "tell()", "hears()",
            "func tell() { notify_post(\"mark\") }\nfunc hears() -> Bool { var token: Int32 = 0; return notify_register_check(\"mark\", &token) == 0 }",
            hasFlag: false),
        EffectSpelling(
            "enqueued notification",
            "NotificationQueue.default.enqueue(Notification(name: .mark), postingStyle: .now)",
            "hears()",
            "extension Notification.Name { static let mark = Notification.Name(\"mark\") }\nfunc hears() -> Bool { NotificationCenter.default.addObserver(forName: .mark, object: nil, queue: nil) { _ in }.isEqual(nil) }",
            hasFlag: false),
        EffectSpelling(
            "observed property", "P.shared.v = true", "hears()",
            "final class P: NSObject { static let shared = P(); @objc dynamic var v = false }\nfunc hears() -> Bool { P.shared.observe(\\.v) { _, _ in }.isEqual(nil) }",
            hasFlag: false),
        EffectSpelling(
            "published property", "P.shared.v = true", "hears()",
            "final class P: ObservableObject { static let shared = P(); @Published var v = false }\nfunc hears() -> Bool { P.shared.$v.dropFirst().sink { _ in }.hashValue == 0 }",
            modules: ["Combine"], hasFlag: false),
        EffectSpelling(
            "projected value", "P.on = true", "hears()",
            "@propertyWrapper final class Watched { var hooks: [(Bool) -> Void] = []; var wrappedValue: Bool { didSet { hooks.forEach { $0(wrappedValue) } } }; var projectedValue: Watched { self }; init(wrappedValue: Bool) { self.wrappedValue = wrappedValue } }\nenum P { @Watched static var on = false }\nfunc hears() -> Bool { P.$on.hooks.append { print($0) }; return true }",
            hasFlag: false),
    ]
}
