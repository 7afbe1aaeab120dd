import CommandLineInterface
import LifecycleMigration
import ProjectModel
import SourceEditing

@testable import AppFacts

/// A planner of a few lines, so that the commands are tested with plans whose every byte is known.
///
/// Each folder with an `AppDelegate.swift` is an app. It loses its `@UIApplicationMain`, gets an app file in a folder
/// of its own, and loses an `Old.swift`. The words `refuse`, `partial` and `none` in the delegate decide its outcome, and
/// with `together` it can only be carried out with the app in front of it.
enum RulePlanner {
    /// Plans a tree.
    static let plan: Planner = { snapshot, _, _ in
        let tree = snapshot.tree
        var edit = WorkspaceEdit()
        var applications: [ApplicationPlan] = []
        var units: [WorkspaceEdit] = []
        for path in tree.paths where path.hasSuffix("AppDelegate.swift") {
            guard let text = try? tree.read(path) else { continue }
            var application = application(path, text, in: tree)
            if !application.edit.isEmpty, text.string.contains("together"), !units.isEmpty {
                application.unit = units.count - 1
                try? units[units.count - 1].merge(application.edit, by: application.name)
            } else if !application.edit.isEmpty {
                application.unit = units.count
                units.append(application.edit)
            }
            applications.append(application)
            try? edit.merge(application.edit, by: application.name)
        }
        return MigrationPlan(applications: applications, units: units, edit: edit)
    }

    private static let attribute = "@UIApplicationMain\n"

    private static func application(
        _ path: String, _ text: SourceText, in tree: FileTree
    ) -> ApplicationPlan {
        let folder = path.dropLast("AppDelegate.swift".count)
        let name = folder.split(separator: "/").last.map(String.init) ?? "App"
        let place = Place(path: path, position: SourcePosition(line: 1, column: 1))
        var plan = ApplicationPlan(
            name: name, platform: .ios, project: nil, target: name, outcome: .none)
        guard text.string.hasPrefix(attribute), !text.string.contains("// none") else {
            return plan
        }
        plan.entryPoint = EntryPointSummary(kind: .applicationMainAttribute, place: place)
        if text.string.contains("refuse") {
            plan.outcome = .refuse
            plan.reason = "the window is handed to a coordinator"
            plan.findings = [
                Finding(
                    .rootWindowOwner, .error, .manual, at: place, "the window leaves the delegate")
            ]
            return plan
        }
        plan.outcome = .migrate
        plan.root = RootSummary(kind: .controller, place: place)
        if text.string.contains("partial") {
            plan.outcome = .partial
            plan.findings.append(
                Finding(
                    .callbackQuickAction, .warning, .manual, at: place,
                    "quick actions no longer reach \"the delegate\"", remedy: "see the page"))
        }
        plan.findings.append(
            Finding(.callbackActiveState, .note, .automatic, at: place, "it is kept"))
        let appFile = "\(folder)Life/\(name)App.swift"
        plan.appFile = appFile
        let removal = TextEdit.remove(0..<attribute.utf8.count)
        try? plan.edit.edit(path, [removal], by: name)
        try? plan.edit.create(appFile, SourceText("@main struct \(name)App {}\n"), by: name)
        let old = folder + "Old/Old.swift"
        if tree.contains(String(old)) { try? plan.edit.delete(String(old), by: name) }
        return plan
    }
}
