import LifecycleMigration
import Testing

/// Apps that a framework makes.
@Suite struct AppFrameworkTests {
    private static func plan(_ sources: [String: String], _ platform: String? = nil)
        -> ApplicationPlan?
    {
        var app = SharedProject.App(name: "Notes", sources: sources.keys.sorted())
        if let platform { app.platform = platform }
        return SharedProject([app], sources: sources).app("Notes")
    }

    private static func delegate(_ superclass: String, _ body: String = "") -> String {
        """
        import UIKit

        @main
        class AppDelegate: \(superclass) {
            var window: UIWindow?
            func start() { \(body) }
        }

        """
    }

    @Test(
        "The framework is named before every other reason, with its own way",
        arguments: [
            ("FlutterAppDelegate", "", "Flutter", "Flutter 3.41"),
            ("ExpoAppDelegate", "", "Expo", "enableSceneSupport"),
            ("RCTAppDelegate", "", "React Native", "0.88"),
            ("CDVAppDelegate", "", "Cordova", "cordova-ios 8"),
            (
                "UIResponder, UIApplicationDelegate",
                "_ = ApplicationDelegateProxy.shared", "Capacitor", "npx cap migrate"
            ),
            (
                "UIResponder, UIApplicationDelegate",
                "factory.startReactNative(withModuleName: \"Notes\", in: window)", "React Native",
                "0.88"
            ),
        ])
    func named(_ superclass: String, _ body: String, _ name: String, _ guide: String) throws {
        let old = "IPHONEOS_DEPLOYMENT_TARGET = 11.0; SDKROOT = iphoneos;"
        let plan = try #require(
            Self.plan(["AppDelegate.swift": Self.delegate(superclass, body)], old))
        #expect(plan.outcome == .refuse)
        #expect(plan.reason == "'AppDelegate' is the delegate of an app made with \(name)")
        let finding = try #require(plan.findings.first { $0.severity == .error })
        #expect(finding.id == .entryFrameworkDelegate && finding.remedy?.contains(guide) == true)
        #expect(plan.prospect == nil)
    }

    @Test("A delegate in Objective-C is recognised by its header, or by what it calls")
    func objectiveC() {
        let main =
            "int main(int c, char **v) { return UIApplicationMain(c, v, nil, @\"AppDelegate\"); }\n"
        let header = "@interface AppDelegate : FlutterAppDelegate\n@end\n"
        let plan = Self.plan([
            "main.m": main, "AppDelegate.h": header,
            "AppDelegate.m": "@implementation AppDelegate\n@end\n",
        ])
        #expect(plan?.reason == "'AppDelegate' is the delegate of an app made with Flutter")
        let react = Self.plan([
            "main.m": main,
            "AppDelegate.m":
                "@implementation AppDelegate\n- (void)a { RCTRootView *view; }\n@end\n",
        ])
        #expect(react?.reason == "'AppDelegate' is the delegate of an app made with React Native")
        let other = Self.plan([
            "main.m": main,
            "AppDelegate.m": "// FlutterAppDelegate\n@implementation AppDelegate\n@end\n",
        ])
        #expect(other?.reason == "the app starts from Objective-C")
    }

    @Test(
        "The main function of Unity's template names no delegate",
        arguments: ["UnityInitTrampoline();", "[ufw runUIApplicationMainWithArgc:c argv:v];"])
    func unity(call: String) {
        let start = call.hasPrefix("[") ? "0" : "UIApplicationMain(c, v, nil, name)"
        func plan(_ code: String) -> ApplicationPlan? {
            Self.plan(["main.mm": "int main(int c, char **v) {\n\(code)\nreturn \(start);\n}\n"])
        }
        #expect(
            plan(call)?.reason == "'UnityAppController' is the delegate of an app made with Unity")
        #expect(plan("// \(call)")?.reason?.contains("Unity") == false)
    }

    @Test(
        "A scene delegate of the framework's own is there, though the target has none of that name",
        arguments: [("FlutterSceneDelegate", true), ("NotesSceneDelegate", false)])
    func sceneDelegateOfFramework(_ name: String, _ isThere: Bool) {
        let keys = """
            <key>UIApplicationSceneManifest</key>
            <dict><key>UISceneConfigurations</key><dict>
            <key>UIWindowSceneSessionRoleApplication</key><array><dict>
            <key>UISceneConfigurationName</key><string>flutter</string>
            <key>UISceneDelegateClassName</key><string>\(name)</string>
            <key>UISceneStoryboardFile</key><string>Main</string>
            </dict></array></dict></dict>
            """
        let delegate = Self.delegate("FlutterAppDelegate")
        func plan(_ destination: Destination) -> ApplicationPlan? {
            var options = MigrationOptions()
            options.destination = destination
            return SharedProject(
                [.init(name: "Notes", sources: ["AppDelegate.swift"], keys: keys)],
                sources: ["AppDelegate.swift": delegate], options: options
            ).app("Notes")
        }
        #expect(plan(.swiftUI)?.adoptsScenes == isThere)
        #expect(plan(.scenes)?.outcome == (isThere ? Outcome.none : .refuse))
    }

    @Test("A screen of a framework in another class makes no app of the framework")
    func screen() {
        let plan = Self.plan([
            "AppDelegate.swift": """
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                func application(
                    _ application: UIApplication,
                    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool { true }
            }

            """,
            "Screen.swift": """
            import UIKit

            final class Screen: UIViewController {
                func show() { view = RCTRootView() }
                func name() -> String { "FlutterAppDelegate" }
            }

            """,
        ])
        #expect(plan?.reason?.contains("made with") == false)
    }
}
