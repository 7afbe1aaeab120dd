/// The places in which the code of a way can stand.
extension WayApp {
    // MARK: Swift

    /// The source of what holds some statements.
    func holder(of code: String) -> String {
        if let type = parts["of"] { return classHolder(of: code, type) }
        return switch use {
        case .method:
            "final class User: UIViewController {\n    func go() {\n\(code)\n    }\n}\n"
        case .closure:
            "final class User: UIViewController {\n    lazy var go: () -> Void = {\n\(code)\n    }\n}\n"
        case .helper: "enum Helper {\n    static func go() {\n\(code)\n    }\n}\n"
        case .global: "func go() {\n\(code)\n}\n"
        case .task:
            "final class User: UIViewController {\n    func go() {\n        Task { @MainActor in\n\(code)\n        }\n    }\n}\n"
        case .property:
            "extension UIViewController {\n    var isGone: Bool {\n\(code)\n        return true\n    }\n}\n"
        }
    }

    /// The class that asks something of itself: `Home: UITabBarController`.
    private func classHolder(of code: String, _ type: String) -> String {
        let name = type.split(separator: ":").first.map(String.init) ?? type
        let base = type.dropFirst(name.count + 2)
        let members = parts["members"].map { $0 + "\n" } ?? ""
        return switch use {
        case .method:
            "class \(type) {\n\(members)    override func viewDidAppear(_ animated: Bool) {\n        super.viewDidAppear(animated)\n\(code)\n    }\n}\n"
        case .closure:
            "class \(type) {\n\(members)    lazy var go: () -> Void = { [unowned self] in\n\(code)\n    }\n}\n"
        case .helper:
            "class Base\(name): \(base) {\n\(members)    func go() {\n\(code)\n    }\n}\nfinal class \(name): Base\(name) {}\n"
        case .global:
            "class \(type) {\n\(members)}\nextension \(name) {\n    @objc func go() {\n\(code)\n    }\n}\n"
        case .task:
            "class \(type) {\n\(members)    func go() {\n        Task { @MainActor in\n\(code)\n        }\n    }\n}\n"
        case .property:
            "class \(type) {\n\(members)    var isGone: Bool {\n\(code)\n        return true\n    }\n}\n"
        }
    }

    // MARK: Objective-C

    /// A source in Objective-C that holds some statements.
    func objectiveC(_ code: String) -> String {
        let head =
            "#import <UIKit/UIKit.h>\n#import \"Notes-Swift.h\"\n\n"
            + (parts["declares"].map { $0 + "\n\n" } ?? "")
        let text =
            switch use {
            case .method:
                "@implementation Legacy\n\n- (void)go {\n\(code)\n}\n\n@end\n"
            case .closure:
                "@implementation Legacy\n\n- (void)go {\n    void (^block)(void) = ^{\n\(code)\n    };\n    block();\n}\n\n@end\n"
            case .helper: "static void go(void) {\n\(code)\n}\n"
            case .global:
                "@implementation UIViewController (Legacy)\n\n- (void)notes_go:(id)sender\n{\n\(code)\n}\n\n@end\n"
            case .task:
                "@implementation Legacy\n\n+ (void)go {\n    dispatch_async(dispatch_get_main_queue(), ^{\n\(code)\n    });\n}\n\n@end\n"
            case .property:
                "@implementation Legacy\n\n- (BOOL)isGone {\n    if (self.isReady) {\n\(code)\n    }\n    return YES;\n}\n\n@end\n"
            }
        return head + text
    }

    // MARK: The launch

    /// What the launch does beside showing its window: in front of it, behind it, and by members and types of its own.
    struct Timed {
        var first = ""
        var last = ""
        var members = ""
        var beside = ""
    }

    /// It, where the way has something that runs soon, or early.
    var timed: Timed {
        if let deferral = parts["soon"] { return soon(deferral) }
        return parts["early"].map(early) ?? Timed()
    }

    private func soon(_ deferral: String) -> Timed {
        var timed = Timed()
        timed.members = parts["members"] ?? ""
        let direct = "self.window?.rootViewController?.present(UIViewController(), animated: true)"
        var action = direct
        switch use {
        case .method: break
        case .closure:
            action = "print(UIApplication.shared.windows.first?.bounds ?? .zero)"
        case .helper:
            action = "self.showLogin()"
            timed.members += "\n    func showLogin() { \(direct) }"
        case .global: break
        case .task:
            action = "Login.show()"
            timed.beside =
                "enum Login {\n    static func show() {\n        UIApplication.shared.windows.first?.rootViewController?.present(UIViewController(), animated: true)\n    }\n}"
        case .property:
            action = "self.presenter?.present(UIViewController(), animated: true)"
            timed.members += "\n    var presenter: UIViewController? { window?.rootViewController }"
        }
        timed.members = timed.members.replacing("ACT", with: action)
        let code = deferral.replacing("ACT", with: action)
        if use == .global {
            timed.members += "\n    func begin() {\n\(code)\n    }"
            timed.last = "        begin()"
        } else {
            timed.last = code
        }
        return timed
    }

    private func early(_ value: String) -> Timed {
        var timed = Timed()
        switch use {
        case .method: timed.first = "        print(\(value))"
        case .closure: timed.first = "        if \"\\(\(value))\".isEmpty { print(1) }"
        case .helper:
            timed.first = "        begin(application)"
            timed.members =
                "    func begin(_ application: UIApplication) {\n        print(\(value))\n    }"
        case .global:
            timed.first = "        Start.begin(application)"
            timed.beside =
                "enum Start {\n    static func begin(_ application: UIApplication) {\n        print(\(value))\n    }\n}"
        case .task:
            timed.members =
                "    func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {\n        print(\(value))\n        return true\n    }"
        case .property:
            timed.first = "        print(Start(application).text)"
            timed.beside =
                "struct Start {\n    let application: UIApplication\n    init(_ application: UIApplication) { self.application = application }\n    var text: String { \"\\(\(value))\" }\n}"
        }
        return timed
    }
}
