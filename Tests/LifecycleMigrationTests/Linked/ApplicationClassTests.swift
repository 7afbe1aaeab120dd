import LifecycleMigration
import Testing

/// The application class that a property list or a build setting names.
struct ApplicationClassTests {
    private static func key(_ value: String) -> String {
        "<key>NSPrincipalClass</key><string>\(value)</string>"
    }

    @Test(
        "An application class of the app's own refuses the app at the key",
        arguments: ["$(PRODUCT_MODULE_NAME).Kiosk", "App.Kiosk", "Kiosk"])
    func ownClass(_ value: String) throws {
        let app = try #require(LinkedApp(keys: Self.key(value)))
        #expect(app.plan.outcome == .refuse)
        let finding = try #require(app.plan.findings.first { $0.severity == .error })
        #expect(finding.id == .entryApplicationSubclass)
        #expect(finding.place?.path == "App/Info.plist")
        #expect(finding.place?.position.line == 2)
        #expect(finding.message.contains("'Kiosk'"))
    }

    @Test("A build setting that becomes the key refuses the app at its line")
    func setting() throws {
        let app = try #require(LinkedApp(settings: "INFOPLIST_KEY_NSPrincipalClass = Kiosk;"))
        #expect(app.plan.outcome == .refuse)
        let finding = try #require(app.plan.findings.first)
        #expect(finding.id == .entryApplicationSubclass)
        #expect(finding.place?.path == "App.xcodeproj/project.pbxproj")
    }

    @Test(
        "The frameworks' own classes, in whatever spelling, are none of the app's",
        arguments: [
            "UIApplication", "$(PRODUCT_MODULE_NAME).UIApplication", "", "NSApplication",
            "$(PRINCIPAL)",
        ])
    func plainClass(_ value: String) throws {
        let app = try #require(
            LinkedApp(keys: Self.key(value), settings: "PRINCIPAL = UIApplication;"))
        #expect(app.plan.outcome == .migrate)
    }

    @Test("A class for the Mac alone does not matter on iOS")
    func macSetting() throws {
        let app = try #require(
            LinkedApp(settings: "\"INFOPLIST_KEY_NSPrincipalClass[sdk=macosx*]\" = Kiosk;"))
        #expect(app.plan.outcome == .migrate)
    }

    @Test(
        "A start that asks for an application class of the app's own is refused at the class",
        arguments: [
            "NSStringFromClass(Kiosk.self)", "debug ? nil : NSStringFromClass(Kiosk.self)",
            "\"App.Kiosk\"",
        ])
    func start(_ argument: String) throws {
        let app = try #require(
            PlannedApp([
                "main.swift": """
                import UIKit

                UIApplicationMain(
                    CommandLine.argc, CommandLine.unsafeArgv, \(argument),
                    NSStringFromClass(AppDelegate.self))
                """,
                "AppDelegate.swift":
                    "import UIKit\n\nclass AppDelegate: UIResponder, UIApplicationDelegate {}\n",
                "Kiosk.swift":
                    "import UIKit\n\nclass Kiosk: UIApplication {\n    override func sendEvent(_ event: UIEvent) { note(event) }\n}\n",
            ]))
        let reason = try #require(app.plan.findings.first { $0.severity == .error })
        #expect(reason.id == .entryApplicationSubclass)
        #expect(reason.place?.path == "Kiosk.swift")
        #expect(app.plan.reason?.contains("'Kiosk'") == true)
    }

    @Test("A start with UIKit's own application class is no obstacle")
    func plainStart() throws {
        let app = try #require(
            PlannedApp([
                "main.swift":
                    "import UIKit\n\nUIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, NSStringFromClass(UIApplication.self), NSStringFromClass(AppDelegate.self))\n",
                "AppDelegate.swift":
                    "import UIKit\n\nclass AppDelegate: UIResponder, UIApplicationDelegate {}\n",
            ]))
        #expect(app.plan.findings.allSatisfy { $0.id != .entryApplicationSubclass })
        #expect(app.plan.entryPoint?.kind == .mainFile)
    }
}
