/// Ways by way of UIKit, of libraries, and of what is in force only while the window is shown.
extension LoadingApp {
    private static let asks = "super.viewDidLoad(); print(Store.seen)"

    private static func controller(_ members: String) -> String {
        "final class Main: UIViewController { \(members) }"
    }

    /// What UIKit or a library calls as the view is loaded.
    private static let calledBack = [
        LoadingApp(
            description: "a superclass that isn't read",
            classes: "final class Main: KitController { override func viewDidLoad() { \(asks) } }"),
        LoadingApp(
            description: "a hook of a superclass that isn't read",
            classes: """
                final class Main: KitController {
                    override func viewDidLoad() { super.viewDidLoad() }
                    override func bindModel() { print(Store.seen) }
                }
                """),
        LoadingApp(
            description: "a view that comes into a window",
            classes: """
                final class Box: UIView { override func didMoveToWindow() { print(Store.seen) } }
                \(controller("override func viewDidLoad() { super.viewDidLoad(); view.addSubview(Box()) }"))
                """),
        LoadingApp(
            description: "a publisher that sends at once",
            classes: controller(
                "var held: Any?; override func viewDidLoad() { super.viewDidLoad(); held = Just(1).sink { _ in print(Store.seen) } }"
            )),
        LoadingApp(
            description: "a promise that is made",
            classes: controller(
                "var held: Any?; override func viewDidLoad() { super.viewDidLoad(); held = Future<Int, Never> { done in print(Store.seen); done(.success(1)) } }"
            )),
        LoadingApp(
            description: "a hook alone",
            classes:
                "final class Main: KitController { override func bindModel() { print(Store.seen) } }"
        ),
        LoadingApp(
            description: "an action that is sent",
            classes: controller(
                """
                let box = UISwitch()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    box.addTarget(self, action: #selector(turned), for: .valueChanged)
                    box.sendActions(for: .valueChanged)
                }
                @objc func turned() { print(Store.seen) }
                """)),
        LoadingApp(
            description: "a table that is reloaded",
            classes: """
                final class Main: UITableViewController {
                    override func viewDidLoad() { super.viewDidLoad(); tableView.reloadData() }
                    override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { Store.seen }
                }
                """),
        LoadingApp(
            description: "a data source that is a member",
            classes: """
                final class Rows: NSObject, UITableViewDataSource {
                    func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { Store.seen }
                    func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell { UITableViewCell() }
                }
                \(controller("let table = UITableView(); let rows = Rows(); override func viewDidLoad() { super.viewDidLoad(); table.dataSource = rows; table.reloadData() }"))
                """),
        LoadingApp(
            description: "an object that isn't known", front: "let model = Model()",
            root: "Main(model)",
            behind: "Unmanaged.passUnretained(model).takeUnretainedValue().seen = 3",
            classes: holder("model.seen")),
        LoadingApp(
            description: "a view that sets as it is made",
            root: "UIHostingController(rootView: Main())",
            behind: "print(Store.seen)",
            classes: """
                struct Main: View { init() { Store.seen += 1 }; var body: some View { Text("a") } }
                """),
    ]

    /// The changing of an object of another module, which the root was given.
    private static let foreign = [
        ("NSMutableArray()", "object.add(1)", "object.count"),
        ("OperationQueue()", "object.isSuspended = true", "object.isSuspended"),
        ("DateFormatter()", "object.dateStyle = .full", "object.string(from: Date())"),
    ].map { made, behind, read in
        LoadingApp(
            description: behind, front: "let object = \(made)", root: "Main(object)",
            behind: behind,
            classes: """
                final class Main: UIViewController {
                    let object: \(made.dropLast(2))
                    init(_ object: \(made.dropLast(2))) { self.object = object; super.init(nibName: nil, bundle: nil) }
                    required init?(coder: NSCoder) { nil }
                    override func viewDidLoad() { super.viewDidLoad(); print(\(read)) }
                }
                """)
    }

    /// What is in force, or there, only while the window is shown.
    private static let scopes = [
        LoadingApp(
            description: "without animation",
            showing: "UIView.performWithoutAnimation { window?.makeKeyAndVisible() }", behind: "",
            classes: controller(
                "override func viewDidLoad() { super.viewDidLoad(); UIView.animate(withDuration: 1) { self.view.alpha = 0 } }"
            )),
        LoadingApp(
            description: "with animations switched off",
            front: "UIView.setAnimationsEnabled(false)",
            behind: "UIView.setAnimationsEnabled(true)",
            classes: controller(
                "override func viewDidLoad() { super.viewDidLoad(); UIView.animate(withDuration: 1) { self.view.alpha = 0 } }"
            )),
        LoadingApp(
            description: "a value of the task",
            showing: "Mode.$current.withValue(2) { window?.makeKeyAndVisible() }", behind: "",
            classes: """
                enum Mode { @TaskLocal static var current = 1 }
                \(controller("override func viewDidLoad() { super.viewDidLoad(); print(Mode.current) }"))
                """),
        LoadingApp(
            description: "an object that goes", front: "let guardian = Guardian()",
            behind: "withExtendedLifetime(guardian) {}",
            classes: """
                final class Guardian { init() { Store.seen = 3 }; deinit { Store.seen = 1 } }
                \(controller("override func viewDidLoad() { \(asks) }"))
                """),
        LoadingApp(
            description: "an object that goes, by name", front: "let service = Service()",
            behind: "_ = service",
            classes: """
                final class Service { static weak var current: Service?; init() { Service.current = self } }
                \(controller("override func viewDidLoad() { super.viewDidLoad(); print(Service.current as Any) }"))
                """),
        LoadingApp(
            description: "a token", front: "let token = Bus.listen()\ndefer { _ = token }",
            behind: "",
            classes: """
                enum Bus { static var hears = false; static func listen() -> Token { hears = true; return Token() } }
                final class Token { deinit { Bus.hears = false } }
                \(controller("override func viewDidLoad() { super.viewDidLoad(); print(Bus.hears) }"))
                """),
        LoadingApp(
            description: "a table that nobody reloads",
            classes: """
                final class Main: UITableViewController {
                    override func viewDidLoad() { super.viewDidLoad(); title = "a" }
                    override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { Store.seen }
                }
                """),
    ]

    /// What meets the first view, or hears of its showing.
    private static let meetings = [
        LoadingApp(
            description: "an action to whoever answers",
            behind:
                "UIApplication.shared.sendAction(#selector(Main.open), to: nil, from: nil, for: nil)",
            classes: controller(
                "@objc func open() {}; override func viewDidLoad() { super.viewDidLoad(); print(1) }"
            )),
        LoadingApp(
            description: "an observer of windows",
            behind:
                "NotificationCenter.default.addObserver(forName: UIWindow.didBecomeKeyNotification, object: nil, queue: nil) { _ in print(1) }",
            classes: controller("override func viewDidLoad() { super.viewDidLoad(); print(1) }")),
        LoadingApp(
            description: "what an observer of windows has set",
            front:
                "NotificationCenter.default.addObserver(forName: UIWindow.didBecomeKeyNotification, object: nil, queue: nil) { _ in Store.seen = 2 }",
            behind: "print(Store.seen)",
            classes: controller("override func viewDidLoad() { super.viewDidLoad(); print(1) }")),
        LoadingApp(
            description: "a child", front: "let root = Main()", root: "root",
            behind: "root.addChild(UIViewController())",
            classes: controller(
                "override func viewDidLoad() { super.viewDidLoad(); print(children.count) }")),
        LoadingApp(
            description: "the title by its key", front: "let root = Main()", root: "root",
            behind: "print(root.value(forKey: \"title\") as Any)",
            classes: controller(
                "override func viewDidLoad() { super.viewDidLoad(); title = \"a\" }")),
        LoadingApp(
            description: "the title of the first one",
            front: "let stack = UINavigationController(rootViewController: Main())",
            root: "stack", behind: "print(stack.viewControllers.first!.title as Any)",
            classes: controller(
                "override func viewDidLoad() { super.viewDidLoad(); title = \"a\" }")),
        LoadingApp(
            description: "an observer that asks whether the view is there",
            front: "let root = Main()", root: "root", behind: "root.count = 3",
            classes: controller(
                "var count = 0 { didSet { print(isViewLoaded) } }; override func viewDidLoad() { super.viewDidLoad(); print(1) }"
            )),
        LoadingApp(
            description: "a method that sets the title", front: "let root = Main()", root: "root",
            behind: "root.name()",
            classes: controller(
                "func name() { title = \"b\" }; override func viewDidLoad() { super.viewDidLoad(); title = \"a\" }"
            )),
    ]

    /// Every one of these ways.
    static let further = calledBack + foreign + scopes + meetings

    /// Where nothing changes.
    static let furtherTwins = [
        LoadingApp(
            description: "a superclass that isn't read, and nothing to ask",
            classes: """
                final class Main: KitController {
                    override func viewDidAppear(_ animated: Bool) { print(Store.seen) }
                    override func bindModel() { print(1) }
                }
                """),
        LoadingApp(
            description: "a publisher of what comes",
            classes: controller(
                "var held: Any?; override func viewDidLoad() { super.viewDidLoad(); held = NotificationCenter.default.publisher(for: .NSCalendarDayChanged).sink { _ in print(Store.seen) } }"
            )),
        LoadingApp(
            description: "without animation, and nothing animated",
            showing: "UIView.performWithoutAnimation { window?.makeKeyAndVisible() }", behind: "",
            classes: controller("override func viewDidLoad() { \(asks) }")),
        LoadingApp(
            description: "something else without animation",
            behind: "UIView.performWithoutAnimation { print(1) }",
            classes: controller(
                "override func viewDidLoad() { super.viewDidLoad(); UIView.animate(withDuration: 1) { self.view.alpha = 0 } }"
            )),
        LoadingApp(
            description: "a pool", showing: "autoreleasepool { window?.makeKeyAndVisible() }",
            behind: "", classes: controller("override func viewDidLoad() { \(asks) }")),
        LoadingApp(
            description: "an object of another module of the launch's own",
            front: "let list = NSMutableArray()", behind: "list.add(1)",
            classes: controller(
                "let list = NSMutableArray(); override func viewDidLoad() { super.viewDidLoad(); print(list.count) }"
            )),
        LoadingApp(
            description: "an object that stays", front: "let guardian = Guardian()",
            behind: "withExtendedLifetime(guardian) {}",
            classes: """
                final class Guardian { init() { Store.seen = 3 } }
                \(controller("override func viewDidLoad() { \(asks) }"))
                """),
    ]
}
