import LifecycleMigration
import SourceEditing

/// What is reported about one PATH, whatever the format.
struct RootReport: Sendable {
    /// The PATH as it was given.
    var path: String
    /// Why it could not be planned, or why the plan was not carried out.
    var error: ToolError?
    /// Its apps.
    var applications: [ApplicationReport]
    private let root: PlanRoot?
    /// How many files an apply changed; nil where none was asked for or it did not get that far.
    var appliedFileCount: Int?
    /// Whether it could be read, and there is no app in it.
    private(set) var isWithoutApp = false
    /// Whether there is a Git repository to go back to.
    private(set) var isInRepository = true

    /// A PATH that could not be planned.
    init(path: String, error: ToolError) {
        self.path = path
        self.error = error
        self.applications = []
        self.root = nil
    }

    /// A PATH without an app; where nobody named it, that is no error.
    init(path: String, without app: NoApp, isNamed: Bool) {
        self.path = path
        self.error = isNamed ? app.error : nil
        self.applications = []
        self.root = nil
        isWithoutApp = true
    }

    /// A PATH that was planned.
    init(_ plan: RootPlan) {
        self.path = plan.root.given
        self.root = plan.root
        var changes = CountedChanges(in: plan)
        self.applications = plan.applications.map { ApplicationReport($0, &changes) }
        if !plan.root.scope.isEmpty {
            applications = applications.map { $0.mapped { plan.root.relative($0) } }
        }
        isInRepository = (try? GitRepository.find(around: plan.root.named)) != nil
    }

    /// A path of the report as seen from where the command was given.
    func display(_ path: String) -> String { root?.join(path) ?? path }

    /// How many apps have an outcome.
    func count(of outcome: Outcome) -> Int {
        applications.count { $0.plan.outcome == outcome }
    }

    /// Whether anything would change or is left to do.
    var hasPendingWork: Bool {
        applications.contains { $0.plan.outcome != .none || $0.hasManualWork }
    }
}

/// What is reported about one app.
struct ApplicationReport: Sendable {
    /// The plan.
    var plan: ApplicationPlan
    /// Its changes, sorted by path.
    var changes: [ChangeReport]
    /// Its findings, sorted by place.
    var findings: [Finding]

    /// A report of an app's plan.
    fileprivate init(_ plan: ApplicationPlan, _ changes: inout CountedChanges) {
        self.plan = plan
        self.changes = plan.edit.paths.compactMap { path in
            plan.edit.changes[path].map { changes.report(of: path, $0) }
        }
        self.findings = plan.findings.sorted(by: Self.precedes)
    }

    /// Whether a finding asks for work that the plan does not do.
    var hasManualWork: Bool { findings.contains { $0.applicability == .manual } }

    /// The finding that matters most; the first of several.
    var worstFinding: Finding? {
        findings.min { Self.weight($0) < Self.weight($1) }
    }

    private static func weight(_ finding: Finding) -> (Int, Int) {
        let severity: Int =
            switch finding.severity {
            case .error: 0
            case .warning: 1
            case .note: 2
            }
        let applicability: Int =
            switch finding.applicability {
            case .manual: 0
            case .review: 1
            case .automatic: 2
            }
        return (severity, applicability)
    }

    /// Findings of the whole app stand first, then those of each file from its top.
    private static func precedes(_ a: Finding, _ b: Finding) -> Bool {
        switch (a.place, b.place) {
        case (nil, .some): return true
        case (.some, nil): return false
        case (let first?, let second?) where first != second: return first < second
        default: return (a.id.rawValue, a.message) < (b.id.rawValue, b.message)
        }
    }
}

/// The changes whose lines were counted: apps that are changed together share some, and each is counted once.
private struct CountedChanges {
    private let root: RootPlan
    private var known: [String: (change: FileChange, report: ChangeReport)] = [:]

    init(in root: RootPlan) {
        self.root = root
    }

    mutating func report(of path: String, _ change: FileChange) -> ChangeReport {
        if let known = known[path], known.change == change { return known.report }
        let report = ChangeReport(path, change, in: root)
        known[path] = (change, report)
        return report
    }
}

/// What happens to one file.
struct ChangeReport: Sendable {
    /// The raw value stands in reports.
    enum Kind: String, Sendable {
        case create
        case edit
        case delete
    }

    /// The file, relative to the root.
    var path: String
    /// What happens to it.
    let kind: Kind
    /// The number of lines that the change adds.
    let addedLineCount: Int
    /// The number of lines that it removes.
    let removedLineCount: Int

    /// A report of one change; a file that can't be read counts no lines.
    init(_ path: String, _ change: FileChange, in root: RootPlan) {
        self.path = path
        let original = (try? root.tree.read(path)) ?? SourceText(bytes: [])
        switch change {
        case .create(let text):
            kind = .create
            addedLineCount = UnifiedDiff.lineCount(of: text)
            removedLineCount = 0
        case .delete:
            kind = .delete
            addedLineCount = 0
            removedLineCount = UnifiedDiff.lineCount(of: original)
        case .edit(let edits):
            kind = .edit
            let valid = edits.filter { $0.range.upperBound <= original.count }
            let counts = UnifiedDiff.lineCounts(of: valid, in: original)
            addedLineCount = counts.added
            removedLineCount = counts.removed
        }
    }
}
