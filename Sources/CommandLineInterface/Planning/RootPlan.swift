import LifecycleMigration
import ProjectModel
import SourceEditing

/// The plan of one PATH, with the files that it was made from.
struct RootPlan: Sendable {
    /// The PATH.
    let root: PlanRoot
    /// The files as they were found.
    let tree: FileTree
    /// The apps, in the planner's order.
    let applications: [ApplicationPlan]
    /// The changes of apps that can only be carried out together, by the apps' `unit`.
    let units: [WorkspaceEdit]
    /// Everything that is to be changed.
    let edit: WorkspaceEdit
    /// What tells that a file was not touched since; only made for an apply.
    let fingerprints: [String: FileStatus.Fingerprint]
    /// Folders of which a part lies too deep to be read.
    let unreachable: [String]
    /// Projects that came with a package in the tree, and are not planned.
    let leftOut: [String]
    /// Every app that could have been asked for.
    let known: [KnownApp]
    /// The exclusions that left something out, by their index on the command line.
    let usedExclusions: Set<Int>

    /// The same plan with the changes of only some of its units.
    ///
    /// - Throws: `InternalError` where edits clash that did not clash before.
    func carryingOut(only chosen: Set<Int>) throws(InternalError) -> RootPlan {
        var edit = WorkspaceEdit()
        for unit in units.indices where chosen.contains(unit) {
            do {
                try edit.merge(units[unit], by: "the plan")
            } catch {
                throw InternalError(
                    reason: "\(error.first) and \(error.second) both change \(error.path)")
            }
        }
        return changing(applications, units, edit)
    }

    /// The same plan with other apps, units and changes.
    func changing(
        _ applications: [ApplicationPlan], _ units: [WorkspaceEdit], _ edit: WorkspaceEdit
    ) -> RootPlan {
        RootPlan(
            root: root, tree: tree, applications: applications, units: units, edit: edit,
            fingerprints: fingerprints, unreachable: unreachable, leftOut: leftOut, known: known,
            usedExclusions: usedExclusions)
    }
}

extension RootPlan {
    /// What is to be said of it beside its report: what the plan does not know of must not be lost in silence.
    var notes: [String] {
        let far = unreachable.map {
            "\(root.display($0)): holds folders whose paths are longer than the system's may be; they are left out"
        }
        return far + (leftOutNote.map { [$0] } ?? [])
    }

    /// A demo in a package of somebody else's is not the repository's app, but it may be.
    private var leftOutNote: String? {
        let names = leftOut.filter { RelativePath.isBelow($0, root.scope) }.map(root.display)
        guard let first = names.first, root.projects == nil else { return nil }
        let projects = names.count == 1 ? "1 project" : "\(names.count) projects"
        let others = names.dropFirst().prefix(4).map { ", '\($0)'" }.joined()
        let more = names.count > 5 ? " and \(names.count - 5) more" : ""
        return
            "\(projects) inside \(names.count == 1 ? "a package" : "packages") left out: '\(first)'\(others)\(more); name one to plan it"
    }
}
