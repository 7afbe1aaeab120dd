import LifecycleMigration
import Testing

/// What is told about apps of other platforms than iOS, and about starts and keys that only some apps have.
struct PlatformSurveyTests {
    private static let macDelegate = """
        import AppKit

        @main
        class AppDelegate: NSObject, NSApplicationDelegate {
            @IBAction func exportNotes(_ sender: Any?) { export() }
            func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool { false }
        }
        """

    private func menu(_ selector: String) -> String {
        """
        <document>
            <menu title="Main Menu" systemMenu="main" id="1">
                <items>
                    <menuItem title="Item" id="2">
                        <connections>
                            <action selector="\(selector)" target="-1" id="3"/>
                        </connections>
                    </menuItem>
                </items>
            </menu>
            <button id="4"><connections><action selector="exportNotes:" target="-1" id="5"/></connections></button>
        </document>
        """
    }

    @Test(
        "An action on the delegate of a Mac app that nothing sends is let be, and what decides on the last window is named"
    )
    func mac() throws {
        let app = try #require(PlannedApp(["AppDelegate.swift": Self.macDelegate]))
        #expect(app.plan.outcome == .migrate)
        #expect(app.plan.findings.map(\.id) == [.macLastWindow])
        #expect(app.plan.findings.map(\.place?.position.line) == [6])
    }

    @Test(
        "A menu bar with an action of the app's own is named at that action, AppKit's actions are not",
        arguments: [("exportNotes:", [6]), ("terminate:", [])])
    func menus(selector: String, lines: [Int]) throws {
        let app = try #require(
            PlannedApp([
                "AppDelegate.swift": Self.macDelegate, "Base.lproj/Main.storyboard": menu(selector),
            ]))
        #expect(app.findings(.macMenu).compactMap(\.place?.position.line) == lines)
    }

    @Test("Document classes and the document controller are named")
    func documents() throws {
        let note = "import AppKit\n\nclass Note: NSDocument {}\n"
        let recent =
            "import AppKit\n\nlet recent = NSDocumentController.shared.recentDocumentURLs\n"
        let app = try #require(
            PlannedApp([
                "AppDelegate.swift": Self.macDelegate, "Note.swift": note, "Recent.swift": recent,
            ]))
        #expect(app.plan.outcome == .refuse)
        #expect(
            app.findings(.macDocuments).map(\.place?.path) == ["Note.swift", "Recent.swift"])
        #expect(app.findings(.macDocuments).map(\.severity) == [.error, .note])
    }

    private static let watchDelegate =
        "import WatchKit\n\n@main\nclass ExtensionDelegate: NSObject, WKExtensionDelegate {}\n"

    @Test("The screens and the notifications of a watch app are named at their classes")
    func watch() throws {
        let classes = """
            import WatchKit

            class Today: WKInterfaceController {}
            class Reminder: WKUserNotificationInterfaceController {}
            class Root: WKHostingController<ContentView> {}
            """
        let app = try #require(
            PlannedApp(["ExtensionDelegate.swift": Self.watchDelegate, "Screens.swift": classes]))
        #expect(app.findings(.rootUnresolved).map(\.severity) == [.error])
        #expect(app.findings(.watchInterfaceControllers).map(\.place?.position.line) == [3])
        #expect(app.findings(.watchNotifications).map(\.place?.position.line) == [4])
    }

    @Test(
        "A watch storyboard whose classes are elsewhere is named for its screens and notifications")
    func watchStoryboard() throws {
        let storyboard = """
            <document>
            <scene><controller id="1" customClass="Today"/></scene>
            <scene><notificationController id="2"/>
            <controller id="3" customClass="Reminder" key="dynamic"/></scene>
            </document>
            """
        let app = try #require(
            PlannedApp([
                "ExtensionDelegate.swift": Self.watchDelegate,
                "Base.lproj/Interface.storyboard": storyboard,
            ]))
        #expect(app.findings(.watchInterfaceControllers).map(\.place?.position.line) == [2])
        #expect(app.findings(.watchNotifications).map(\.place?.position.line) == [3])
    }

    @Test("A target that nothing starts is named where the project declares it")
    func withoutEntry() throws {
        let project = SharedProject(
            [SharedProject.App(name: "Notes", sources: ["List.swift"])],
            sources: ["List.swift": "import UIKit\nclass List: UIViewController {}\n"])
        let finding = try #require(project.app("Notes")?.findings.first { $0.severity == .error })
        #expect(finding.id == .entryMissing)
        #expect(finding.place?.path == "Notes.xcodeproj/project.pbxproj")
    }

    @Test(
        "An app for iOS without a key for a launch screen is told, and is migrated all the same",
        arguments: [
            ("", "", 1), ("<key>UILaunchScreen</key><dict/>", "", 0),
            ("", "INFOPLIST_KEY_UILaunchScreen_Generation = YES;", 0),
        ])
    func launchScreen(key: String, settings: String, count: Int) throws {
        let delegate = PlainDelegate.source()
        let app = SharedProject.App(
            name: "Notes", sources: ["AppDelegate.swift"], launchScreen: key,
            settings: settings)
        let project = SharedProject([app], sources: ["AppDelegate.swift": delegate])
        let plan = try #require(project.app("Notes"))
        #expect(plan.outcome == .migrate)
        let notes = plan.findings.filter { $0.id == .plistLaunchScreen }
        #expect(notes.count == count)
        #expect(notes.allSatisfy { $0.severity == .note && $0.place?.path == "Notes.plist" })
    }
}
