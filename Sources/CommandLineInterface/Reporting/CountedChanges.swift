import ProjectModel
import SourceEditing

/// The changes whose lines were counted: apps that are changed together share some, and each is counted once.
struct CountedChanges {
    private let root: RootPlan
    private var known: [String: (change: FileChange, report: ChangeReport)] = [:]

    /// Nothing is counted yet.
    init(in root: RootPlan) {
        self.root = root
    }

    /// A change with its path as seen from PATH.
    func shown(_ report: ChangeReport) -> ChangeReport {
        var report = report
        report.path = root.root.relative(report.path)
        return report
    }

    /// The changes of an edit, sorted by path, each with the reason that is known for it.
    mutating func reports(
        of edit: WorkspaceEdit, because reason: (String) -> String?
    ) -> [ChangeReport] {
        edit.paths.compactMap { path in
            guard let change = edit.changes[path] else { return nil }
            var report = report(of: path, change)
            report.reason = reason(path)
            return report
        }
    }

    private mutating func report(of path: String, _ change: FileChange) -> ChangeReport {
        if let known = known[path], known.change == change { return known.report }
        let report = ChangeReport(path, change, in: root)
        known[path] = (change, report)
        return report
    }
}
