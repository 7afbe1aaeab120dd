import Testing

@testable import AppFacts
@testable import LifecycleMigration

/// Effects of the launch that no call of a known function has: each of them is compared too.
struct ComparedEffectTests {
    private static let beside = """
        final class Home: UIViewController {}
        final class Watcher: NSObject { @objc func changed() { print("changed") } }
        final class Hub {
            static let shared = Hub()
            var watchers: [AnyObject] = []
            func addObserver(_ watcher: AnyObject) { watchers.append(watcher) }
        }
        protocol Provider { var token: Int { get } }
        final class Other: Provider { var token: Int { print("other"); return 1 } }
        class Base { var token: Int { 0 } }
        final class Derived: Base { override var token: Int { print("derived"); return 1 } }
        @propertyWrapper struct Noted {
            init(wrappedValue: Int) {}
            var wrappedValue: Int { get { print("read"); return 1 } set {} }
        }
        final class Box {
            static let shared = Box()
            static let made: Int = { print("made"); return 1 }()
            @Noted var noted = 1
            var provider: Provider = Other()
            var base: Base = Derived()
        }
        struct Colors { var tint = 0; var names: [String] = [] }
        final class Theme {
            static let shared = Theme()
            var colors = Colors()
            var reads = 0
            var token: Int { reads += 1; return reads }
            lazy var cache: Int = { print("made"); return 5 }()
        }
        """

    /// The kinds of statement, each as the only one of its launch beside the window.
    private static let statements = [
        "Hub.shared.addObserver(watcher)",
        "NotificationCenter.default.addObserver(watcher, selector: #selector(Watcher.changed), name: UserDefaults.didChangeNotification, object: nil)",
        "center.addObserver(forName: UserDefaults.didChangeNotification, object: nil, queue: nil) { _ in print(\"x\") }",
        "UserDefaults.standard.addObserver(watcher, forKeyPath: \"seen\", options: [], context: nil)",
        "Theme.shared.colors.tint = 5",
        "Theme.shared.colors.names[0] = \"red\"",
        "Theme.shared.colors.names.append(\"red\")",
        "note(&Theme.shared.colors)",
        "count = Theme.shared.token",
        "_ = Theme.shared.token",
        "print(Theme.shared.token)",
        "count = Theme.shared.cache",
    ]

    /// Reads that do something by a way that is not written at their place.
    ///
    /// That one of them is dropped is noticed. That it runs twice is not: open, but for what is made once.
    private static let reads = [
        "_ = Theme.shared.cache", "_ = Box.made", "_ = Box.shared.noted",
        "_ = Box.shared.provider.token", "_ = Box.shared.base.token",
    ]

    /// An app whose launch has some lines beside those for the window; `root` is the class of its first view controller, and `source` its file.
    private static func app(
        _ lines: String = "", root: String = "Home", in source: String? = nil
    ) -> ValidatedApp? {
        let files = [
            "AppDelegate.swift": """
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                let watcher = Watcher()
                let center = NotificationCenter.default
                var count = 0

                func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                    window = UIWindow(frame: UIScreen.main.bounds)
            \(lines)
                    window?.rootViewController = \(root)()
                    window?.makeKeyAndVisible()
                    return true
                }
                private func note(_ colors: inout Colors) { colors.tint = 9 }
            }
            \(beside)
            """
        ]
        return ValidatedApp(files.merging(source.map { ["\(root).swift": $0] } ?? [:]) { $1 })
    }

    @Test("A statement that is dropped, or runs twice, is noticed", arguments: statements)
    func one(statement: String) throws {
        let line = "        \(statement)\n"
        let app = try #require(Self.app(line), "the app is refused")
        let text = app.after("AppDelegate.swift")
        try #require(text.contains(line), "\(text)")
        #expect(app.differences == [])
        for fault in statement.hasSuffix(".cache") ? [""] : ["", line + line] {
            let spoiled = text.replacing(line, with: fault)
            let found = try app.differences(with: spoiled, in: "AppDelegate.swift")
            #expect(found?.isEmpty == false, "\(fault.isEmpty ? "dropped" : "twice")")
        }
    }

    @Test("A read with effects that is dropped is noticed", arguments: reads)
    func read(statement: String) throws {
        let line = "        \(statement)\n"
        let app = try #require(Self.app(line), "the app is refused")
        let text = app.after("AppDelegate.swift")
        try #require(text.contains(line), "\(text)")
        #expect(app.differences == [])
        let found = try app.differences(
            with: text.replacing(line, with: ""), in: "AppDelegate.swift")
        #expect(found?.isEmpty == false)
    }

    @Test("The launch loses its statement and the plan is refused, whatever the statement does")
    func refused() throws {
        for statement in Self.statements + Self.reads {
            let line = "        \(statement)\n"
            let app = try #require(Self.app(line))
            let spoiled = app.after("AppDelegate.swift").replacing(line, with: "")
            #expect(throws: MigrationFailure.self, "\(statement)") {
                try app.findings(with: spoiled, in: "AppDelegate.swift")
            }
        }
    }

    /// What UIKit calls of a view controller that is shown for the first time.
    private static let firstMethods = [
        "override func loadView() { super.loadView(); Hub.shared.addObserver(self) }",
        "override func viewDidLoad() { super.viewDidLoad(); Hub.shared.addObserver(self) }",
        "override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); Hub.shared.addObserver(self) }",
        "override func viewIsAppearing(_ animated: Bool) { super.viewIsAppearing(animated); Hub.shared.addObserver(self) }",
        "override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); Hub.shared.addObserver(self) }",
        "override func awakeFromNib() { super.awakeFromNib(); Hub.shared.addObserver(self) }",
    ]

    @Test("What the first view does when it is shown is compared", arguments: firstMethods)
    func firstView(method: String) throws {
        let source = """
            import UIKit

            final class First: UIViewController {
                \(method)
            }
            """
        let app = try #require(Self.app(root: "First", in: source), "the app is refused")
        let text = app.after("First.swift")
        try #require(text.contains("Hub.shared.addObserver(self)"))
        #expect(app.differences == [])
        let found = try app.differences(
            with: text.replacing("Hub.shared.addObserver(self)", with: ""), in: "First.swift")
        #expect(found?.isEmpty == false)
    }
}
