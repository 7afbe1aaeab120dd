/// What the programs of the property test keep, and what was logged.
struct Machine: Hashable {
    var a = 0, b = 0, c = 0, d = 0, x = 0, y = 0, n = 0, m = 0
    var isMarked = false, isOnce = false, isHeld = true
    var lines: [Int] = []
}

/// A piece of code: its text, and what it does, written from the language's grammar and from nothing else.
struct Piece {
    let text: String
    let run: (inout Machine) -> Void
}

/// An expression: its text, and its value.
struct Term {
    let text: String
    let value: (inout Machine) -> Int
}

/// Makes programs by a seed.
struct RandomProgram {
    private var state: UInt64
    /// The constructs that were made, by name.
    private(set) var made: Set<String> = []

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

    /// The declarations that all programs have.
    static let declarations = """
        enum G { static var a = 0; static var b = 0; static var c = 0; static var d = 0 }
        var x = 0
        var y = 0
        var lines: [Int] = []
        func log(_ n: Int) { lines.append(n) }
        func twice(_ n: Int) -> Int { return n &+ n }
        func set(_ place: inout Int, _ n: Int) { place = n }
        func three(_ n: Int = G.a) -> Int { n &+ 3 }
        final class Box {
            static let shared = Box()
            var n = 0
            var m = 0 { didSet { G.c = G.c &+ 1 } }
            subscript(i: Int) -> Int { get { n &+ i } set { n = newValue &+ i } }
            func bump() { n = n &+ 1 }
            lazy var once: Int = { G.d = 7; return 1 }()
        }
        enum P {
            static var on: Int { get { G.a &+ 1 } set { G.a = newValue } }
            static func start() { G.b = 4 }
            static let handler: () -> Void = { y = 5 }
            static let handlers: [() -> Void] = [{ x = 6 }, { G.c = 6 }]
        }
        @dynamicMemberLookup final class Dyn {
            static let shared = Dyn()
            subscript(dynamicMember k: String) -> Int { get { G.b } set { G.b = newValue } }
        }
        @propertyWrapper struct Kept { var wrappedValue: Int { get { G.d } nonmutating set { G.d = newValue } } }
        enum W { @Kept static var v: Int }
        struct R { static let shared = R(); func callAsFunction() { G.a = G.a &+ 2 } }
        struct T: CustomStringConvertible { var description: String { G.b = 9; return "t" } }
        let marked: Int = { G.c = 5; return 1 }()
        final class Token { deinit { G.d = 3 } }
        var held: Token? = Token()
        infix operator <~
        func <~ (place: inout Int, n: Int) { place = n }
        prefix operator +++
        prefix func +++ (n: Int) -> Int { G.a = n; return n }
        struct Two: Sequence, IteratorProtocol {
            var left = 2
            mutating func next() -> Int? { G.d = G.d &+ 1; if left == 0 { return nil }; left -= 1; return left }
        }
        protocol Store: AnyObject { var n: Int { get set } }
        extension Box: Store {}
        let store: Store = Box.shared
        """

    private mutating func next(_ bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % bound
    }

    // MARK: Expressions

    /// An expression.
    mutating func term(_ depth: Int = 0) -> Term {
        switch next(depth > 2 ? 8 : 20) {
        case 0:
            let n = next(5)
            return note("literal", Term(text: "\(n)") { _ in n })
        case 1: return note("static", Term(text: "G.a") { $0.a })
        case 2: return note("static", Term(text: "G.b") { $0.b })
        case 3: return note("static", Term(text: "G.c") { $0.c })
        case 4: return note("static", Term(text: "G.d") { $0.d })
        case 5: return note("global", Term(text: "x") { $0.x })
        case 6: return note("global", Term(text: "y") { $0.y })
        case 7: return note("member", Term(text: "Box.shared.n") { $0.n })
        case 8: return note("subscript", Term(text: "Box.shared[1]") { $0.n &+ 1 })
        case 9: return note("getter", Term(text: "P.on") { $0.a &+ 1 })
        case 10: return note("dynamic member", Term(text: "Dyn.shared.k") { $0.b })
        case 11: return note("wrapper", Term(text: "W.v") { $0.d })
        case 12: return note("key path", Term(text: #"Box.shared[keyPath: \.n]"#) { $0.n })
        case 13:
            return note(
                "interpolation",
                Term(text: #""\(T())".count"#) {
                    $0.b = 9
                    return 1
                })
        case 14:
            return note(
                "lazy global",
                Term(text: "marked") {
                    if !$0.isMarked { $0.c = 5 }
                    $0.isMarked = true
                    return 1
                })
        case 15:
            return note(
                "lazy member",
                Term(text: "Box.shared.once") {
                    if !$0.isOnce { $0.d = 7 }
                    $0.isOnce = true
                    return 1
                })
        case 16: return note("default argument", Term(text: "three()") { $0.a &+ 3 })
        case 17: return note("protocol", Term(text: "store.n") { $0.n })
        case 18: return combined(depth)
        default: return called(depth)
        }
    }

    private mutating func combined(_ depth: Int) -> Term {
        let (one, two) = (term(depth + 1), term(depth + 1))
        guard next(2) == 0 else {
            return note(
                "operator",
                Term(text: "(\(one.text) &+ \(two.text))") { machine in
                    let first = one.value(&machine)
                    return first &+ two.value(&machine)
                })
        }
        return note(
            "ternary",
            Term(text: "(x > 1 ? \(one.text) : \(two.text))") { machine in
                machine.x > 1 ? one.value(&machine) : two.value(&machine)
            })
    }

    private mutating func called(_ depth: Int) -> Term {
        let one = term(depth + 1)
        switch next(3) {
        case 0:
            return note(
                "function",
                Term(text: "twice(\(one.text))") {
                    let n = one.value(&$0)
                    return n &+ n
                })
        case 1: return note("closure at once", Term(text: "({ \(one.text) })()") { one.value(&$0) })
        default:
            return note(
                "prefix operator",
                Term(text: "+++(\(one.text))") {
                    $0.a = one.value(&$0)
                    return $0.a
                })
        }
    }

    private mutating func note(_ name: String, _ term: Term) -> Term {
        made.insert(name)
        return term
    }

    private mutating func note(_ name: String, _ piece: Piece) -> Piece {
        made.insert(name)
        return piece
    }

    // MARK: Statements

    /// A few statements.
    mutating func block(_ depth: Int = 0) -> Piece {
        let pieces = (0...next(depth == 0 ? 3 : 2)).map { _ in statement(depth) }
        return Piece(text: pieces.map(\.text).joined(separator: "\n")) { machine in
            for piece in pieces { piece.run(&machine) }
        }
    }

    private mutating func statement(_ depth: Int) -> Piece {
        let e = term()
        switch next(depth > 1 ? 20 : 27) {
        case 0: return note("assignment", Piece(text: "G.a = \(e.text)") { $0.a = e.value(&$0) })
        case 1: return note("assignment", Piece(text: "G.b = \(e.text)") { $0.b = e.value(&$0) })
        case 2: return note("assignment", Piece(text: "x = \(e.text)") { $0.x = e.value(&$0) })
        case 3:
            return note(
                "compound",
                Piece(text: "y += 2") { $0.y = $0.y &+ 2 })
        case 4:
            return note("member", Piece(text: "Box.shared.n = \(e.text)") { $0.n = e.value(&$0) })
        case 5:
            return note(
                "observer",
                Piece(text: "Box.shared.m = \(e.text)") {
                    $0.m = e.value(&$0)
                    $0.c = $0.c &+ 1
                })
        case 6:
            return note(
                "subscript", Piece(text: "Box.shared[1] = \(e.text)") { $0.n = e.value(&$0) &+ 1 })
        case 7: return note("method", Piece(text: "Box.shared.bump()") { $0.n = $0.n &+ 1 })
        case 8: return note("inout", Piece(text: "set(&G.b, \(e.text))") { $0.b = e.value(&$0) })
        case 9: return note("inout operator", Piece(text: "x <~ \(e.text)") { $0.x = e.value(&$0) })
        case 10: return note("callAsFunction", Piece(text: "R.shared()") { $0.a = $0.a &+ 2 })
        case 11:
            return note(
                "method as a value", Piece(text: "do { let f = P.start; f() }") { $0.b = 4 })
        case 12: return note("kept closure", Piece(text: "P.handler()") { $0.y = 5 })
        case 13:
            return note(
                "closures in an array",
                Piece(text: "P.handlers.forEach { $0() }") {
                    $0.x = 6
                    $0.c = 6
                })
        case 14:
            return note(
                "deinit",
                Piece(text: "held = nil") {
                    if $0.isHeld { $0.d = 3 }
                    $0.isHeld = false
                })
        case 15:
            return note(
                "dynamic member", Piece(text: "Dyn.shared.k = \(e.text)") { $0.b = e.value(&$0) })
        case 16: return note("wrapper", Piece(text: "W.v = \(e.text)") { $0.d = e.value(&$0) })
        case 17: return note("setter", Piece(text: "P.on = \(e.text)") { $0.a = e.value(&$0) })
        case 18: return note("log", Piece(text: "log(\(e.text))") { $0.lines.append(e.value(&$0)) })
        case 19: return note("protocol", Piece(text: "store.n = \(e.text)") { $0.n = e.value(&$0) })
        default: return nested(depth, e)
        }
    }

    private mutating func nested(_ depth: Int, _ e: Term) -> Piece {
        let (one, two) = (block(depth + 1), block(depth + 1))
        switch next(7) {
        case 0:
            return note(
                "if",
                Piece(text: "if \(e.text) > 2 {\n\(one.text)\n} else {\n\(two.text)\n}") {
                    if e.value(&$0) > 2 { one.run(&$0) } else { two.run(&$0) }
                })
        case 1:
            return note(
                "loop",
                Piece(text: "for _ in 0..<2 {\n\(one.text)\n}") { machine in
                    for _ in 0..<2 { one.run(&machine) }
                })
        case 2:
            return note(
                "switch",
                Piece(text: "switch \(e.text) {\ncase 1: \(one.text)\ndefault: \(two.text)\n}") {
                    if e.value(&$0) == 1 { one.run(&$0) } else { two.run(&$0) }
                })
        case 3:
            return note(
                "defer",
                Piece(text: "do {\ndefer {\n\(one.text)\n}\n\(two.text)\n}") {
                    two.run(&$0)
                    one.run(&$0)
                })
        case 4:
            let name = "local\(next(1_000_000))"
            return note(
                "local function",
                Piece(text: "func \(name)() {\n\(one.text)\n}\n\(name)()") { one.run(&$0) })
        case 5:
            let name = "kept\(next(1_000_000))"
            return note(
                "several closures",
                Piece(
                    text:
                        "var \(name) = {\n\(one.text)\n}\nif \(e.text) > 2 { \(name) = {\n\(two.text)\n} }\n\(name)()"
                ) {
                    if e.value(&$0) > 2 { two.run(&$0) } else { one.run(&$0) }
                })
        default:
            return note(
                "sequence",
                Piece(text: "for _ in Two() {\n\(one.text)\n}") { machine in
                    for _ in 0..<2 {
                        machine.d = machine.d &+ 1
                        one.run(&machine)
                    }
                    machine.d = machine.d &+ 1
                })
        }
    }

    // MARK: Machines

    /// A machine to start with.
    mutating func machine() -> Machine {
        Machine(
            a: next(6), b: next(6), c: next(6), d: next(6), x: next(6), y: next(6), n: next(6),
            m: next(6), isMarked: next(2) == 0, isOnce: next(2) == 0, isHeld: next(2) == 0)
    }
}
