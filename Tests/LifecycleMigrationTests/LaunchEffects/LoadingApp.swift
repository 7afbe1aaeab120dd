/// An app whose first view asks, as it is loaded, for something that the launch sets behind the showing of the window, made from the way
/// that leads from `viewDidLoad` to the question and from the launch to the object.
struct LoadingApp: Sendable, CustomStringConvertible {
    /// What leads there.
    let description: String
    /// Statements in front of the window.
    var front = ""
    /// The root.
    var root = "Main()"
    /// The showing.
    var showing = "window?.makeKeyAndVisible()"
    /// Statements behind the showing.
    var behind = "Store.seen = 3"
    /// The classes.
    let classes: String

    /// The sources.
    var files: [String: String] {
        [
            "AppDelegate.swift": """
            import SwiftUI
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                    \(front)
                    window = UIWindow(frame: UIScreen.main.bounds)
                    window?.rootViewController = \(root)
                    \(showing)
                    \(behind)
                    return true
                }
            }
            """,
            "Home.swift": """
            import SwiftUI
            import UIKit

            enum Store { static var seen = 1 }
            final class Model {
                var seen = 1
                var names: [String] = []
                var counts: [String: Int] = [:]
                var heard: (() -> Void)?
                weak var delegate: AppDelegate?
            }
            \(classes)
            """,
        ]
    }

    /// The asking of a superclass, in each way that a class can have one.
    private static let superclasses = [
        LoadingApp(
            description: "super.viewDidLoad",
            classes: """
                class Base: UIViewController { override func viewDidLoad() { super.viewDidLoad(); print(Store.seen) } }
                final class Main: Base { override func viewDidLoad() { super.viewDidLoad(); title = "a" } }
                """),
        LoadingApp(
            description: "the superclass of the superclass",
            classes: """
                class Root: UIViewController { override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); print(Store.seen) } }
                class Base: Root { override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) } }
                final class Main: Base { override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) } }
                """),
        LoadingApp(
            description: "a generic superclass",
            classes: """
                class Base<T>: UIViewController { override func viewDidLoad() { super.viewDidLoad(); print(Store.seen) } }
                final class Main: Base<Int> { override func viewDidLoad() { super.viewDidLoad(); title = "a" } }
                """),
        LoadingApp(
            description: "a name for the superclass",
            classes: """
                class Base: UIViewController { override func viewDidLoad() { super.viewDidLoad(); print(Store.seen) } }
                typealias Screen = Base
                final class Main: Screen { override func viewDidLoad() { super.viewDidLoad(); title = "a" } }
                """),
        LoadingApp(
            description: "a selector",
            classes: """
                final class Main: UIViewController {
                    override func viewDidLoad() { super.viewDidLoad(); perform(#selector(fill)) }
                    @objc func fill() { print(Store.seen) }
                }
                """),
        LoadingApp(
            description: "a method for each", behind: "[3].forEach(set)",
            classes: """
                func set(_ value: Int) { Store.seen = value }
                final class Main: UIViewController { override func viewDidLoad() { super.viewDidLoad(); print(Store.seen) } }
                """),
        LoadingApp(
            description: "a view that keeps a value",
            root: "UIHostingController(rootView: Main())",
            classes: """
                struct Main: View { let seen = Store.seen; var body: some View { Text("\\(seen)") } }
                """),
        LoadingApp(
            description: "a hook that is overridden",
            classes: """
                class Base: UIViewController {
                    override func viewDidLoad() { super.viewDidLoad(); setUp() }
                    func setUp() {}
                }
                final class Main: Base { override func setUp() { print(Store.seen) } }
                """),
        LoadingApp(
            description: "a member that is overridden",
            classes: """
                class Base: UIViewController {
                    override func viewDidLoad() { super.viewDidLoad(); title = name }
                    var name: String { "a" }
                }
                final class Main: Base { override var name: String { "\\(Store.seen)" } }
                """),
        LoadingApp(
            description: "a hook of a class that is made by another one",
            classes: """
                class Base: UIViewController {
                    override func viewDidLoad() { super.viewDidLoad(); setUp() }
                    func setUp() {}
                }
                final class Main: Base { override func setUp() { addChild(Child()) } }
                final class Child: Base { override func setUp() { print(Store.seen) } }
                """),
    ]

    /// The setting of an object that the root was given.
    private static let objects = [
        ("model.seen = 3", "model.seen"), ("model.seen += 2", "model.seen"),
        ("model.names.append(\"a\")", "model.names"), ("model.counts[\"a\"] = 3", "model.counts"),
        ("model.heard = { print(1) }", "model.heard as Any"),
        ("model.delegate = self", "model.delegate as Any"),
        ("if Bool.random() { model.seen = 3 }", "model.seen"),
        ("for n in 0..<3 { model.seen = n }", "model.seen"),
        ("({ model.seen = 3 })()", "model.seen"),
    ].map { behind, read in
        LoadingApp(
            description: behind, front: "let model = Model()", root: "Main(model)", behind: behind,
            classes: holder(read))
    }

    static func holder(_ read: String) -> String {
        """
        final class Main: UIViewController {
            let model: Model
            init(_ model: Model) { self.model = model; super.init(nibName: nil, bundle: nil) }
            required init?(coder: NSCoder) { nil }
            override func viewDidLoad() { super.viewDidLoad(); print(\(read)) }
        }
        """
    }

    /// The setting of the root itself.
    private static let roots = [
        ("root.title = \"a\"", "title as Any"), ("print(root.isViewLoaded)", "1"),
        ("print(root.viewIfLoaded as Any)", "1"), ("print(root.children.count)", "1"),
        ("root.navigationItem.title = \"a\"", "navigationItem.title as Any"),
        ("root.tabBarItem.badgeValue = \"1\"", "tabBarItem.badgeValue as Any"),
        ("root.isDark = true", "isDark"), ("root.model = Model()", "model as Any"),
        ("root.done = { print(1) }", "done as Any"),
    ].map { behind, read in
        LoadingApp(
            description: behind, front: "let root = Main()", root: "root", behind: behind,
            classes: """
                final class Main: UIViewController {
                    var isDark = false
                    var model: Model?
                    var done: (() -> Void)?
                    override func viewDidLoad() { super.viewDidLoad(); print(\(read)) }
                }
                """)
    }

    /// Every way.
    static let ways = superclasses + objects + roots + answers + further

    /// The asking of the root for what its loading sets.
    private static let answers = [
        ("print(root.title as Any)", "title = \"a\""),
        ("print(root.navigationItem.title as Any)", "navigationItem.title = \"a\""),
        ("root.tabBarItem.badgeValue = \"1\"", "tabBarItem.badgeValue = nil"),
    ].map { behind, loading in
        LoadingApp(
            description: behind, front: "let root = Main()", root: "root", behind: behind,
            classes: """
                final class Main: UIViewController {
                    override func viewDidLoad() { super.viewDidLoad(); \(loading) }
                }
                """)
    }

    /// Where nothing changes.
    static let twins =
        furtherTwins + [
            LoadingApp(
                description: "set in front", front: "let model = Model(); model.seen = 3",
                root: "Main(model)", behind: "", classes: holder("model.seen")),
            LoadingApp(
                description: "a selector that is performed later",
                classes: """
                    final class Main: UIViewController {
                        override func viewDidLoad() { super.viewDidLoad(); perform(#selector(fill), with: nil, afterDelay: 5) }
                        @objc func fill() { print(Store.seen) }
                    }
                    """),
            LoadingApp(
                description: "a view that keeps another value",
                root: "UIHostingController(rootView: Main())",
                classes: """
                    struct Main: View { let seen = 3; var body: some View { Text("\\(seen)") } }
                    """),
            LoadingApp(
                description: "an object from behind the showing",
                behind: "let model = Model(); model.seen = 3; keep(model)",
                classes: """
                    func keep(_ model: Model) { print(model.names) }
                    final class Main: UIViewController {
                        let model = Model()
                        override func viewDidLoad() { super.viewDidLoad(); print(model.seen) }
                    }
                    """),
            LoadingApp(
                description: "what nobody overrides",
                classes: """
                    class Base: UIViewController {
                        override func viewDidLoad() { super.viewDidLoad(); setUp() }
                        func setUp() {}
                    }
                    final class Main: Base {}
                    final class Later: Base { override func setUp() { print(Store.seen) } }
                    """),
            LoadingApp(
                description: "the title of another controller", front: "let root = Main()",
                root: "UINavigationController(rootViewController: root)",
                behind: "Other().title = \"a\"; root.modalPresentationStyle = .pageSheet",
                classes: """
                    final class Other: UIViewController {}
                    final class Main: UIViewController {
                        override func viewDidLoad() { super.viewDidLoad(); title = "a" }
                    }
                    """),
            LoadingApp(
                description: "another member of the object", front: "let model = Model()",
                root: "Main(model)", behind: "model.names.append(\"a\")",
                classes: holder("model.seen")),
        ]
}
