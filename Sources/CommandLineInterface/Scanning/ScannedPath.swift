import AppFacts

/// What a scan found in a PATH: a line of the file of `--resume`.
struct ScannedPath: Sendable, Codable {
    /// The PATH as it was given.
    let path: String
    /// What was asked.
    let question: ScanQuestion
    /// The way to PATH from the folder whose files were read; empty where that is PATH's own.
    let scope: String
    /// The apps.
    let applications: [ApplicationReport]
    /// Where the code of the findings stands once the plan is carried out.
    let moves: [Move]
    /// Whether there is no app in it.
    let isWithoutApp: Bool
    /// What is to be said of that; nil where it is no error.
    let reason: Reason?
    /// What could have been asked for there.
    let selection: PlannedSelection?
    /// What is to be said of it beside the report.
    let notes: [String]

    /// A place before and after.
    struct Move: Sendable, Codable {
        /// Before.
        let old: Place
        /// After.
        let new: Place
    }

    /// An error in its parts.
    struct Reason: Sendable, Codable {
        /// The file or folder.
        let place: String?
        /// What is wrong.
        let reason: String
        /// What to do about it.
        let remedy: String?
    }

    /// What is kept of a PATH that was planned.
    init(_ planned: PlannedPath, of request: RootPlanner.Request, at root: PlanRoot) {
        path = request.path
        question = ScanQuestion(request, at: root)
        scope = root.scope
        applications = planned.report.applications
        moves = planned.report.after.sorted { $0.key < $1.key }.map { Move(old: $0, new: $1) }
        isWithoutApp = planned.report.isWithoutApp
        reason = planned.report.error.map {
            Reason(place: $0.place, reason: $0.reason, remedy: $0.remedy)
        }
        selection = planned.selection
        notes = planned.notes
    }

    /// The PATH as it was reported; nil where it lies elsewhere now.
    func planned(_ request: RootPlanner.Request, at root: PlanRoot, isNamed: Bool) -> PlannedPath? {
        if isWithoutApp {
            let error = reason.map { ToolError($0.place, $0.reason, remedy: $0.remedy) }
            let report = RootReport(path: path, withoutApp: isNamed ? error : nil)
            return PlannedPath(report, selection, notes: notes, of: request)
        }
        guard let root = root.widened(toScope: scope) else { return nil }
        let after = Dictionary(moves.map { ($0.old, $0.new) }) { first, _ in first }
        return PlannedPath(
            RootReport(at: root, applications, after: after), selection, notes: notes, of: request)
    }
}
