import LifecycleMigration
import Testing

/// Apps that are built from the same sources, and can only move together.
@Suite struct SharedAppsTests {
    private static let delegate = """
        import UIKit

        @main
        class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?

            func application(
                _ application: UIApplication,
                didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                window = UIWindow(frame: UIScreen.main.bounds)
                window?.rootViewController = ListViewController()
                window?.makeKeyAndVisible()
                return true
            }
        }

        """
    private static let list = """
        import UIKit

        final class ListViewController: UIViewController {
            func reload() {
                let delegate = UIApplication.shared.delegate as! AppDelegate
                print(delegate)
            }
        }

        """
    private static let sources = [
        "Shared/AppDelegate.swift": delegate, "Shared/ListViewController.swift": list,
    ]
    private static let apps = ["Notes", "Notes Beta"].map {
        SharedProject.App(name: $0, sources: sources.keys.sorted())
    }

    @Test("One delegate for two apps becomes one App in both targets, and is edited once")
    func sharedEntry() throws {
        let project = SharedProject(Self.apps, sources: Self.sources)
        for name in ["Notes", "Notes Beta"] {
            let app = try #require(project.app(name))
            #expect(app.outcome == .migrate)
            #expect(app.appFile == "Shared/NotesApp.swift")
            #expect(app.findings.contains { $0.id == .entryAmbiguous && $0.severity == .note })
            #expect(
                project.sources(of: name) == [
                    "Shared/AppDelegate.swift", "Shared/ListViewController.swift",
                    "Shared/NotesApp.swift",
                ])
        }
        #expect(project.plan.units.count == 1)
        let delegate = try #require(project.text("Shared/AppDelegate.swift"))
        #expect(delegate.split(separator: "static var shared").count == 2)
        let list = try #require(project.text("Shared/ListViewController.swift"))
        #expect(list.split(separator: "AppDelegate.shared").count == 2)
    }

    @Test("A delegate without work stays where two apps compile it, and each is told")
    func sharedRemainder() throws {
        let list = "import UIKit\n\nfinal class ListViewController: UIViewController {}\n"
        let sources = Self.sources.merging(["Shared/ListViewController.swift": list]) { $1 }
        let project = SharedProject(Self.apps, sources: sources)
        for name in ["Notes", "Notes Beta"] {
            let app = try #require(project.app(name))
            let finding = try #require(app.findings.first { $0.id == .delegateWithoutWork })
            #expect(app.outcome == .migrate && finding.applicability == .review)
            #expect(finding.message.contains("other targets"))
        }
        #expect(project.text("Shared/AppDelegate.swift")?.contains("class AppDelegate") == true)
    }

    @Test("A folder that both targets have gives both the one App")
    func sharedFolder() throws {
        let project = SharedProject(synchronized: Self.apps, sources: Self.sources)
        for name in ["Notes", "Notes Beta"] {
            #expect(project.app(name)?.outcome == .migrate)
            #expect(
                project.sources(of: name) == [
                    "Shared/AppDelegate.swift", "Shared/ListViewController.swift",
                    "Shared/NotesApp.swift",
                ])
        }
    }

    @Test("Where the first screens differ, each app gets an App that no other compiles")
    func differentRoots() throws {
        let delegate = """
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
            }

            """
        var sources = ["Shared/AppDelegate.swift": delegate]
        for name in ["Land", "Sea"] {
            sources["Shared/\(name).storyboard"] =
                "<document initialViewController=\"a\"><viewController id=\"a\"/></document>"
        }
        let apps = [("Notes", "Land"), ("Notes Beta", "Sea")].map { name, storyboard in
            SharedProject.App(
                name: name, sources: ["Shared/AppDelegate.swift"],
                keys: "<key>UIMainStoryboardFile</key><string>\(storyboard)</string>")
        }
        let project = SharedProject(synchronized: apps, sources: sources)
        #expect(project.app("Notes")?.outcome == .migrate)
        #expect(
            project.sources(of: "Notes") == [
                "Shared/AppDelegate.swift", "Shared/NotesApp.swift",
            ])
        #expect(
            project.sources(of: "Notes Beta") == [
                "Shared/AppDelegate.swift", "Shared/NotesBetaApp.swift",
            ])
        #expect(project.text("Shared/NotesBetaApp.swift")?.contains("\"Sea\"") == true)
        #expect(project.text("Shared/NotesApp.swift")?.contains("\"Land\"") == true)
    }

    @Test("One of three apps alone is refused, and told at once of all that are left out")
    func twoLeftOut() throws {
        var options = MigrationOptions()
        options.targets = ["Notes"]
        let third = SharedProject.App(name: "Notes Gamma", sources: Self.apps[0].sources)
        let project = SharedProject(
            Self.apps + [third], sources: Self.sources, options: options)
        #expect(
            project.app("Notes")?.reason
                == "'Notes' shares this entry point with 'Notes Beta' and 'Notes Gamma', which were not asked for"
        )
    }

    @Test("One of two apps alone is refused, and told which one is left out")
    func oneLeftOut() throws {
        var options = MigrationOptions()
        options.targets = ["Notes"]
        let project = SharedProject(Self.apps, sources: Self.sources, options: options)
        let app = try #require(project.app("Notes"))
        #expect(project.plan.applications.count == 1)
        #expect(app.outcome == .refuse)
        #expect(
            app.reason
                == "'Notes' shares this entry point with 'Notes Beta', which was not asked for")
        #expect(app.findings.first?.id == .entryAmbiguous)
        #expect(project.plan.edit.isEmpty)
    }

    @Test("An app that is refused holds back the app that it shares a file with")
    func refusedNeighbour() throws {
        var sources = Self.sources
        sources["Shared/main.swift"] = "UIApplicationMain(0, nil, nil, \"AppDelegate\")\n"
        var apps = Self.apps
        apps[1] = SharedProject.App(name: "Notes Beta", sources: sources.keys.sorted())
        let project = SharedProject(apps, sources: sources)
        #expect(project.app("Notes Beta")?.reason == "the target has 2 entry points")
        #expect(
            project.app("Notes")?.reason
                == "'Notes' shares this entry point with 'Notes Beta', which is refused: "
                + "the target has 2 entry points")
        #expect(
            project.app("Notes")?.findings.first?.remedy
                == "follow the report of 'Notes Beta' first, or give each app a file of its own")
        #expect(project.plan.edit.isEmpty)
    }

    @Test("Apps whose plans change a shared file in different ways are refused")
    func differentEdits() throws {
        var sources = Self.sources
        sources["Beta.swift"] = "extension AppDelegate { static var shared: Int { 1 } }\n"
        var apps = Self.apps
        apps[1] = SharedProject.App(name: "Notes Beta", sources: sources.keys.sorted())
        let project = SharedProject(apps, sources: sources)
        let lines = ["shared", "current"].map { "'private(set) static var \($0): AppDelegate!'" }
        for (name, other, own, theirs) in [
            ("Notes", "Notes Beta", lines[0], lines[1]),
            ("Notes Beta", "Notes", lines[1], lines[0]),
        ] {
            #expect(
                project.app(name)?.reason
                    == "'\(name)' shares this entry point with '\(other)', whose plan changes it in "
                    + "another way: this one writes \(own), that one \(theirs)")
        }
    }

    @Test("Apps with delegates of their own share a file with a cast, which is repaired once")
    func sharedCast() throws {
        let sources = [
            "Notes/AppDelegate.swift": Self.delegate, "Beta/AppDelegate.swift": Self.delegate,
            "Shared/ListViewController.swift": Self.list,
        ]
        let apps = [("Notes", "Notes"), ("Notes Beta", "Beta")].map { name, folder in
            SharedProject.App(
                name: name,
                sources: ["\(folder)/AppDelegate.swift", "Shared/ListViewController.swift"])
        }
        let project = SharedProject(apps, sources: sources)
        #expect(project.plan.applications.map(\.outcome) == [.migrate, .migrate])
        #expect(
            project.plan.applications.map(\.appFile) == [
                "Notes/NotesApp.swift", "Beta/NotesBetaApp.swift",
            ])
        #expect(project.plan.units.count == 1)
        #expect(project.app("Notes")?.findings.contains { $0.id == .entryAmbiguous } == false)
    }

    @Test("A shared file that another app has on the SwiftUI life cycle is not changed")
    func migratedNeighbour() throws {
        var sources = Self.sources
        sources["Other.swift"] = """
            import SwiftUI

            @main
            struct OtherApp: App {
                var body: some Scene { WindowGroup { Text("other") } }
            }

            """
        let apps = [
            Self.apps[0],
            SharedProject.App(
                name: "Other", sources: ["Other.swift", "Shared/ListViewController.swift"]),
        ]
        let project = SharedProject(apps, sources: sources)
        #expect(project.app("Other")?.outcome == Outcome.none)
        #expect(
            project.app("Notes")?.reason
                == "'Notes' shares this file, which changes here, with 'Other', which does not change"
        )
        #expect(project.app("Notes")?.findings.first?.place?.position.line == 5)
        #expect(
            project.app("Notes")?.findings.first?.remedy == "give each app a file of its own")
    }

    @Test("A delegate in a condition that leaves it out for another app moves without that app")
    func unseenByOther() throws {
        let delegate = """
            #if os(iOS)
            \(Self.delegate)
            #elseif os(macOS)
            import AppKit

            @main
            class AppDelegate: NSObject, NSApplicationDelegate {}
            #endif

            """
        let project = SharedProject(Self.twoPlatforms, sources: ["AppDelegate.swift": delegate])
        #expect(project.app("Notes")?.outcome == .migrate, "\(project.app("Notes")?.reason ?? "")")
        #expect(project.app("Notes Mac")?.outcome == .refuse)
        #expect(project.app("Notes Mac")?.findings.first?.id == .delegateDeclaration)
        #expect(project.sources(of: "Notes Mac") == ["AppDelegate.swift"])
        let text = try #require(project.text("AppDelegate.swift"))
        #expect(text.contains("@main\nclass AppDelegate: NSObject"))
        #expect(!text.contains("@main\nclass AppDelegate: UIResponder"))
    }

    @Test("A change outside of the condition holds the app back, with both names and its line")
    func seenByOther() throws {
        let delegate = """
            #if os(iOS)
            \(Self.delegate)
            #else
            import AppKit

            @main
            class AppDelegate: NSObject, NSApplicationDelegate {}
            #endif

            func delegate() -> AppDelegate { application.delegate as! AppDelegate }

            """
        let name = """
            #if os(iOS)
            import UIKit
            let application = UIApplication.shared
            #else
            import AppKit
            let application = NSApplication.shared
            #endif
            func caller() { print((application.delegate as! AppDelegate)) }

            """
        let project = SharedProject(
            Self.twoPlatforms.map {
                SharedProject.App(
                    name: $0.name, sources: ["AppDelegate.swift", "Name.swift"],
                    platform: $0.platform)
            }, sources: ["AppDelegate.swift": delegate, "Name.swift": name])
        let app = try #require(project.app("Notes"))
        #expect(app.outcome == .refuse, "\(app.findings)")
        #expect(app.reason?.hasPrefix("'Notes' shares this") == true)
        #expect(app.reason?.contains("'Notes Mac'") == true)
    }

    @Test("Two apps that take different parts of one file move together, each with its part")
    func differentParts() throws {
        let delegate = """
            #if os(iOS)
            \(Self.delegate)
            #else
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                func application(
                    _ application: UIApplication,
                    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool {
                    window = UIWindow(frame: UIScreen.main.bounds)
                    window?.rootViewController = UIViewController()
                    window?.makeKeyAndVisible()
                    return true
                }
            }
            #endif

            """
        let sources = ["AppDelegate.swift": delegate, "List.swift": Self.list]
        let apps = [
            SharedProject.App(name: "Notes", sources: ["AppDelegate.swift", "List.swift"]),
            SharedProject.App(
                name: "Notes TV", sources: ["AppDelegate.swift"],
                platform: "TVOS_DEPLOYMENT_TARGET = 15.0; SDKROOT = appletvos;"),
        ]
        let project = SharedProject(apps, sources: sources)
        #expect(
            project.plan.applications.map(\.outcome) == [.migrate, .migrate],
            "\(project.plan.applications.map(\.reason))")
        #expect(project.plan.units.count == 1)
        let text = try #require(project.text("AppDelegate.swift"))
        #expect(!text.contains("@main") && !text.contains("UIWindow("))
        // Each has a delegate of its own, and so an App of its own.
        #expect(project.sources(of: "Notes TV") == ["AppDelegate.swift", "NotesTVApp.swift"])
        #expect(
            project.sources(of: "Notes") == ["AppDelegate.swift", "List.swift", "NotesApp.swift"])
    }

    @Test(
        "An Info.plist that an app of SwiftUI has, too, loses UIKit's keys; not the class of a delegate that is there"
    )
    func sharedPropertyList() throws {
        let keys = """
            <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
            <key>UIWindowSceneSessionRoleApplication</key><array><dict>
            <key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
            </dict></array></dict></dict>
            """
        let scene = """
            import UIKit

            class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                var window: UIWindow?

                func scene(
                    _ scene: UIScene, willConnectTo session: UISceneSession,
                    options connectionOptions: UIScene.ConnectionOptions
                ) {
                    guard let windowScene = scene as? UIWindowScene else { return }
                    let window = UIWindow(windowScene: windowScene)
                    window.rootViewController = UIViewController()
                    self.window = window
                    window.makeKeyAndVisible()
                }
            }

            """
        let sources = [
            "AppDelegate.swift":
                "import UIKit\n\n@main\nclass AppDelegate: UIResponder, UIApplicationDelegate {}\n",
            "SceneDelegate.swift": scene,
            "Other.swift":
                "import SwiftUI\n\n@main\nstruct OtherApp: App { var body: some Scene { WindowGroup { Text(\"\") } } }\n",
        ]
        for (others, outcome) in [
            (["Other.swift"], Outcome.migrate),
            (["Other.swift", "SceneDelegate.swift"], Outcome.refuse),
        ] {
            let apps = [
                SharedProject.App(
                    name: "Notes", sources: ["AppDelegate.swift", "SceneDelegate.swift"], keys: keys
                ),
                SharedProject.App(
                    name: "Other", sources: others, propertyList: "Notes.plist"),
            ]
            let project = SharedProject(apps, sources: sources)
            #expect(project.app("Other")?.outcome == Outcome.none)
            #expect(project.app("Notes")?.outcome == outcome)
        }
    }

    private static let twoPlatforms = [
        SharedProject.App(name: "Notes", sources: ["AppDelegate.swift"]),
        SharedProject.App(
            name: "Notes Mac", sources: ["AppDelegate.swift"],
            platform: "MACOSX_DEPLOYMENT_TARGET = 13.0; SDKROOT = macosx;"),
    ]

    @Test("Apps that share nothing are units of their own")
    func separateApps() throws {
        let sources = [
            "A/AppDelegate.swift": Self.delegate, "B/AppDelegate.swift": Self.delegate,
            "A/List.swift": Self.list, "B/List.swift": Self.list,
        ]
        let apps = ["A", "B"].map {
            SharedProject.App(name: $0, sources: ["\($0)/AppDelegate.swift", "\($0)/List.swift"])
        }
        let project = SharedProject(apps, sources: sources)
        #expect(project.plan.applications.map(\.outcome) == [.migrate, .migrate])
        #expect(project.plan.units.count == 2)
    }
}
