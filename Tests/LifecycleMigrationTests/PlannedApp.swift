import LifecycleMigration
import ProjectModel
import SourceEditing

@testable import AppFacts

/// An app in memory, and what is planned for it.
struct PlannedApp {
    /// The plan of the one app.
    let plan: ApplicationPlan
    private let tree: FileTree

    /// Plans an app of these sources and property lists; everything lies in one folder without a project.
    init?(_ files: [String: String], options: MigrationOptions = MigrationOptions()) {
        let texts = files.mapValues { SourceText($0) }
        tree = FileTree(paths: files.keys.sorted(), source: FilesInMemory(texts), name: "Notes")
        let applications = MigrationPlanner(options: options).plan(tree).applications
        guard let first = applications.first, applications.count == 1 else { return nil }
        plan = first
    }

    /// Plans an app without scenes whose delegate has these members beside its launch.
    init?(
        delegateMembers: String, launch: String = "",
        options: MigrationOptions = MigrationOptions(),
        files: [String: String] = [:]
    ) {
        let delegate = """
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                func application(
                    _ application: UIApplication,
                    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool {
                    \(launch)
                    let window = UIWindow(frame: UIScreen.main.bounds)
                    window.rootViewController = ListViewController()
                    window.makeKeyAndVisible()
                    self.window = window
                    return true
                }

            \(delegateMembers)
            }
            """
        let list = "import UIKit\n\nfinal class ListViewController: UIViewController {}\n"
        var all = ["AppDelegate.swift": delegate, "ListViewController.swift": list]
        all.merge(files) { $1 }
        self.init(all, options: options)
    }

    /// The texts of the files that the plan makes, in the order of their paths.
    var created: String {
        plan.edit.paths.filter { !tree.paths.contains($0) }.compactMap(text).joined()
    }

    /// The text of a file after the plan; nil where there is none.
    func text(_ path: String) -> String? {
        (try? tree.applying(plan.edit).read(path))?.string
    }

    /// The findings with an id.
    func findings(_ id: FindingID) -> [Finding] {
        plan.findings.filter { $0.id == id }
    }
}
