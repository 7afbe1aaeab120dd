import LifecycleMigration
import ProjectModel
import SourceEditing
import Testing

/// The option `--probe`: what it adds to a migration, and what it says.
@Suite struct ProbeTests {
    private static var options: MigrationOptions {
        var options = MigrationOptions()
        options.addsProbe = true
        return options
    }

    @Test("Without the option there is no trace of a probe")
    func withoutOption() throws {
        let app = try #require(PlannedApp(delegateMembers: ""))
        #expect(app.text("SceneShiftProbe.swift") == nil)
        #expect(app.findings(.debugProbe) == [])
        #expect(app.plan.appFile.flatMap(app.text)?.contains("Probe") == false)
    }

    @Test("The log begins before the adaptor, and the modifier stands around all others")
    func places() throws {
        let app = try #require(
            PlannedApp(
                delegateMembers: """
                        func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
                            print(url)
                            return true
                        }
                    """, options: Self.options))
        #expect(app.plan.outcome == .migrate)
        let text = try #require(app.plan.appFile.flatMap(app.text))
        let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }
        let begin = try #require(
            lines.firstIndex(of: "private let sceneShiftProbe = SceneShiftProbe(AppDelegate.self)"))
        #expect(lines[begin + 1].hasPrefix("@UIApplicationDelegateAdaptor"))
        let modifier = try #require(
            lines.firstIndex(of: ".modifier(sceneShiftProbe.content(urls: true))"))
        let opening = try #require(lines.firstIndex { $0.hasPrefix(".onOpenURL") })
        #expect(opening < modifier)
        #expect(lines[modifier + 1] == "}", "it is the last one")
    }

    @Test("What does not fit on one line stands on lines of its own, up to its last parenthesis")
    func manyArguments() throws {
        let app = try #require(
            PlannedApp(
                delegateMembers: """
                        func application(
                            _ application: UIApplication, continue activity: NSUserActivity,
                            restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void
                        ) -> Bool {
                            print(activity.activityType)
                            return true
                        }
                    """, options: Self.options))
        #expect(app.plan.outcome == .migrate)
        let text = try #require(app.plan.appFile.flatMap(app.text))
        let lines = text.split(separator: "\n").map { String($0.drop { $0 == " " }) }
        let modifier = try #require(lines.firstIndex(of: ".modifier("))
        let written: [String] = [
            ".modifier(", "sceneShiftProbe.content(", "urls: true,", "activities: [",
            "NSUserActivityTypeBrowsingWeb,", "]", ")", ")",
        ]
        #expect(Array(lines.dropFirst(modifier).prefix(written.count)) == written)
    }

    @Test("An app that listens to nothing gets a probe that listens to nothing")
    func listensToNothing() throws {
        let app = try #require(PlannedApp(delegateMembers: "", options: Self.options))
        let text = try #require(app.plan.appFile.flatMap(app.text))
        #expect(text.contains(".modifier(sceneShiftProbe.content())\n"))
    }

    @Test("A type of the probe's name gives it another one, in its file too")
    func takenName() throws {
        let app = try #require(
            PlannedApp(
                delegateMembers: "", options: Self.options,
                files: ["Old.swift": "struct SceneShiftProbe {}\n"]))
        let text = try #require(app.text("SceneShiftRouteProbe.swift"))
        #expect(text.contains("struct SceneShiftRouteProbe {"))
        #expect(!text.contains("struct SceneShiftProbe"))
        #expect(!text.contains("extension SceneShiftProbe"))
        #expect(text.contains("SceneShiftProbe.txt"), "the page names one file")
        let appText = try #require(app.plan.appFile.flatMap(app.text))
        #expect(appText.contains("= SceneShiftRouteProbe(AppDelegate.self)"))
    }

    @Test("With both names taken the app is refused, and told why")
    func noName() throws {
        let app = try #require(
            PlannedApp(
                delegateMembers: "", options: Self.options,
                files: [
                    "Old.swift": "struct SceneShiftProbe {}\nstruct SceneShiftRouteProbe {}\n"
                ]))
        #expect(app.plan.outcome == .refuse)
        #expect(app.findings(.debugProbe).first?.remedy?.contains("--probe") == true)
    }

    @Test("An app on the SwiftUI life cycle gets no probe, and says how to get one")
    func alreadyMigrated() throws {
        let source = """
            import SwiftUI

            @main
            struct NotesApp: App {
                var body: some Scene { WindowGroup { Text("Notes") } }
            }
            """
        let app = try #require(PlannedApp(["NotesApp.swift": source], options: Self.options))
        #expect(app.plan.outcome == .none)
        #expect(app.plan.edit.isEmpty)
        #expect(app.findings(.debugProbe).count == 1)
        let probed = try #require(
            PlannedApp(
                ["NotesApp.swift": source, "Probe.swift": "struct SceneShiftProbe {}\n"],
                options: Self.options))
        #expect(probed.findings(.debugProbe) == [])
    }

    @Test(
        "A target that sets DEBUG nowhere is told that its builds have no probe",
        arguments: [
            ("", true), ("SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"$(inherited) DEBUG\";", false),
            ("SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"DEBUGGING BETA\";", true),
            ("OTHER_SWIFT_FLAGS = \"-DDEBUG\";", false),
            ("OTHER_SWIFT_FLAGS = \"-D DEBUG -Xcc -O\";", false),
            ("OTHER_SWIFT_FLAGS = \"-D BETA\";", true),
        ])
    func conditions(setting: String, isSilent: Bool) throws {
        let project = SharedProject(
            [SharedProject.App(name: "Notes", sources: ["AppDelegate.swift"], settings: setting)],
            sources: ["AppDelegate.swift": Self.delegate], options: Self.options)
        let app = try #require(project.app("Notes"))
        #expect(app.outcome == .migrate, "the promise of the plan is about the app")
        let silent = app.findings.filter { $0.message.contains("no configuration") }
        #expect(!silent.isEmpty == isSilent)
    }

    @Test("Apps that share their delegate share one probe")
    func sharedProbe() throws {
        let sources = ["Shared/AppDelegate.swift": Self.delegate]
        let apps = ["Notes", "Notes Beta"].map {
            SharedProject.App(name: $0, sources: sources.keys.sorted())
        }
        let project = SharedProject(apps, sources: sources, options: Self.options)
        #expect(project.plan.units.count == 1)
        for name in ["Notes", "Notes Beta"] {
            #expect(project.app(name)?.outcome == .migrate)
            #expect(project.sources(of: name).contains("Shared/SceneShiftProbe.swift"))
        }
    }

    private static let delegate = PlainDelegate.source() + "\n"
}
