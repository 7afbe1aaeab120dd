import LifecycleMigration
import Testing

/// What is said of code that an app links.
struct LinkedCodeTests {
    @Test(
        "Code of a framework that needs the window, the delegate or a key is a finding there",
        arguments: [
            (
                "func a(_ c: UIViewController) { UIApplication.shared.keyWindow?.rootViewController = c }",
                "root-swap"
            ),
            (
                "func a(_ c: UIViewController) { UIApplication.shared.windows.first?.rootViewController = c }",
                "root-swap"
            ),
            (
                "func a(_ c: UIViewController) { UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first?.windows.first?.rootViewController = c }",
                "root-swap"
            ),
            (
                "extension UIViewController { func a() { view.window?.rootViewController = self } }",
                "root-swap"
            ),
            (
                "final class Router { let window: UIWindow; init(window: UIWindow) { self.window = window }; func a(_ c: UIViewController) { window.rootViewController = c } }",
                "root-swap"
            ),
            (
                "extension UIWindow { func a(_ c: UIViewController) { rootViewController = c } }",
                "root-swap"
            ),
            (
                "func a(_ c: UIViewController) { UIApplication.shared.delegate?.window??.rootViewController = c }",
                "root-swap"
            ),
            (
                "func a() -> UIEdgeInsets { UIApplication.shared.delegate?.window??.safeAreaInsets ?? .zero }",
                "window-access"
            ),
            (
                "func a() { _ = UIApplication.shared.keyWindow?.rootViewController as? UITabBarController }",
                "window-access"
            ),
            (
                "func a() { let w = UIWindow(frame: UIScreen.main.bounds); w.rootViewController = UIViewController(); w.isHidden = false }",
                "window-without-scene"
            ),
            (
                "protocol Goes {}; func a() { _ = UIApplication.shared.delegate as? Goes }",
                "delegate-cast"
            ),
            (
                "protocol Goes {}; func a() { _ = UIApplication.shared.delegate as! Goes }",
                "delegate-cast"
            ),
            ("func a<T>() -> T { UIApplication.shared.delegate as! T }", "delegate-cast"),
            (
                "protocol Goes {}; func a() { guard let d = UIApplication.shared.delegate as? Goes else { return }; print(d) }",
                "delegate-cast"
            ),
        ])
    func framework(_ code: String, _ id: String) throws {
        let app = try #require(LinkedApp(kit: code, beside: "extension AppDelegate: Goes {}"))
        #expect(app.plan.outcome == .partial)
        #expect(app.linked == ["warning \(id) 3"])
        let finding = try #require(app.plan.findings.first { $0.place?.path == "Kit/Kit.swift" })
        #expect(finding.message.hasPrefix("in the framework 'Kit', "))
        #expect(finding.applicability == .manual)
    }

    @Test(
        "Code of a framework that does without the app's window is no finding",
        arguments: [
            "func a() -> CGRect { UIScreen.main.bounds }",
            "func a(_ u: URL) { UIApplication.shared.open(u) }",
            "func a(in s: UIWindowScene) { let w = UIWindow(windowScene: s); w.rootViewController = UIViewController(); w.isHidden = false }",
            "final class Banner: UIWindow { override init(windowScene: UIWindowScene) { super.init(windowScene: windowScene); rootViewController = UIViewController() }; required init?(coder: NSCoder) { nil } }",
            "func a() -> UIEdgeInsets { UIApplication.shared.windows.first?.safeAreaInsets ?? .zero }",
            "func a() -> String? { Bundle.main.infoDictionary?[\"UIMainStoryboardFile\"] as? String }",
            "func a() { _ = UIApplication.shared.delegate?.responds(to: Selector((\"a\"))) }",
        ])
    func lookAlike(_ code: String) throws {
        let app = try #require(LinkedApp(kit: code))
        #expect(app.plan.outcome == .migrate)
        #expect(app.linked == [])
    }

    @Test("A framework that the app neither imports nor depends on is not looked at")
    func unlinked() throws {
        let swap =
            "func a() { UIApplication.shared.keyWindow?.rootViewController = UIViewController() }"
        let app = try #require(LinkedApp(kit: swap, imports: "import Kitchen"))
        #expect(app.linked == [])
        #expect(app.plan.outcome == .migrate)
    }

    @Test(
        "Tests that take the delegate or its window for what they were have findings",
        arguments: [
            ("let a = UIApplication.shared.delegate as! AppDelegate", ["note delegate-cast 4"]),
            (
                "func a() { _ = (UIApplication.shared.delegate as? AppDelegate)?.window }",
                ["note delegate-cast 4", "warning window-access 4"]
            ),
            (
                "func a() { _ = UIApplication.shared.delegate is AppDelegate }",
                ["warning delegate-cast 4"]
            ),
            ("let a = AppDelegate().window!", ["warning window-access 4"]),
            (
                "let a = UIApplication.shared.windows.first!.rootViewController",
                ["warning window-access 4"]
            ),
            (
                "func a() { UIApplication.shared.keyWindow?.rootViewController = Home() }",
                ["note root-swap 4"]
            ),
        ])
    func tests(_ code: String, _ findings: [String]) throws {
        let app = try #require(LinkedApp(tests: code))
        #expect(app.linked == findings)
        #expect(app.plan.findings.contains { $0.message.hasPrefix("in the tests 'AppTests', ") })
    }

    @Test(
        "Tests that make what they test are silent",
        arguments: [
            "func a() { let c = Home(); c.loadViewIfNeeded() }",
            "func a() { let w = UIWindow(frame: .zero); w.rootViewController = Home(); w.makeKeyAndVisible() }",
            "func a() { _ = AppDelegate().application(.shared, didFinishLaunchingWithOptions: nil) }",
        ])
    func quietTests(_ code: String) throws {
        let app = try #require(LinkedApp(tests: code))
        #expect(app.linked == [])
        #expect(app.plan.outcome == .migrate)
    }

    @Test("A framework that asks for the scene manifest, which the plan writes, is worth a look")
    func manifest() throws {
        let read = "let a = Bundle.main.infoDictionary?[\"UIApplicationSceneManifest\"] != nil"
        let app = try #require(LinkedApp(kit: read))
        #expect(app.linked == ["warning plist-runtime-read 3"])
        #expect(
            app.plan.findings.contains {
                $0.place?.path == "Kit/Kit.swift" && $0.applicability == .review
            })
    }

    @Test("An app that is refused hears of what it links, too")
    func refusedApp() throws {
        let app = try #require(
            LinkedApp(
                kit: "func a() { UIApplication.shared.keyWindow?.rootViewController = nil }",
                keys: "<key>NSPrincipalClass</key><string>Kiosk</string>"))
        #expect(app.plan.outcome == .refuse)
        #expect(app.linked == ["warning root-swap 3"])
    }

    @Test("A key of the app's that goes is a finding where a framework reads it")
    func storyboardKey() throws {
        let read = "let a = Bundle.main.infoDictionary?[\"UIMainStoryboardFile\"]"
        let key = "<key>NSPrincipalClass</key><string>Kiosk</string>"
        let plist = try #require(
            LinkedApp(
                kit: read, keys: key + "<key>UIMainStoryboardFile</key><string>Main</string>"))
        #expect(plist.linked == ["warning plist-runtime-read 3"])
        let generated = try #require(
            LinkedApp(
                kit: read, keys: key, settings: "INFOPLIST_KEY_UIMainStoryboardFile = Main;"))
        #expect(generated.linked == ["warning plist-runtime-read 3"])
        let neither = try #require(LinkedApp(kit: read, keys: key))
        #expect(neither.linked == [])
    }

    @Test(
        "Code of a framework for platforms that the app is not built for is no finding",
        arguments: [
            ("#if os(visionOS)", []), ("#if os(tvOS) || os(watchOS)", []),
            ("#if !os(iOS)", []), ("#if targetEnvironment(macCatalyst)", []),
            ("#if canImport(AppKit)", []), ("#if os(iOS)\n#else", []),
            ("#if os(iOS) && DEBUG", [5]), ("#if canImport(UIKit)", [5]), ("#if KIOSK", [5]),
            ("#if !(os(tvOS) || os(macOS))", [5]),
        ])
    func conditions(_ condition: String, _ lines: [Int]) throws {
        let read = "func a() { _ = UIApplication.shared.delegate as? Goes }"
        let app = try #require(
            LinkedApp(
                kit: "protocol Goes {}\n\(condition)\n\(read)\n#endif",
                beside: "extension AppDelegate: Goes {}"))
        #expect(app.linked == lines.map { "warning delegate-cast \($0)" })
    }

    @Test(
        "A framework's walk to the view controller in front goes on where the root is another one",
        arguments: [
            "if let n = base as? UINavigationController { return top(n.visibleViewController) }",
            "if let n = (base as? UINavigationController)?.visibleViewController { return top(n) }",
            "if base is Message { return nil }",
        ])
    func walk(_ step: String) throws {
        let app = try #require(
            LinkedApp(
                kit: """
                    final class Message: UIViewController {}
                    func top(_ base: UIViewController? = UIApplication.shared.keyWindow?.rootViewController) -> UIViewController? {
                    \(step)
                    if let shown = base?.presentedViewController { return top(shown) }
                    return base
                    }
                    """))
        #expect(app.linked == ["note window-access 4"])
        #expect(app.plan.outcome == .migrate)
    }

    @Test("A forced cast of the root crashes, be it in a framework or in the app")
    func forcedCast() throws {
        let cast =
            "func a() { _ = UIApplication.shared.keyWindow?.rootViewController as! UITabBarController }"
        for app in [LinkedApp(kit: cast), LinkedApp(beside: cast)] {
            let found = try #require(app).plan.findings.filter { $0.id == .windowAccess }
            #expect(found.count == 1)
            #expect(found.first?.message.hasSuffix("so this cast crashes") == true)
        }
    }

    @Test("A type that hosting controllers conform to is what the root is from now on")
    func hostingType() throws {
        let app = try #require(
            LinkedApp(
                kit: """
                    import SwiftUI
                    protocol Hosts {}
                    extension UIHostingController: Hosts {}
                    func a() -> Bool { UIApplication.shared.keyWindow?.rootViewController is Hosts }
                    """))
        #expect(app.linked == ["warning window-access 6"])
        #expect(app.plan.findings.contains { $0.message.hasSuffix("so this cast succeeds") })
    }

    @Test(
        "Code that asks for the delegate's class is about SwiftUI's own",
        arguments: [
            "func a() { guard let d = UIApplication.shared.delegate, let c = object_getClass(d) else { return }; print(c) }",
            "func a() { _ = object_getClass(UIApplication.shared.delegate) }",
            "func a() { if let d = UIApplication.shared.delegate { print(type(of: d)) } }",
        ])
    func classOfDelegate(_ code: String) throws {
        let app = try #require(LinkedApp(kit: code))
        #expect(app.linked == ["warning delegate-proxy-sdk 3"])
    }

    @Test("A delegate asked for by the protocol of scene delegates is SwiftUI's, with its window")
    func sceneDelegateByProtocol() throws {
        let app = try #require(
            LinkedApp(
                kit:
                    "func a(_ s: UIScene) -> UIWindow? { (s.delegate as? UIWindowSceneDelegate)?.window ?? nil }"
            ))
        #expect(app.linked == [])
    }
}
