/// Statements of a random launch in every kind of expression that Swift has, and what they use: code of the app's own that no
/// call names, such as subscripts, operators, wrappers and the witnesses of protocols.
enum LaunchKinds {
    /// The statements; `NAME` is a fresh name.
    static let statements = [
        // Subscripts, wrappers, dynamic members, key paths.
        "Registry[\"a\"] = 2", "Registry[\"a\"] += 1", "print(\"a is \\(Registry[\"a\"])\")",
        "Registry.counted += 2", "Registry.spare.count = 4", "Preferences.shared.volume = 3",
        "Preferences.shared.volume += 1", "Store.theme[keyPath: \\.tint] = \"gold\"",
        "let NAME = \\Theme.tint; Store.theme[keyPath: NAME] = \"plum\"",
        "let NAME = Preferences.shared[keyPath: \\.volume]; print(\"volume \\(NAME)\")",
        // Function values.
        "let NAME = Registry.add; NAME(2)", "Registry.actions.forEach { $0() }",
        "Registry.actions[0]()", "Registry.actions.first?()", "[1, 2].forEach(Registry.add)",
        "_ = [3].map { Registry.add($0) }", "Toucher()(2)",
        "let NAME: (inout Int) -> Void = { $0 += 1 }; NAME(&Store.count)",
        "({ Store.name = \"Flo\" })()", "let NAME = { Store.count += 2 }; NAME()",
        "func NAME() { Store.count += 3 }; NAME()",
        "var NAME: Int { Store.count += 1; return Store.count }; print(\"asked \\(NAME)\")",
        "Registry.actions.append { Store.name = \"Gus\" }; Registry.actions.last!()",
        // Operators.
        "_ = +++Store.count", "Store.count <~ 7", "Store.count%%%",
        "swap(&Store.count, &Registry.kept)",
        "_ = Ranked(value: 1) < Ranked(value: 2)",
        "withUnsafeMutablePointer(to: &Store.count) { $0.pointee += 1 }",
        // Witnesses.
        "print(\"\\(Spoken())\")", "_ = \"\\(Spoken())\"", "_ = String(describing: Spoken())",
        "_ = Set([Hashed()])", "_ = [Hashed(): 1]",
        "_ = [Ranked(value: 2), Ranked(value: 1)].sorted()",
        "_ = max(Ranked(value: 1), Ranked(value: 2))", "for _ in Steps() {}", "_ = Array(Steps())",
        "let NAME: Tagged = 3; _ = NAME", "_ = [Hashed()].contains(Hashed())",
        "switch Hashed() { case Hashed(): break; default: Store.count += 1 }",
        "if case Ranked(value: 1) = 1 { Store.count += 1 }",
        // Lifetimes, lazy values, types.
        "do { _ = Guardian() }", "Registry.guardian = Guardian(); Registry.guardian = nil",
        "_ = Registry.once",
        "try? Registry.attempt()",
        "do { try Registry.attempt() } catch { print(\"failed \\(error)\") }",
        "(Registry.owner as? Owner)?.touch()", "(Registry.owner as! Owner).touch()",
        "Registry.typed!.count += 1",
        "if Registry.owner is Owner { Store.count += 1 }", "Registry.typed?.count += 2",
        "type(of: Registry.typed!).mark()",
        "let NAME: [Marking.Type] = [Owner.self]; NAME.forEach { $0.mark() }",
        "let NAME: Marking = Owner(); NAME.touch()", "Theme.reset(&Store.theme)",
        "Store.theme = .init(tint: Store.isFirst ? \"one\" : \"more\")",
        "let NAME = (Store.load(), Store.name); print(\"pair \\(NAME.0) \\(NAME.1)\")",
        "let NAME = [Store.count, Store.load()]; print(\"list \\(NAME)\")",
        "let NAME = [\"n\": Store.load()]; print(\"table \\(NAME)\")",
        "print(\"line \\(#line > 0), minus \\(-Store.count)\")",
        "let NAME = if Store.isFirst { Store.load() } else { 4 }; print(\"chosen \\(NAME)\")",
        // What is told to others.
        "NotificationCenter.default.addObserver(forName: Services.ready, object: nil, queue: nil) { _ in Store.count += 5 }",
        "NotificationCenter.default.addObserver(self, selector: #selector(hearReady), name: Services.ready, object: nil)",
        "NotificationCenter.default.removeObserver(self)",
        "Services.plugins.forEach { $0.start() }",
        "Services.plugins.removeLast().start()", "Model.shared.title = \"told\"",
        "Model.shared.onChange = { Store.name = $0 }; Model.shared.title = \"once\"",
    ]

    /// The member that the selectors of the statements name.
    static let member = "@objc private func hearReady() {\n        Store.count += 1\n    }"

    /// Operators, which don't get the number of an app and are declared once.
    static let operators = """
        prefix operator +++
        infix operator <~
        postfix operator %%%

        prefix func +++ (value: inout Int) -> Int {
            value += 1
            return value
        }
        func <~ (value: inout Int, other: Int) { value = other }
        postfix func %%% (value: inout Int) { value %= 5 }

        """

    /// What else the statements use.
    static let source = """
        func ~= (pattern: Ranked, value: Int) -> Bool {
            Store.name = "matched"
            return pattern.value == value
        }

        @propertyWrapper
        struct Counted {
            var wrappedValue: Int {
                get { Store.count }
                nonmutating set { Store.count = newValue }
            }
        }

        enum Registry {
            static subscript(key: String) -> Int {
                get { Store.flags[key] ?? 0 }
                set { Store.flags[key] = newValue }
            }
            @Counted static var counted: Int
            static var kept = 6
            static var spare = Owner()
            static var typed: Owner? = Owner()
            static var owner: Any = Owner()
            static var guardian: Guardian?
            static var actions: [() -> Void] = [{ Store.count += 1 }]
            static let once: Int = {
                Store.count += 1
                return Store.count
            }()
            static func add(_ value: Int) { Store.count += value }
            static func attempt() throws {
                Store.name = "tried"
                if Store.count > 40 { throw Failure.tooMany }
            }
        }

        enum Failure: Error {
            case tooMany
        }

        protocol Marking {
            static func mark()
            func touch()
        }

        class Owner: Marking {
            var count = 0 { didSet { Store.flags["o"] = count } }
            class func mark() { Store.name = "marked" }
            func touch() { Store.flags["t"] = Store.count }
        }

        @dynamicMemberLookup
        final class Preferences {
            static let shared = Preferences()
            subscript(dynamicMember name: String) -> Int {
                get { Store.flags[name] ?? 0 }
                set { Store.flags[name] = newValue }
            }
            var volume: Int {
                get { Store.flags["v"] ?? 0 }
                set { Store.flags["v"] = newValue }
            }
        }

        struct Toucher {
            func callAsFunction(_ value: Int) { Store.count += value }
        }

        struct Spoken: CustomStringConvertible {
            var description: String {
                Store.count += 1
                return "spoken"
            }
        }

        struct Hashed: Hashable {
            static func == (left: Hashed, right: Hashed) -> Bool {
                Store.name = "equal"
                return true
            }
            func hash(into hasher: inout Hasher) { Store.count += 1 }
        }

        struct Ranked: Comparable {
            let value: Int
            static func < (left: Ranked, right: Ranked) -> Bool {
                Store.name = "ranked"
                return left.value < right.value
            }
        }

        struct Steps: Sequence, IteratorProtocol {
            var left = 2
            mutating func next() -> Int? {
                Store.count += 1
                left -= 1
                return left < 0 ? nil : left
            }
        }

        final class Guardian {
            deinit { Store.name = "gone" }
        }

        struct Tagged: ExpressibleByIntegerLiteral {
            init(integerLiteral value: Int) { Store.count += value }
        }

        extension Theme {
            static func reset(_ theme: inout Theme) { theme.tint = "plain" }
        }

        extension Services {
            static var plugins: [Plugin] = [CountingPlugin(), NamingPlugin()]
        }

        protocol Plugin {
            func start()
        }

        struct CountingPlugin: Plugin {
            func start() { Store.count += 7 }
        }

        struct NamingPlugin: Plugin {
            func start() { Store.name = "plugged" }
        }

        """
}
