/// Several PATHs of one command that can't be changed by themselves.
enum PathOverlap {
    /// Refuses PATHs of which one holds another: the second plan would be of files that the first has changed.
    ///
    /// - Throws: `ToolError` for the first two.
    static func refuseFoldersInFolders(
        _ paths: [String], in environment: ToolEnvironment
    ) throws(ToolError) {
        let roots = paths.compactMap { try? PlanRoot($0, in: environment) }
        for (index, root) in roots.enumerated() {
            let other = roots[..<index].first {
                $0.named == root.named || $0.named.path(below: root.named) != nil
                    || root.named.path(below: $0.named) != nil
            }
            if let other, root.projects == nil || other.projects == nil {
                throw ToolError(
                    root.given, "overlaps with '\(other.given)', which is to be migrated, too",
                    remedy: "name only one of them, or apply one after the other")
            }
        }
    }

    /// Refuses PATHs whose plans change the same file, such as two folders of apps that one project builds.
    ///
    /// - Throws: `ToolError` for the first such file.
    static func refuseFilesInCommon(_ paths: [PlannedPath]) throws(ToolError) {
        var owners: [String: String] = [:]
        for plan in paths.compactMap(\.plan) {
            for path in plan.edit.paths {
                let file = plan.root.folder + "/" + path
                guard let owner = owners.updateValue(plan.root.given, forKey: file) else {
                    continue
                }
                throw ToolError(
                    plan.root.display(path),
                    "the plans of '\(owner)' and '\(plan.root.given)' both change it",
                    remedy: "name the folder that holds both, or apply one after the other")
            }
        }
    }
}
