/// One way in which code sets a truth that other code asks for: how that is written, and what has to be declared for it.
struct EffectSpelling: Sendable, CustomStringConvertible {
    /// What it is called.
    let name: String
    /// The statement that sets it.
    let write: String
    /// The expression that asks for it.
    let read: String
    /// The declarations.
    let store: String
    /// The modules that are imported beside Foundation.
    var modules: [String] = []
    /// What has to stand in front of everything in the launch.
    var setup = ""

    var description: String { name }

    private static let flag = "enum S { static var v = false }\n"

    init(
        _ name: String, _ write: String, _ read: String = "S.v", _ store: String,
        modules: [String] = [], setup: String = "", hasFlag: Bool = true
    ) {
        self.name = name
        self.write = write
        self.read = read
        self.store = (hasFlag ? Self.flag : "") + store
        self.modules = modules
        self.setup = setup
    }

    /// Code of the app's own that an access runs.
    private static let own = [
        EffectSpelling(
            "subscript", #"P.shared["seen"] = true"#, #"P.shared["seen"]"#,
            "final class P { static let shared = P(); private var d: [String: Bool] = [:]; subscript(k: String) -> Bool { get { d[k] ?? false } set { d[k] = newValue } } }"
        ),
        EffectSpelling(
            "static subscript", #"P["seen"] = true"#, #"P["seen"]"#,
            "enum P { static var d: [String: Bool] = [:]; static subscript(k: String) -> Bool { get { d[k] ?? false } set { d[k] = newValue } } }"
        ),
        EffectSpelling(
            "global with a subscript", "prefs[1] = true", "prefs[1]",
            "final class P { var d: [Int: Bool] = [:]; subscript(_ k: Int) -> Bool { get { return d[k] ?? false } set { d[k] = newValue } } }\nlet prefs = P()"
        ),
        EffectSpelling(
            "subscript of an extension", #"UserDefaults.standard["v"] = true"#,
            #"UserDefaults.standard["v"]"#,
            "extension UserDefaults { subscript(k: String) -> Bool { get { bool(forKey: k) } set { set(newValue, forKey: k) } } }"
        ),
        EffectSpelling(
            "wrapped defaults", #"P.mark("v")"#, #"P.isMarked("v")"#,
            "enum P { static func mark(_ name: String) { UserDefaults.standard.set(true, forKey: name) }; static func isMarked(_ key: String) -> Bool { UserDefaults.standard.bool(forKey: key) } }"
        ),
        EffectSpelling(
            "dynamic member", "P.shared.seen = true", "P.shared.seen",
            "@dynamicMemberLookup final class P { static let shared = P(); var d: [String: Bool] = [:]; subscript(dynamicMember k: String) -> Bool { get { d[k] ?? false } set { d[k] = newValue } } }"
        ),
        EffectSpelling(
            "key path", #"P.shared[keyPath: \.v] = true"#, "P.shared.v",
            "final class P { static let shared = P(); var v = false }"),
        EffectSpelling(
            "key path in a constant", "let path = \\P.v; P.shared[keyPath: path] = true",
            "P.shared.v", "final class P { static let shared = P(); var v = false }"),
        EffectSpelling(
            "key and value", #"P.shared.setValue(true, forKey: "v")"#, "P.shared.v",
            "final class P: NSObject { static let shared = P(); @objc dynamic var v = false }"),
        EffectSpelling(
            "method as a value", "let run = P.on; run()", "S.v",
            "enum P { static func on() { S.v = true } }"),
        EffectSpelling(
            "kept closure", "P.handler()", "S.v",
            "enum P { static var handler: () -> Void = { S.v = true } }"),
        EffectSpelling(
            "closures in an array", "P.handlers.forEach { $0() }", "S.v",
            "enum P { static var handlers: [() -> Void] = [{ S.v = true }] }"),
        EffectSpelling(
            "loop over closures", "for handler in P.handlers { handler() }", "S.v",
            "enum P { static let handlers: [() -> Void] = [P.on]; static func on() { S.v = true } }"
        ),
        EffectSpelling(
            "callAsFunction", "P.shared()", "S.v",
            "struct P { static let shared = P(); func callAsFunction() { S.v = true } }"),
        EffectSpelling(
            "inout operator", "S.v <~ true", "S.v",
            "infix operator <~\nfunc <~ (left: inout Bool, right: Bool) { left = right }"),
        EffectSpelling(
            "operator of a type", "P.shared <+ true", "S.v",
            "infix operator <+\nfinal class P { static let shared = P(); static func <+ (left: P, right: Bool) { S.v = right } }"
        ),
        EffectSpelling(
            "prefix operator", "+++P.shared", "S.v",
            "prefix operator +++\nfinal class P { static let shared = P(); static prefix func +++ (p: P) { S.v = true } }"
        ),
        EffectSpelling(
            "compound assignment", "P.log += 1", "S.v",
            "struct P { var n = 0; static var log = P(); static func += (left: inout P, right: Int) { S.v = true } }"
        ),
        EffectSpelling(
            "interpolation", #"_ = "\(P())""#, "S.v",
            "struct P: CustomStringConvertible { var description: String { S.v = true; return \"\" } }"
        ),
        EffectSpelling(
            "deinit", "P.held = nil", "S.v",
            "final class P { static var held: P? = P(); deinit { S.v = true } }"),
        EffectSpelling(
            "lazy global", "_ = marked", "S.v",
            "let marked: Int = { S.v = true; return 1 }()"),
        EffectSpelling(
            "static constant", "_ = P.marked", "S.v",
            "enum P { static let marked: Int = { S.v = true; return 1 }() }"),
        EffectSpelling(
            "lazy member", "_ = P.shared.marked", "S.v",
            "final class P { static let shared = P(); lazy var marked: Int = { S.v = true; return 1 }() }"
        ),
        EffectSpelling(
            "observer", "P.n = 1", "S.v",
            "enum P { static var n = 0 { didSet { S.v = true } } }"),
        EffectSpelling(
            "setter", "P.on = true", "P.on",
            "enum P { static var on: Bool { get { S.v } set { S.v = newValue } } }"),
        EffectSpelling(
            "wrapper", "P.seen = true", "P.other",
            "@propertyWrapper struct Kept { var wrappedValue: Bool { get { S.v } nonmutating set { S.v = newValue } } }\nenum P { @Kept static var seen: Bool; @Kept static var other: Bool }"
        ),
        EffectSpelling(
            "default argument", "P.mark()", "S.v",
            "enum P { static func on() -> Bool { S.v = true; return true }; static func mark(_ v: Bool = P.on()) {} }"
        ),
        EffectSpelling(
            "protocol", "store.v = true", "Impl.shared.v",
            "protocol Store: AnyObject { var v: Bool { get set } }\nfinal class Impl: Store { static let shared = Impl(); var v = false }\nlet store: Store = Impl.shared"
        ),
        EffectSpelling(
            "sequence", "for _ in P() {}", "S.v",
            "struct P: Sequence, IteratorProtocol { mutating func next() -> Int? { S.v = true; return nil } }"
        ),
        EffectSpelling(
            "pattern", "switch 1 { case P.n() : break; default: break }", "S.v",
            "enum P { static func n() -> Int { S.v = true; return 1 } }"),
        EffectSpelling(
            "condition of a case", "switch 1 { case let n where P.isOn(n): break; default: break }",
            "S.v", "enum P { static func isOn(_ n: Int) -> Bool { S.v = true; return true } }"),
        EffectSpelling(
            "inout argument", "P.mark(&S.v)", "S.v",
            "enum P { static func mark(_ v: inout Bool) { v = true } }"),
        EffectSpelling(
            "pointer to a variable", "withUnsafeMutablePointer(to: &S.v) { $0.pointee = true }",
            "S.v", ""),
        EffectSpelling(
            "mutating method", "P.shared.turnOn()", "P.shared.v",
            "struct P { static var shared = P(); var v = false; mutating func turnOn() { v = true } }"
        ),
        EffectSpelling(
            "local function", "func on() { S.v = true }; on()", "S.v", ""),
        EffectSpelling("closure at once", "({ S.v = true })()", "S.v", ""),
        EffectSpelling(
            "initializer", "_ = P()", "S.v", "final class P { init() { S.v = true } }"),
        EffectSpelling(
            "computed local", "var on: Bool { S.v = true; return true }; _ = on", "S.v", ""),
    ]

    /// What other modules keep.
    private static let kept = [
        EffectSpelling(
            "Defaults by key path", #"Defaults[\.seen] = true"#, #"Defaults[\.seen]"#,
            "extension DefaultsKeys { var seen: DefaultsKey<Bool> { .init(\"seen\", defaultValue: false) } }",
            modules: ["SwiftyUserDefaults"], hasFlag: false),
        EffectSpelling(
            "Defaults by key", "Defaults[.seen] = true", "Defaults[.seen]",
            "extension Defaults.Keys { static let seen = Key<Bool>(\"seen\", default: false) }",
            modules: ["Defaults"], hasFlag: false),
        EffectSpelling(
            "keychain", #"Keychain(service: "a")["k"] = "v""#,
            #"Keychain(service: "a")["k"] != nil"#, "", modules: ["KeychainAccess"],
            hasFlag: false),
        EffectSpelling(
            "container", "container.register(Flag.self) { _ in Flag() }",
            "container.resolve(Flag.self) != nil",
            "final class Flag {}\nlet container = Container()",
            modules: ["Swinject"], hasFlag: false),
        EffectSpelling(
            "factory", "Container.shared.flag.register { true }", "Container.shared.flag()",
            "extension Container { var flag: Factory<Bool> { self { false } } }",
            modules: ["Factory"], hasFlag: false),
        EffectSpelling(
            "database", "let realm = try! Realm(); realm.add(Flag())",
            "try! Realm().objects(Flag.self).count > 0", "final class Flag: Object {}",
            modules: ["RealmSwift"], hasFlag: false),
        EffectSpelling(
            "relay", "P.relay.accept(true)", "P.relay.value",
            "enum P { static let relay = BehaviorRelay<Bool>(value: false) }",
            modules: ["RxRelay"], hasFlag: false),
        EffectSpelling(
            "subject", "P.subject.send(true)", "P.subject.value",
            "enum P { static let subject = CurrentValueSubject<Bool, Never>(false) }",
            modules: ["Combine"], hasFlag: false),
        EffectSpelling(
            "hash table", "P.table.add(P.one)", "P.table.count > 0",
            "enum P { static let one = NSObject(); static let table = NSHashTable<NSObject>.weakObjects() }",
            hasFlag: false),
        EffectSpelling(
            "cache", #"P.cache.setObject(P.one, forKey: "k")"#,
            #"P.cache.object(forKey: "k") != nil"#,
            "enum P { static let one = NSObject(); static let cache = NSCache<NSString, NSObject>() }",
            hasFlag: false),
        EffectSpelling(
            "pointer", "P.pointer.pointee = true", "P.pointer.pointee",
            "enum P { static let pointer = UnsafeMutablePointer<Bool>.allocate(capacity: 1) }",
            hasFlag: false),
        EffectSpelling(
            "environment", #"setenv("SEEN", "1", 1)"#, #"getenv("SEEN") != nil"#, "", hasFlag: false
        ),
        EffectSpelling(
            "environment of the process", #"setenv("SEEN", "1", 1)"#,
            #"ProcessInfo.processInfo.environment["SEEN"] != nil"#, "", hasFlag: false),
        EffectSpelling(
            "file", "try? Data().write(to: flagFile)",
            "FileManager.default.fileExists(atPath: flagFile.path)",
            "let flagFile = URL(fileURLWithPath: \"/tmp/seen\")", hasFlag: false),
        EffectSpelling(
            "file by the manager",
            #"FileManager.default.createFile(atPath: "/tmp/seen", contents: nil)"#,
            #"(try? Data(contentsOf: URL(fileURLWithPath: "/tmp/seen"))) != nil"#, "",
            hasFlag: false),
        EffectSpelling(
            "thread", #"Thread.current.threadDictionary["seen"] = true"#,
            #"Thread.current.threadDictionary["seen"] != nil"#, "", hasFlag: false),
        EffectSpelling(
            "defaults", #"UserDefaults.standard.set(true, forKey: "seen")"#,
            #"UserDefaults.standard.bool(forKey: "seen")"#, "", hasFlag: false),
        EffectSpelling(
            "posted notification", #"NotificationCenter.default.post(name: .mark, object: nil)"#,
            "S.v", "extension Notification.Name { static let mark = Notification.Name(\"mark\") }",
            setup:
                "NotificationCenter.default.addObserver(forName: .mark, object: nil, queue: nil) { _ in S.v = true }"
        ),
        EffectSpelling(
            "notification to a method",
            #"NotificationCenter.default.post(name: .mark, object: nil)"#, "S.v",
            "extension Notification.Name { static let mark = Notification.Name(\"mark\") }\nfinal class P: NSObject { static let shared = P(); @objc func marked() { S.v = true } }",
            setup:
                "NotificationCenter.default.addObserver(P.shared, selector: #selector(P.marked), name: .mark, object: nil)"
        ),
        EffectSpelling(
            "subject with a sink", "P.subject.send(1)", "S.v",
            "enum P { static let subject = PassthroughSubject<Int, Never>(); static var held: AnyCancellable? }",
            modules: ["Combine"], setup: "P.held = P.subject.sink { _ in S.v = true }"),
    ]

    /// State of the system, which is set by one name and asked for by another.
    private static let system = [
        EffectSpelling(
            "registered defaults", #"UserDefaults.standard.register(defaults: ["seen": true])"#,
            #"UserDefaults.standard.bool(forKey: "seen")"#, "", hasFlag: false),
        EffectSpelling(
            "time zone", #"NSTimeZone.default = TimeZone(identifier: "UTC")!"#,
            "TimeZone.current.isDaylightSavingTime()", "", hasFlag: false),
        EffectSpelling("seed", "srand48(7)", "drand48() > 0.5", "", hasFlag: false),
        EffectSpelling(
            "folder", #"_ = FileManager.default.changeCurrentDirectoryPath("/tmp")"#,
            "FileManager.default.currentDirectoryPath.isEmpty", "", hasFlag: false),
        EffectSpelling(
            "battery", "UIDevice.current.isBatteryMonitoringEnabled = true",
            "UIDevice.current.batteryLevel > 0", "", hasFlag: false),
        EffectSpelling(
            "idle timer", "UIApplication.shared.isIdleTimerDisabled = true",
            "UIApplication.shared.isIdleTimerDisabled", "", hasFlag: false),
        EffectSpelling(
            "sound", "try? AVAudioSession.sharedInstance().setCategory(.playback)",
            "AVAudioSession.sharedInstance().category == .playback", "",
            modules: ["AVFoundation"], hasFlag: false),
    ]

    /// Every spelling.
    static let all = own + kept + system + witnesses
}
