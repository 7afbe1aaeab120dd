import ProjectModel
import SourceEditing

@testable import AppFacts
@testable import AppleFrameworks
@testable import LaunchValidation
@testable import LifecycleMigration

/// A random launch with its plan, whose edits can be spoiled before they are validated.
struct ValidatedLaunch {
    private let plan: ApplicationPlan
    private let app: UIKitApp
    private let tree: FileTree
    private let appFile: String

    /// Reads a launch that is migrated.
    init?(_ planned: PlannedLaunch) {
        tree = planned.tree
        let profile = PlatformProfile.profile(for: .ios)
        guard let plan = planned.plan.applications.first, let appFile = plan.appFile,
            let format = ProjectFormats.all.first(where: { [tree] in !$0.detect(in: tree).isEmpty }
            ),
            let project = format.detect(in: tree).first,
            let target = format.load(project, in: tree).targets.first
        else { return nil }
        let context = TargetContext(target: target, library: SourceLibrary(tree))
        guard let entry = try? EntryPointAnalysis(context: context, profile: profile).entryPoint(),
            let app = try? UIKitAppAnalysis(context: context, profile: profile).app(
                entry: entry),
            (try? UIKitFactsAnalysis(of: app).facts()) != nil
        else { return nil }
        self.plan = plan
        self.app = app
        self.appFile = appFile
    }

    /// What the validation finds, in words, where a file has another text after the plan; sorted.
    func differences(_ fault: LaunchFault?) throws -> [String] {
        var edit = plan.edit
        if let fault {
            edit = WorkspaceEdit()
            for path in plan.edit.paths where path != fault.path {
                switch plan.edit.changes[path] {
                case .edit(let edits): try edit.edit(path, edits, by: "plan")
                case .create(let text): try edit.create(path, text, by: "plan")
                case .delete: try edit.delete(path, by: "plan")
                case nil: break
                }
            }
            let whole = 0..<(try tree.read(fault.path).bytes.count)
            try edit.edit(
                fault.path, [TextEdit(range: whole, replacement: fault.text)], by: "fault")
        }
        let validation = PlanValidation(of: app, edit: edit, appFile: appFile)
        let routes = plan.callbacks.compactMap { record in
            validation.routes.fault(of: record).map { "route of \(record.name) \($0)" }
        }
        return
            (routes
            + validation.differences(except: NamedPlaces(lines: [:])).map { difference in
                switch difference {
                case .lost(let index): "lost \(validation.before[index].label)"
                case .added(let index): "added \(validation.after[index].label)"
                case .moved(let index, let other):
                    "moved \(validation.before[index].label) behind \(validation.before[other].label)"
                }
            }).sorted()
    }
}
