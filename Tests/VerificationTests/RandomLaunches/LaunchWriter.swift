/// Writes the delegate of a random launch, statement by statement.
struct LaunchWriter {
    private var numbers: SeededNumbers
    private let form: RandomLaunch.Form
    private var lines: [String] = []
    private var members: [String] = []
    private var locals: [String] = []
    private var names = 0
    private var isInHelper = false

    /// Starts a delegate.
    init(numbers: SeededNumbers, form: RandomLaunch.Form) {
        self.numbers = numbers
        self.form = form
    }

    /// The source of the delegate.
    mutating func delegate() -> String {
        members = ["var window: UIWindow?", "private var counter = 0"]
        let makesLocal = numbers.oneIn(3)
        if form == .scene {
            lines.append("guard let windowScene = scene as? UIWindowScene else { return }")
        }
        steps(upTo: 3)
        if numbers.oneIn(5) {
            showInHelper(local: makesLocal)
        } else {
            show(local: makesLocal)
        }
        steps(upTo: 2)
        if numbers.oneIn(3) { afterRoot() }
        if form == .application { lines.append("return true") }
        return text(body: lines)
    }

    // MARK: Parts

    /// From the making of the window to its showing.
    private mutating func show(local: Bool) {
        let window = "window\(local ? "" : "?")"
        makeWindow(local: local)
        steps(upTo: 3)
        if numbers.oneIn(8) { lines.append("\(window).tintColor = .red") }
        let isShownFirst = numbers.oneIn(8)
        if isShownFirst { lines.append("\(window).makeKeyAndVisible()") }
        setRoot(window)
        steps(upTo: 2)
        if numbers.oneIn(3) { afterRoot() }
        if !isShownFirst { lines.append("\(window).makeKeyAndVisible()") }
    }

    /// The same in a method of the delegate.
    private mutating func showInHelper(local: Bool) {
        let outer = (lines, locals, isInHelper)
        (lines, locals, isInHelper) = ([], [], true)
        show(local: local)
        let body = lines.map { "        \($0)\n" }.joined()
        (lines, locals, isInHelper) = outer
        let isOfScene = form == .scene
        members.append(
            "private func showWindow(\(isOfScene ? "in windowScene: UIWindowScene" : "")) {\n\(body)    }"
        )
        lines.append("showWindow(\(isOfScene ? "in: windowScene" : ""))")
    }

    private mutating func makeWindow(local: Bool) {
        let made =
            form == .scene
            ? "UIWindow(windowScene: windowScene)" : "UIWindow(frame: UIScreen.main.bounds)"
        lines.append(local ? "let window = \(made)" : "window = \(made)")
        if local { lines.append("self.window = window") }
    }

    private mutating func setRoot(_ window: String) {
        let target = "\(window).rootViewController"
        switch numbers.below(14) {
        case 0:
            let name = fresh("home")
            lines.append("let \(name) = \(controller())")
            steps(upTo: 2)
            lines.append("\(target) = \(name)")
        case 1:
            lines.append("if Store.isFirst {")
            lines.append("    \(target) = \(controller())")
            lines.append("} else {")
            lines.append("    \(target) = \(controller())")
            lines.append("}")
        case 2:
            let body = outsideOfLaunch { "\($0.inner())        return \($0.controller())" }
            members.append("private func makeRoot() -> UIViewController {\n\(body)\n    }")
            lines.append("\(target) = makeRoot()")
        case 3:
            let name = fresh("screen")
            let value = outsideOfLaunch { $0.controller() }
            members.append("private lazy var \(name): UIViewController = \(value)")
            lines.append("\(target) = \(name)")
        case 4:
            let way = wayToWindow()
            lines.append("\(way)?.rootViewController = \(controller())")
        case 5, 6: lines.append("\(target) = \(hosted())")
        case 7...9: setHostedRoot(target)
        default: lines.append("\(target) = \(controller())")
        }
    }

    /// A choice of SwiftUI roots.
    private mutating func setHostedRoot(_ target: String) {
        let (first, second) = (hosted(), hosted())
        switch numbers.below(5) {
        case 0:
            lines += [
                "if Store.isFirst {", "    \(target) = \(first)", "} else {",
                "    \(target) = \(second)", "}",
            ]
        case 1:
            lines += [
                "switch Store.count {", "case 0:", "    \(target) = \(first)", "default:",
                "    \(target) = \(second)", "}",
            ]
        case 2:
            lines += [
                "if let guest = Store.guest() {",
                "    \(target) = UIHostingController(rootView: PlainView(title: guest))",
                "} else {",
                "    \(target) = \(second)", "}",
            ]
        case 3:
            lines += ["\(target) = \(first)", "if Store.count > 3 { \(target) = \(second) }"]
        default:
            lines += [
                "if Store.isFirst {", "    \(step())", "    \(target) = \(first)", "} else {",
                "    \(target) = \(second)", "    print(\"again\")", "}",
            ]
        }
    }

    private mutating func hosted() -> String { "UIHostingController(rootView: \(view()))" }

    /// Statements that have nothing to do with the window.
    private mutating func steps(upTo limit: Int) {
        for _ in 0..<numbers.below(limit + 1) { lines.append(step()) }
    }

    private mutating func step() -> String {
        if numbers.oneIn(3) { return stepOfAnyKind() }
        switch numbers.below(24) {
        case 0: return "print(\"step \\(Store.count)\")"
        case 1: return "Store.count += \(1 + numbers.below(3))"
        case 2: return "Store.isFirst = false"
        case 3: return "Services.register(\"service\(numbers.below(9))\")"
        case 4: return "counter += 1"
        case 5:
            let name = fresh("value")
            locals.append(name)
            return "let \(name) = Store.count"
        case 6:
            let name = fresh("value")
            locals.append(name)
            return "let \(name) = Store.load()"
        case 7: return "Store.save(\(numbers.below(9)))"
        case 8: return "Store.name = \"\(numbers.element(of: ["Ada", "Bo", "Cy"]))\""
        case 9: return "if Store.isFirst { Store.count += 10 }"
        case 10: return "DispatchQueue.main.async { print(\"later \\(Store.count)\") }"
        case 11: return "defer { print(\"at the end \\(Store.count)\") }"
        case 12:
            let name = fresh("prepare")
            members.append("private func \(name)() {\n\(inner())        print(\"\(name)\")\n    }")
            return "\(name)()"
        case 13 where !locals.isEmpty: return "print(\"kept \\(\(numbers.element(of: locals)))\")"
        case 14:
            let leave = form == .application && !isInHelper ? "return false" : "return"
            return "guard Store.count < 100 else { \(leave) }"
        case 15: return "Store.flags[\"\(numbers.element(of: ["a", "b"]))\"] = \(numbers.below(3))"
        case 16: return "Store.theme.tint = \"green\""
        case 17: return "Store.theme.flip()"
        case 18: return "Store.raise(&Store.count)"
        case 19: return "NotificationCenter.default.post(name: Services.ready, object: nil)"
        case 20: return "for name in [\"x\", \"y\"] { Services.register(name) }"
        case 21:
            return "switch Store.count { case 0: counter += 2; default: Store.name = \"many\" }"
        case 22: return "do { Store.count += 1; print(\"done \\(Store.count)\") }"
        default: return "Store.count *= 2"
        }
    }

    /// A statement in one of all kinds of expressions.
    private mutating func stepOfAnyKind() -> String {
        let statement = numbers.element(of: LaunchKinds.statements)
        if statement.contains("hearReady"), !members.contains(LaunchKinds.member) {
            members.append(LaunchKinds.member)
        }
        return statement.replacing("NAME", with: fresh("any"))
    }

    private mutating func afterRoot() {
        switch numbers.below(7) {
        case 5: lines.append("self.window?.rootViewController = \(hosted())")
        case 0:
            lines.append(
                "self.window?.rootViewController?.present(HomeViewController(\"sheet\"), animated: false)"
            )
        case 1:
            lines.append(
                "self.window?.rootViewController = HomeViewController(\"swapped \\(Store.count)\")")
        case 2:
            lines.append(
                "if Store.count > 3 { self.window?.rootViewController = HomeViewController(\"large\") }"
            )
        case 3:
            let way = wayToWindow()
            lines.append("\(way)?.rootViewController = HomeViewController(\"by another way\")")
        case 4:
            lines.append(
                "if let home = self.window?.rootViewController as? HomeViewController { home.configure(\"\(numbers.below(9))\") }"
            )
        default:
            lines.append("print(\"root is there: \\(self.window?.rootViewController != nil)\")")
        }
    }

    // MARK: Ways to the window

    /// Code that may give the window, always or where a condition holds; the statements that it needs come first.
    private mutating func wayToWindow() -> String {
        let name = fresh("shown")
        let condition = numbers.element(of: ["Store.isFirst", "Store.count > 3", "counter > 0"])
        switch numbers.below(12) {
        case 0: lines.append("let \(name) = self.window")
        case 1: lines.append("let \(name) = \(condition) ? self.window : nil")
        case 2:
            lines += ["var \(name): UIWindow?", "if \(condition) { \(name) = self.window }"]
        case 3:
            lines += ["var \(name) = self.window", "if \(condition) { \(name) = nil }"]
        case 4:
            members.append("private weak var \(name): UIWindow?")
            lines.append("\(name) = self.window")
        case 5:
            members.append("private weak var \(name): UIWindow?")
            lines.append("if \(condition) { \(name) = self.window }")
        case 6:
            members.append(
                "private func \(name)() -> UIWindow? { \(condition) ? window : nil }")
            return "\(name)()"
        case 7:
            members.append(
                "private var \(name): UIWindow? {\n        guard \(condition) else { return nil }\n        return window\n    }"
            )
        case 8:
            lines += [
                "let \(name): WindowBox? = \(condition) ? WindowBox() : nil",
                "\(name)?.window = self.window",
            ]
            return "\(name)?.window"
        case 9: lines.append("let \(name) = self.window.flatMap { \(condition) ? $0 : nil }")
        case 10:
            lines.append("let \(name) = if \(condition) { self.window } else { nil as UIWindow? }")
        default: lines.append("let \(name) = [self.window].compactMap { $0 }.first")
        }
        return name
    }

    private mutating func inner() -> String {
        (0..<numbers.below(3)).map { _ in "        \(simpleStep())\n" }.joined()
    }

    /// What a member of the delegate says, which can't name the locals of the launch.
    private mutating func outsideOfLaunch(_ write: (inout Self) -> String) -> String {
        let kept = locals
        locals = []
        defer { locals = kept }
        return write(&self)
    }

    private mutating func simpleStep() -> String {
        numbers.element(of: [
            "Store.count += 1", "Store.isFirst = false", "counter += 1", "Store.save(4)",
            "Services.register(\"inner\")", "_ = Store.load()", "Store.name = \"Di\"",
            "Store.flags[\"c\"] = 1", "Store.theme.flip()",
        ])
    }

    // MARK: Roots

    private mutating func controller() -> String {
        switch numbers.below(12) {
        case 0: return "CountingViewController()"
        case 1: return "LoudViewController()"
        case 2:
            return
                "UINavigationController(rootViewController: HomeViewController(\"\(numbers.below(9))\"))"
        case 3 where !locals.isEmpty:
            return "HomeViewController(\"\\(\(numbers.element(of: locals)))\")"
        case 4: return "HomeViewController(\"\\(Store.count)\")"
        case 5: return "HomeViewController(Store.isFirst ? \"first\" : \"again\")"
        case 6: return "HomeViewController(\"\\(counter)\")"
        case 7: return "ContainerViewController()"
        case 8: return "ListeningViewController()"
        default: return "HomeViewController(\"\(numbers.below(9))\")"
        }
    }

    private mutating func view() -> String {
        switch numbers.below(10) {
        case 0: return "ModelView(model: Model())"
        case 1:
            let name = fresh("model")
            members.append("private let \(name) = Model()")
            return "ModelView(model: \(name))"
        case 2:
            let name = fresh("model")
            lines.insert("let \(name) = Model()", at: form == .scene && !isInHelper ? 1 : 0)
            lines.append("\(name).load()")
            return "ModelView(model: \(name))"
        case 8: return "EagerView()"
        case 3: return "PlainView(title: \"\\(Store.count)\")"
        case 4: return "PlainView(title: Store.isFirst ? \"first\" : \"again\")"
        case 5: return "NestedView()"
        case 6: return "StateView()"
        case 7:
            return "NestedView().onAppear { print(\"outer appears, \\(Store.flags.count)\") }"
        default: return "PlainView(title: \"plain\")"
        }
    }

    private mutating func fresh(_ name: String) -> String {
        names += 1
        return "\(name)\(names)"
    }

    // MARK: Text

    private mutating func text(body: [String]) -> String {
        let head =
            form == .application
            ? "@main\nclass AppDelegate: UIResponder, UIApplicationDelegate {"
            : "class SceneDelegate: UIResponder, UIWindowSceneDelegate {"
        let function =
            form == .application
            ? "func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {"
            : "func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {"
        let later =
            form == .application
            ? "applicationDidEnterBackground(_ application: UIApplication)"
            : "sceneDidEnterBackground(_ scene: UIScene)"
        let leaving =
            numbers.oneIn(8)
            ? "window?.rootViewController = UIHostingController(rootView: PlainView(title: \"locked\"))"
            : numbers.oneIn(4)
                ? "window?.rootViewController = HomeViewController(\"locked\")"
                : "print(\"left with \\(counter) \\(Store.count)\")"
        return "import SwiftUI\nimport UIKit\n\n\(head)\n"
            + members.map { "    \($0)\n" }.joined() + "\n    \(function)\n"
            + body.map { "        \($0)\n" }.joined()
            + "    }\n\n    func \(later) {\n        \(leaving)\n    }\n}\n"
    }
}
