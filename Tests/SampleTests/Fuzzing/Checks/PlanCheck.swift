import LifecycleMigration
import ProjectModel
import SourceEditing
import SwiftOutline

/// A mutated project is refused, or its plan keeps the promises that hold for every plan.
struct PlanCheck {
    private let tree: FileTree
    private let options: MigrationOptions
    private var result = FuzzResult()

    /// Checks an input; the options are a part of it.
    static func run(_ input: FuzzInput) -> FuzzResult {
        var numbers = input.numbers
        var check = PlanCheck(tree: input.files.tree(named: input.name), options: options(&numbers))
        check.check(repeating: numbers.oneIn(8))
        return check.result
    }

    private init(tree: FileTree, options: MigrationOptions) {
        self.tree = tree
        self.options = options
    }

    /// Mostly the options that refuse least.
    private static func options(_ numbers: inout FuzzNumbers) -> MigrationOptions {
        var options = MigrationOptions()
        if numbers.below(4) > 0 { options.deploymentTarget = .raiseToMinimum }
        if numbers.oneIn(4) { options.lifeCycleEvents = .scenePhase }
        return options
    }

    private mutating func check(repeating: Bool) {
        let plan = MigrationPlanner(options: options).plan(tree)
        for application in plan.applications { check(application) }
        if repeating {
            result.repeatedPlans += 1
            let again = MigrationPlanner(options: options).plan(tree)
            result.expect(isSame(plan, again), "the same files give two plans")
        }
        guard !plan.edit.isEmpty else { return }
        result.acceptedPlans += 1
        checkFiles(after: plan.edit)
        checkSecondPlan(after: plan)
    }

    private mutating func check(_ application: ApplicationPlan) {
        switch application.outcome {
        case .refuse, .none:
            result.expect(
                application.edit.isEmpty, "'\(application.name)' is left alone and edited")
            result.expect(
                application.outcome != .refuse || application.reason != nil,
                "'\(application.name)' is refused without a reason")
        case .migrate, .partial:
            result.expect(
                !application.edit.isEmpty, "'\(application.name)' is migrated without an edit")
        }
        for finding in application.findings {
            for place in finding.places {
                result.expect(
                    tree.contains(place.path) && place.position.line > 0
                        && place.position.column > 0,
                    "\(finding.id) is at a place that is not there: \(place.path)")
            }
        }
    }

    private func isSame(_ one: MigrationPlan, _ other: MigrationPlan) -> Bool {
        one.edit.changes == other.edit.changes
            && one.applications.map(\.outcome) == other.applications.map(\.outcome)
            && one.applications.map(\.findings) == other.applications.map(\.findings)
    }

    /// Every edited file is as whole as it was, and every new one is whole.
    private mutating func checkFiles(after edit: WorkspaceEdit) {
        let edited = tree.applying(edit)
        for path in edit.paths {
            let before = try? tree.read(path)
            switch edit.changes[path] {
            case .create: result.expect(before == nil, "\(path) is created and is there already")
            case .edit, .delete: result.expect(before != nil, "\(path) is changed and is not there")
            case nil: break
            }
            guard let after = try? edited.read(path) else { continue }
            result.expect(before?.isValidUTF8 == false || after.isValidUTF8, "\(path) is no UTF-8")
            result.expect(
                before.map { isWhole($0, path) } == false || isWhole(after, path),
                "\(path) is damaged:\n\(after.string)")
        }
    }

    private func isWhole(_ text: SourceText, _ path: String) -> Bool {
        if path.hasSuffix(".swift") { return TokenList(text).problems.isEmpty }
        return path.hasSuffix(".xcconfig") || (try? PropertyListDocument(text)) != nil
    }

    private mutating func checkSecondPlan(after plan: MigrationPlan) {
        result.secondPlans += 1
        let second = MigrationPlanner(options: options).plan(tree.applying(plan.edit))
        for application in second.applications where !application.edit.isEmpty {
            result.flaws.append(
                "the second plan edits \(application.edit.paths): \(application.findings.map(\.message))"
            )
        }
    }
}
