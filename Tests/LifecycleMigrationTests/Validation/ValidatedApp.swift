import ProjectModel
import SourceEditing

@testable import AppFacts
@testable import AppleFrameworks
@testable import LaunchValidation
@testable import LifecycleMigration

/// An app in memory with its plan, whose edits can be spoiled before they are validated.
struct ValidatedApp {
    /// What is planned.
    let plan: ApplicationPlan
    private let app: UIKitApp
    private let tree: FileTree
    private let appFile: String

    /// Plans an app of these sources; nil where it is refused.
    init?(_ files: [String: String]) {
        let texts = files.mapValues { SourceText($0) }
        let tree = FileTree(
            paths: files.keys.sorted(), source: FilesInMemory(texts), name: "Notes")
        let library = SourceLibrary(tree)
        guard
            let plan = MigrationPlanner(options: MigrationOptions()).plan(tree).applications.first,
            let appFile = plan.appFile, !plan.edit.isEmpty,
            let format = ProjectFormats.all.first(where: { !$0.detect(in: tree).isEmpty }),
            let project = format.detect(in: tree).first,
            let target = format.load(project, in: tree).targets.first
        else { return nil }
        let context = TargetContext(target: target, library: library)
        let profile = PlatformProfile.profile(for: target.platform)
        guard let entry = try? EntryPointAnalysis(context: context, profile: profile).entryPoint(),
            let app = try? UIKitAppAnalysis(context: context, profile: profile).app(
                entry: entry),
            (try? UIKitFactsAnalysis(of: app).facts()) != nil
        else { return nil }
        self.tree = tree
        self.plan = plan
        self.app = app
        self.appFile = appFile
    }

    /// The text of a file after the plan.
    func after(_ path: String) -> String {
        (try? tree.applying(plan.edit).read(path).string) ?? ""
    }

    /// The validation of the plan as it is.
    var validation: PlanValidation? {
        PlanValidation(of: app, edit: plan.edit, appFile: appFile)
    }

    /// What the validation finds beside the plan's findings.
    var differences: [TraceComparison.Difference]? {
        validation?.differences(except: NamedPlaces(plan.findings))
    }

    /// What it finds where the file after the plan had this text instead.
    func differences(with text: String, in path: String) throws -> [TraceComparison.Difference]? {
        try validation(with: text, in: path)?.differences(except: NamedPlaces(plan.findings))
    }

    /// What a plan would say, beside its own findings, where the file after it had this text instead.
    ///
    /// - Throws: why it would be refused.
    func findings(with text: String, in path: String) throws -> [Finding] {
        guard let validation = try validation(with: text, in: path) else { return [] }
        return try ValidationFindings(validation, in: app.context).findings(
            beside: plan.findings)
    }

    /// The validation where the file after the plan had this text instead.
    func validation(with text: String, in path: String) throws -> PlanValidation? {
        var edit = WorkspaceEdit()
        for other in plan.edit.paths where other != path {
            switch plan.edit.changes[other] {
            case .edit(let edits): try edit.edit(other, edits, by: "plan")
            case .create(let text): try edit.create(other, text, by: "plan")
            case .delete: try edit.delete(other, by: "plan")
            case nil: break
            }
        }
        if case .create = plan.edit.changes[path] {
            try edit.create(path, SourceText(text), by: "fault")
        } else {
            let whole = 0..<(try tree.read(path).bytes.count)
            try edit.edit(path, [TextEdit(range: whole, replacement: text)], by: "fault")
        }
        return PlanValidation(of: app, edit: edit, appFile: appFile)
    }
}
