import Foundation
import LifecycleMigration
import SourceEditing
import Testing

@testable import AppFacts

/// What becomes of watch apps, and what they are refused for.
struct WatchAppTests {
    private static let delegate = """
        import WatchKit

        @main
        final class AppDelegate: NSObject, WKApplicationDelegate {
            func applicationDidFinishLaunching() { prepare() }
        }

        func prepare() {}
        """

    private static let view = """
        import SwiftUI

        struct StepsView: View {
            var body: some View { Text("Steps") }
        }
        """

    private static let body = "override var body: StepsView { StepsView() }"

    private static func controller(
        _ members: String = body, attributes: String = "", conforming: String = "",
        behind: String = ""
    ) -> String {
        """
        import SwiftUI
        import WatchKit

        \(attributes)
        final class HostingController: WKHostingController<StepsView>\(conforming) {
            \(members)
        }
        \(behind)
        """
    }

    private static func storyboard(
        initial: String? = "1", first: String = "customClass=\"HostingController\"",
        more: String = ""
    ) -> String {
        let attribute = initial.map { " initialViewController=\"\($0)\"" } ?? ""
        return """
            <?xml version="1.0"?>
            <document type="com.apple.InterfaceBuilder.WatchKit.Storyboard"\(attribute)>
                <scenes>
                    <!--Steps-->
                    <scene sceneID="s1"><objects><hostingController id="1" \(first)/></objects></scene>
                    \(more)
                </scenes>
            </document>
            """
    }

    private static func scene(_ objects: String) -> String {
        "<scene><objects>\(objects)</objects></scene>"
    }

    private static func notification(_ id: String, category: String?, to interface: String?)
        -> String
    {
        let key = category.map { "<notificationCategory identifier=\"\($0)\" id=\"c\(id)\"/>" }
        let segue = interface.map {
            "<segue destination=\"\($0)\" kind=\"relationship\" relationship=\"dynamicNotificationInterface\" id=\"s\(id)\"/>"
        }
        return scene(
            "<notificationController id=\"\(id)\">\(key ?? "")\(segue ?? "")</notificationController>"
        )
    }

    private func app(_ files: [String: String]) throws -> PlannedApp {
        var all = [
            "AppDelegate.swift": Self.delegate, "StepsView.swift": Self.view,
            "HostingController.swift": Self.controller(),
            "Interface.storyboard": Self.storyboard(),
        ]
        all.merge(files) { $1 }
        // Without a project, nothing says that the app is built without a storyboard that stays.
        var options = MigrationOptions()
        options.deletesUnusedStoryboards = true
        return try #require(PlannedApp(all.filter { !$0.value.isEmpty }, options: options))
    }

    private func appFile(of app: PlannedApp) throws -> String {
        let path = try #require(app.plan.appFile)
        return try #require(app.text(path))
    }

    // MARK: Roots

    @Test("The view of a hosting controller becomes the content, and the delegate stays")
    func hosting() throws {
        let app = try app([:])
        #expect(app.plan.outcome == .migrate)
        let text = try appFile(of: app)
        #expect(text.contains("        WindowGroup {\n            StepsView()\n        }\n"))
        #expect(text.contains("@WKApplicationDelegateAdaptor private var appDelegate: AppDelegate"))
        #expect(app.text("HostingController.swift") == nil)
        #expect(app.text("Interface.storyboard") == nil)
        #expect(app.plan.callbacks.map(\.before) == [.watchKit])
        #expect(app.plan.callbacks.map(\.state) == [.unchanged])
    }

    @Test(
        "A hosting controller that does more than show a view is refused",
        arguments: [
            controller("let goal = 5\n" + body),
            controller("static var goal = 5\n" + body),
            controller(
                "lazy var goal = Goal()\n" + body, behind: "class Goal: ObservableObject {}"),
            controller(
                "var goal = Goal.shared\n" + body, behind: "class Goal: ObservableObject {}"),
            controller("override init() { super.init(); prepare() }\n" + body),
            controller(
                "override func awake(withContext context: Any?) { super.awake(withContext: prepare()) }\n"
                    + body),
            controller("override func willActivate() { prepare() }\n" + body),
            controller("func help() {}\n" + body),
            controller(behind: "extension HostingController { func help() {} }"),
            controller(conforming: ", Helping", behind: "protocol Helping {}"),
            controller(attributes: "@Helped"),
            controller("#if DEBUG\nfunc help() {}\n#endif\n" + body),
            controller("override var body: StepsView { prepare(); return StepsView() }"),
            controller("override var body: StepsView { get { StepsView() } }"),
            controller("override var body: StepsView { StepsView(controller: self) }"),
            controller("override var body: StepsView { StepsView(frame: contentFrame) }"),
            controller(
                "override var body: StepsView { StepsView(goal: Goal()) }",
                behind: "private struct Goal {}"),
            controller(""),
        ])
    func moreThanAView(controller: String) throws {
        let app = try app(["HostingController.swift": controller])
        #expect(app.plan.outcome == .refuse)
        #expect(app.findings(.rootUnresolved).map(\.place?.path) == ["HostingController.swift"])
    }

    @Test(
        "Overrides that only call the superclass go with the hosting controller",
        arguments: [
            "override init() { super.init() }", "override func willActivate() {}",
            "override func awake(withContext context: Any?) {\n    super.awake(withContext: context)\n}",
        ])
    func trivial(member: String) throws {
        let app = try app(["HostingController.swift": Self.controller(member + "\n" + Self.body)])
        #expect(app.plan.outcome == .migrate)
    }

    @Test("An observable object that the hosting controller makes is kept by the root view")
    func observedObject() throws {
        let controller = Self.controller(
            "let goal = Goal(steps: 5)\noverride var body: StepsView { StepsView(goal: goal) }",
            behind: "class Goal: ObservableObject { init(steps: Int) {} }")
        let app = try app(["HostingController.swift": controller])
        #expect(app.plan.outcome == .migrate)
        let text = try appFile(of: app)
        #expect(text.contains("    @StateObject private var goal = Goal(steps: 5)\n"))
        #expect(text.contains("        StepsView(goal: goal)\n"))
    }

    @Test(
        "A hosting controller that other code or the Info.plist names is refused",
        arguments: [
            ("Other.swift", "let type = HostingController.self"),
            ("Other.swift", "let name = \"Steps.HostingController\""),
            (
                "Info.plist",
                "<plist><dict><key>RemoteInterfacePrincipalClass</key><string>HostingController</string></dict></plist>"
            ),
        ])
    func named(path: String, text: String) throws {
        let app = try app([path: text])
        #expect(app.plan.outcome == .refuse)
        #expect(app.findings(.rootUnresolved).count == 1)
    }

    @Test("An object of one of several pages is refused: WatchKit makes it at launch")
    func objectOfPage() throws {
        let more = Self.scene("<controller id=\"2\" customClass=\"WeekController\"/>")
        let storyboard = Self.storyboard(more: more).replacing(
            "<hostingController id=\"1\" customClass=\"HostingController\"/>",
            with:
                "<hostingController id=\"1\" customClass=\"HostingController\"><connections><segue destination=\"2\" kind=\"relationship\" relationship=\"nextPage\" id=\"n\"/></connections></hostingController>"
        )
        let week = """
            import SwiftUI

            class Goal: ObservableObject {}
            class WeekController: WKHostingController<StepsView> {
                let goal = Goal()
                override var body: StepsView { StepsView() }
            }
            """
        let app = try app(["Interface.storyboard": storyboard, "Week.swift": week])
        #expect(app.plan.outcome == .refuse)
        #expect(app.findings(.rootUnresolved).map(\.place?.position.line) == [5])
    }

    // MARK: Storyboards

    @Test(
        "A storyboard without a first screen that can be told is refused",
        arguments: [
            storyboard(initial: nil), storyboard(initial: "9"),
            storyboard().replacing("</scenes>", with: ""), "",
            storyboard().replacing("WatchKit", with: "CocoaTouch"),
        ])
    func unclear(storyboard: String) throws {
        let app = try app(["Interface.storyboard": storyboard])
        #expect(app.plan.outcome == .refuse)
        #expect(app.findings(.rootUnresolved).count == 1)
    }

    @Test("Two storyboards are refused")
    func twoStoryboards() throws {
        let app = try app(["Other.storyboard": Self.storyboard()])
        #expect(app.plan.outcome == .refuse)
        #expect(app.findings(.rootUnresolved).map(\.place?.path) == ["Other.storyboard"])
    }

    @Test(
        "Screens of WatchKit are refused by their names",
        arguments: [
            (storyboard(first: "customClass=\"Other\""), "'Other'"),
            (storyboard(first: "identifier=\"Main\""), "'Main'"),
            (storyboard(first: "color=\"x\""), "a controller without a class"),
            (
                storyboard(more: scene("<controller id=\"2\" customClass=\"HostingController\"/>")),
                "'HostingController'"
            ),
        ])
    func screens(storyboard: String, name: String) throws {
        let app = try app(["Interface.storyboard": storyboard])
        #expect(app.plan.outcome == .refuse)
        #expect(app.plan.reason?.hasSuffix(": " + name) == true)
        #expect(app.findings(.watchInterfaceControllers).first?.severity == .error)
    }

    @Test(
        "Code that shows a screen by its name is refused",
        arguments: [
            "controller.pushController(withName: \"A\", context: nil)",
            "controller.presentController(withNamesAndContexts: pages)",
            "WKInterfaceController.reloadRootPageControllers(withNames: names)",
        ])
    func shown(call: String) throws {
        let app = try app(["Other.swift": "func show() { \(call) }"])
        #expect(app.plan.outcome == .refuse)
        #expect(app.findings(.watchInterfaceControllers).map(\.place?.path) == ["Other.swift"])
    }

    @Test("What the storyboard sets of the first screen is told")
    func title() throws {
        let storyboard = Self.storyboard(
            first: "customClass=\"HostingController\" title=\"My &amp; steps\"")
        let app = try app(["Interface.storyboard": storyboard])
        #expect(app.plan.outcome == .partial)
        #expect(
            app.findings(.windowAppearance).map(\.message).first?.contains("'My & steps'") == true)
    }

    @Test(
        "What else the storyboard sets of the first screen is told by its name",
        arguments: [
            ("backgroundImage", "sky"), ("fullScreen", "YES"), ("hidesWhenLoading", "NO"),
        ])
    func settings(name: String, value: String) throws {
        let storyboard = Self.storyboard(
            first: "customClass=\"HostingController\" \(name)=\"\(value)\"")
        let app = try app(["Interface.storyboard": storyboard])
        #expect(app.plan.outcome == .partial)
        let message =
            "the storyboard sets '\(name)' of the screen to '\(value)', which is removed with it"
        #expect(app.findings(.windowAppearance).map(\.message) == [message])
    }

    // MARK: Notifications

    private static let hostingNotification = """
        import SwiftUI

        class NoteController: WKUserNotificationHostingController<StepsView> {
            override var body: StepsView { StepsView() }
        }
        """
    private static let interface = scene("<controller id=\"7\" customClass=\"NoteController\"/>")

    @Test("A notification in SwiftUI becomes a scene of its category")
    func notificationScene() throws {
        let storyboard = Self.storyboard(
            more: Self.notification("6", category: "steps", to: "7") + Self.interface)
        let app = try app([
            "Interface.storyboard": storyboard, "Note.swift": Self.hostingNotification,
        ])
        #expect(app.plan.outcome == .migrate)
        let text = try appFile(of: app)
        #expect(
            text.contains(
                "        WKNotificationScene(controller: NoteController.self, category: \"steps\")\n"
            ))
        #expect(app.text("Interface.storyboard") == nil)
    }

    @Test(
        "A notification that SwiftUI can't show keeps the storyboard",
        arguments: [
            notification("6", category: "steps", to: nil),
            notification("6", category: nil, to: "7") + interface,
            notification("6", category: "", to: "7") + interface,
            notification("6", category: "steps", to: "8")
                + scene("<controller id=\"8\" customClass=\"Layout\"/>"),
            notification("6", category: "steps", to: "7").replacing(
                "<notificationController ", with: "<notificationController customClass=\"Static\" ")
                + interface,
            notification("6", category: "steps", to: "8") + scene("<controller id=\"8\"/>"),
        ])
    func notificationLayout(scenes: String) throws {
        let app = try app([
            "Interface.storyboard": Self.storyboard(more: scenes),
            "Note.swift": Self.hostingNotification,
        ])
        #expect(app.plan.outcome == .partial)
        #expect(app.findings(.watchNotifications).map(\.applicability) == [.manual])
        let kept = try #require(app.text("Interface.storyboard"))
        #expect(!kept.contains("HostingController") && !kept.contains("initialViewController"))
        #expect(!kept.contains("<!--Steps-->") && kept.contains(scenes))
    }

    @Test(
        "What stands beside a scene that goes stays, however the storyboard is written",
        arguments: [
            ("\n        <!--Steps-->\n        <scene", " <!--Steps--> <scene"),
            ("<!--Steps-->\n        <scene", "<!--Steps--><segue/>\n<scene"),
            ("<!--Steps-->\n        <scene", "<segue/><!--Steps-->\n<scene"),
            ("</scene>\n", "</scene>"), (" initial", "\n    initial"), ("=\"1\"", "='1'"),
            ("<!--Steps-->\n", "<!-- <scene>\n -->\n"), ("<!--Steps-->\n", "<!--Steps-->\n\n"),
        ])
    func oddStoryboard(written: String, rewritten: String) throws {
        let note = Self.notification("6", category: "steps", to: nil)
        let storyboard = Self.storyboard(more: note)
        #expect(storyboard.contains(written))
        let app = try app([
            "Interface.storyboard": storyboard.replacing(written, with: rewritten),
            "Note.swift": Self.hostingNotification,
        ])
        let kept = try #require(app.text("Interface.storyboard"))
        #expect(!kept.contains("HostingController") && !kept.contains("initialViewController"))
        #expect(kept.contains(note) && kept.contains("<scenes>") && kept.contains("</scenes>"))
        #expect(kept.contains("<segue/>") == rewritten.contains("<segue/>"))
        // A comment names what stands right behind it.
        let isApart = ["\n\n", "--><segue/>"].contains(where: rewritten.contains)
        #expect(kept.contains("Steps") == isApart)
        #expect((try? InterfaceDocument(SourceText(kept))) != nil)
    }

    @Test(
        "What the storyboard sets of a notification is told where the class does not say it",
        arguments: [
            ("", "dynamicNotificationInterface", [] as [Applicability]),
            ("", "dynamicInteractiveNotificationInterface", [.review]),
            (
                "override class var isInteractive: Bool { true }",
                "dynamicInteractiveNotificationInterface", []
            ),
        ])
    func interactive(member: String, relationship: String, told: [Applicability]) throws {
        let note = Self.hostingNotification.replacing(
            "override var body", with: member + "\n    override var body")
        let scene = Self.notification("6", category: "steps", to: "7").replacing(
            "dynamicNotificationInterface", with: relationship)
        let app = try app([
            "Interface.storyboard": Self.storyboard(more: scene + Self.interface),
            "Note.swift": note,
        ])
        #expect(app.plan.outcome == (told.isEmpty ? .migrate : .partial))
        #expect(
            app.findings(.watchNotifications).map(\.applicability).filter { $0 != .automatic }
                == told)
    }

    @Test("Colours of a notification in the storyboard are told")
    func colors() throws {
        let scene = Self.notification("6", category: "steps", to: "7").replacing(
            "</notificationController>",
            with: "<color key=\"sashColor\" red=\"1\"/></notificationController>")
        let app = try app([
            "Interface.storyboard": Self.storyboard(more: scene + Self.interface),
            "Note.swift": Self.hostingNotification,
        ])
        #expect(app.plan.outcome == .partial)
        #expect(app.findings(.windowAppearance).count == 1)
    }

    @Test("A probe that is asked for is told not to be there")
    func probe() throws {
        var options = MigrationOptions()
        options.addsProbe = true
        options.deletesUnusedStoryboards = true
        let app = try #require(
            PlannedApp(
                [
                    "AppDelegate.swift": Self.delegate, "StepsView.swift": Self.view,
                    "HostingController.swift": Self.controller(),
                    "Interface.storyboard": Self.storyboard(),
                ], options: options))
        #expect(app.findings(.debugProbe).map(\.applicability) == [.manual])
    }

    @Test("Two notifications of one category stay in the storyboard")
    func sameCategory() throws {
        let scenes =
            Self.notification("5", category: "steps", to: "7")
            + Self.notification("6", category: "steps", to: "7") + Self.interface
        let app = try app([
            "Interface.storyboard": Self.storyboard(more: scenes),
            "Note.swift": Self.hostingNotification,
        ])
        #expect(app.findings(.watchNotifications).map(\.applicability) == [.manual])
        #expect(app.findings(.watchNotifications).map(\.places.count) == [2])
    }

    @Test("Of several notifications, the storyboard keeps those that SwiftUI can't show")
    func mixedNotifications() throws {
        let kept = Self.notification("5", category: "other", to: nil)
        let moved =
            "\n" + Self.notification("6", category: "steps", to: "7") + "\n" + Self.interface
        let app = try app([
            "Interface.storyboard": Self.storyboard(more: kept + moved),
            "Note.swift": Self.hostingNotification,
        ])
        let text = try #require(app.text("Interface.storyboard"))
        #expect(text.contains(kept) && !text.contains("NoteController"))
        #expect(app.plan.outcome == .partial)
    }

    // MARK: Delegates

    @Test(
        "The delegate of an app gets the protocol of an app, also in an extension",
        arguments: [
            "@main\nclass AppDelegate: NSObject, WKExtensionDelegate {}",
            "@main\nclass AppDelegate: NSObject {}\nextension AppDelegate: WKExtensionDelegate {}",
            "@main\nclass AppDelegate: NSObject, WatchKit.WKExtensionDelegate {}",
        ])
    func protocolOfAnApp(delegate: String) throws {
        let app = try app(["AppDelegate.swift": "import WatchKit\n\n" + delegate])
        #expect(app.plan.outcome == .migrate)
        let text = try #require(app.text("AppDelegate.swift"))
        #expect(text.contains("WKApplicationDelegate {}") && !text.contains("WKExtensionDelegate"))
    }

    @Test("A protocol that other code asks for is not changed")
    func namedProtocol() throws {
        let delegate =
            "import WatchKit\n\n@main\nclass AppDelegate: NSObject, WKExtensionDelegate {}"
        let app = try app([
            "AppDelegate.swift": delegate, "Other.swift": "var other: WKExtensionDelegate?",
        ])
        #expect(app.plan.outcome == .refuse)
        #expect(app.findings(.delegateDeclaration).map(\.place?.path) == ["Other.swift"])
    }

    /// The files of the sample with two targets.
    private func extensionSample() throws -> [String: String] {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Samples/watchos/hosting-in-extension/before")
        var files: [String: String] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
            files[path] = try? String(
                contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
        }
        return files
    }

    @Test("In an extension its object is there, and the delegate keeps its protocol")
    func objectOfExtension() throws {
        var files = try extensionSample()
        let path = "Steps Watch Extension/StepsView.swift"
        files[path, default: ""] +=
            "\nfunc register() { WKExtension.shared().registerForRemoteNotifications() }\n"
        let app = try #require(PlannedApp(files))
        #expect(app.plan.outcome == .migrate)
        #expect(app.plan.entryPoint == nil)
        let text = try appFile(of: app)
        #expect(
            text.contains("@WKExtensionDelegateAdaptor private var appDelegate: ExtensionDelegate"))
    }

    @Test(
        "An extension whose delegate is no class in Swift is refused",
        arguments: ["struct ExtensionDelegate {", "final class OtherDelegate: NSObject {"])
    func missingDelegate(declaration: String) throws {
        var files = try extensionSample()
        let path = "Steps Watch Extension/ExtensionDelegate.swift"
        files[path] = files[path]?.replacing(
            "final class ExtensionDelegate: NSObject, WKExtensionDelegate {", with: declaration)
        let app = try #require(PlannedApp(files))
        #expect(app.plan.outcome == .refuse)
        #expect(app.findings(.delegateDeclaration).count == 1)
    }

    @Test(
        "A storyboard that nothing shows stays in the repository, and the app is built without it")
    func storyboardThatStays() throws {
        let app = try #require(PlannedApp(try extensionSample()))
        #expect(app.plan.outcome == .migrate)
        let path = "Steps Watch/Interface.storyboard"
        #expect(app.text(path) == (try extensionSample())[path])
        let project = try #require(app.text("Steps.xcodeproj/project.pbxproj"))
        #expect(!project.contains("Interface.storyboard in Resources"))
        #expect(project.contains("path = Interface.storyboard;"))
        let finding = try #require(app.findings(.storyboardUnused).first)
        #expect(finding.severity == .note && finding.applicability == .review)
        #expect(finding.remedy?.contains("--delete-unused-storyboards") == true)
    }

    @Test("With the option it is deleted, and so are its references")
    func storyboardThatGoes() throws {
        var options = MigrationOptions()
        options.deletesUnusedStoryboards = true
        let app = try #require(PlannedApp(try extensionSample(), options: options))
        #expect(app.text("Steps Watch/Interface.storyboard") == nil)
        let project = try #require(app.text("Steps.xcodeproj/project.pbxproj"))
        #expect(!project.contains("Interface.storyboard"))
        #expect(app.findings(.storyboardUnused).map(\.applicability) == [.automatic])
    }

    @Test("Without a project that could leave it out, the app is refused with the option's name")
    func storyboardOfAFolder() throws {
        let app = try #require(
            PlannedApp([
                "AppDelegate.swift": Self.delegate, "StepsView.swift": Self.view,
                "HostingController.swift": Self.controller(),
                "Interface.storyboard": Self.storyboard(),
            ]))
        #expect(app.plan.outcome == .refuse)
        let remedies = app.plan.findings.compactMap(\.remedy)
        #expect(remedies.contains { $0.contains("--delete-unused-storyboards") })
    }

    @Test("A storyboard that another target copies is refused")
    func sharedStoryboard() throws {
        var files = try extensionSample()
        let path = "Steps.xcodeproj/project.pbxproj"
        let project = try #require(files[path])
        // The extension copies the storyboard as well.
        let build = try #require(
            project.split(separator: "\n").first {
                $0.contains("Interface.storyboard in Resources")
            })
        let id = try #require(build.split(separator: " ").first).filter { $0 != "\t" }
        let parts = project.split(
            separator: "isa = PBXResourcesBuildPhase;", omittingEmptySubsequences: false)
        let empty = "files = (\n\t\t\t);"
        files[path] = parts.map { part in
            part.contains(empty)
                ? String(part).replacing(
                    empty,
                    with:
                        "files = (\n\t\t\t\t\(id) /* Interface.storyboard in Resources */,\n\t\t\t);",
                    maxReplacements: 1) : String(part)
        }.joined(separator: "isa = PBXResourcesBuildPhase;")
        let app = try #require(PlannedApp(files))
        #expect(app.plan.outcome == .refuse)
        #expect(
            app.findings(.rootUnresolved).map(\.place?.path) == ["Steps Watch/Interface.storyboard"]
        )
    }

    @Test("Without an extension, an entry point is missing")
    func missingEntry() throws {
        let app = try app([
            "AppDelegate.swift": "import WatchKit\n\nclass Other: NSObject, WKExtensionDelegate {}"
        ])
        #expect(app.plan.outcome == .refuse)
        #expect(app.findings(.entryMissing).count == 1)
    }

    @Test(
        "Casts of the delegate are repaired through either object",
        arguments: ["WKExtension", "WKApplication"])
    func casts(object: String) throws {
        let accessor =
            "static var current: AppDelegate { \(object).shared().delegate as! AppDelegate }"
        let delegate = Self.delegate.replacing(
            "WKApplicationDelegate {\n", with: "WKApplicationDelegate {\n    \(accessor)\n")
        let other = "let delegate = \(object).shared().delegate as? AppDelegate"
        let app = try app(["AppDelegate.swift": delegate, "Other.swift": other])
        #expect(app.plan.outcome == .migrate)
        let text = try #require(app.text("AppDelegate.swift"))
        #expect(text.contains("private(set) static var current: AppDelegate!"))
        #expect(app.text("Other.swift") == "let delegate = AppDelegate.current")
    }

    // MARK: Other uses

    @Test(
        "The object of an extension, and controllers of WatchKit's, are told in an app that has none",
        arguments: [
            ("WKExtension.shared().isAutorotating", FindingID.watchExtensionObject),
            (
                "WKApplication.shared().rootInterfaceController as Any",
                .watchInterfaceControllers
            ),
        ])
    func objects(code: String, id: FindingID) throws {
        let app = try app(["Other.swift": "let value = \(code)"])
        #expect(app.plan.outcome == .partial)
        #expect(app.findings(id).map(\.place?.path) == ["Other.swift"])
    }

    @Test(
        "Links are told where nothing brings navigation",
        arguments: [
            ("NavigationLink(\"A\") {}", 1), ("NavigationView { NavigationLink(\"A\") {} }", 0),
            ("NavigationStack { NavigationLink(\"A\") {} }", 0),
            ("NavigationSplitView { NavigationLink(\"A\") {} } detail: { Text(\"B\") }", 0),
            ("\n#if os(iOS)\nNavigationView {}\n#endif\nNavigationLink(\"A\") {}\n", 1),
            ("\n#if os(iOS)\nNavigationLink(\"A\") {}\n#endif\n", 0),
        ])
    func links(code: String, count: Int) throws {
        let view = "import SwiftUI\n\nstruct LinkView: View { var body: some View { \(code) } }"
        let app = try app(["LinkView.swift": view])
        #expect(app.findings(.watchNavigation).count == count)
    }
}
