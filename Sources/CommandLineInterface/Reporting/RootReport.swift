import AppFacts
import LifecycleMigration
import ProjectModel
import SourceEditing

/// What is reported about one PATH, whatever the format.
struct RootReport: Sendable {
    /// The PATH as it was given.
    var path: String
    /// Why it could not be planned, or why the plan was not carried out.
    var error: ToolError? {
        didSet {
            for index in applications.indices {
                applications[index].isPutBack =
                    error != nil && !applications[index].changes.isEmpty
            }
        }
    }
    /// Its apps.
    var applications: [ApplicationReport]
    private var plan: RootPlan?
    /// The findings that a mark in the code tells of.
    private var marked: Set<Finding> = []
    /// How many files an apply changed; nil where none was asked for or it did not get that far.
    var appliedFileCount: Int?
    /// Where the code of the findings stands once the plan is carried out, by where it stands now; none where it is gone.
    private(set) var after: [Place: Place] = [:]
    /// How many commits were made of an apply; nil where none were asked for.
    var commitCount: Int?
    /// Whether it could be read, and there is no app in it.
    private(set) var isWithoutApp = false
    /// Whether there is a Git repository to go back to.
    private(set) var isInRepository = true

    /// A PATH that could not be planned.
    init(path: String, error: ToolError) {
        self.path = path
        self.error = error
        self.applications = []
        self.plan = nil
    }

    /// A PATH without an app; where nobody named it, that is no error.
    init(path: String, without app: NoApp, isNamed: Bool) {
        self.path = path
        self.error = isNamed ? app.error : nil
        self.applications = []
        self.plan = nil
        isWithoutApp = true
    }

    /// A PATH that was planned.
    init(_ plan: RootPlan) {
        self.path = plan.root.given
        self.plan = plan
        var changes = CountedChanges(in: plan)
        self.applications = plan.applications.map { ApplicationReport($0, &changes) }
        if !plan.root.scope.isEmpty {
            applications = applications.map { $0.mapped { plan.root.relative($0) } }
        }
        isInRepository = plan.root.wayFromTop(to: plan.root.named) != nil
    }

    /// Follows the code of the findings through a plan, which is carried out in the place of the one that was reported.
    mutating func follow(_ plan: RootPlan) -> EditedPlaces {
        let places = applications.flatMap { application in
            (application.findings + application.accepted).flatMap(\.places)
                + application.checklist.compactMap(\.place)
                + [application.plan.entryPoint?.place, application.plan.root?.place].compactMap {
                    $0
                }
        }
        let inTree = Dictionary(
            places.compactMap { place in plan.root.placeInTree(place).map { (place, $0) } },
            uniquingKeysWith: { first, _ in first })
        let edited = EditedPlaces(of: inTree.values, in: plan)
        after = inTree.compactMapValues { edited.places[$0] }.mapValues {
            Place(path: plan.root.relative($0.path), position: $0.position)
        }
        return edited
    }

    /// The same as it is once its plan is carried out.
    var asIfApplied: RootReport {
        var report = self
        report.appliedFileCount = 0
        return report.afterApply
    }

    /// Takes a plan with marks in the place of the one that is reported; `findings` are those that a mark tells of.
    mutating func mark(_ findings: Set<Finding>, in plan: RootPlan) {
        marked = findings
        self.plan = plan
        var changes = CountedChanges(in: plan)
        for (index, application) in plan.applications.enumerated()
        where applications.indices.contains(index) {
            applications[index].take(application, &changes)
        }
    }

    /// What an apply of a plan leaves to do by hand and is to be remembered: all that no mark tells of.
    func leftWork(of plan: RootPlan, _ edited: EditedPlaces, below base: String) -> [LeftWork] {
        let root = plan.root.folder.path(below: base) ?? ""
        let codes = edited.codes()
        return applications.flatMap { application -> [LeftWork] in
            let isCarriedOut = application.plan.edit.paths.contains {
                plan.edit.changes[$0] != nil
            }
            guard isCarriedOut else { return [] }
            return application.manualFindings.filter { !marked.contains($0) }.flatMap { finding in
                let places = finding.places.compactMap(plan.root.placeInTree).compactMap {
                    edited.places[$0]
                }
                guard !places.isEmpty else {
                    return [LeftWork(finding, of: application.plan, in: root, at: nil, code: nil)]
                }
                return places.map {
                    LeftWork(finding, of: application.plan, in: root, at: $0, code: codes[$0])
                }
            }
        }
    }

    /// The report of an apply with the places of the files that it wrote; of another one, the same.
    var afterApply: RootReport {
        guard let appliedFileCount else { return self }
        var report = self
        report.applications = applications.map { application in
            guard !application.plan.edit.isEmpty else { return application }
            var placed = application.placed { after[$0] }
            placed.isCarriedOut =
                appliedFileCount > 0 && !application.isPutBack && !application.isDeclined
            return placed
        }
        return report
    }

    /// Takes away what is of no interest of apps whose units somebody did not want to be carried out.
    mutating func decline(_ units: Set<Int>) {
        for index in applications.indices {
            guard let unit = applications[index].plan.unit, units.contains(unit) else { continue }
            applications[index].decline()
        }
    }

    /// Adds findings to apps, by their indices; their paths are those of the tree.
    mutating func add(_ findings: [Int: [Finding]]) {
        guard let plan else { return }
        for (index, findings) in findings where applications.indices.contains(index) {
            applications[index].add(findings.map { $0.mapped(plan.root.relative) })
        }
    }

    /// Whether nothing of a name may come out raw.
    var escapesNames = false

    /// The report with the names of projects as seen from where the command was given.
    var displayingProjects: RootReport {
        var report = self
        for index in applications.indices {
            report.applications[index].plan.project = applications[index].plan.project.map(display)
        }
        return report
    }

    /// The report with paths from the top of the repository, which services that show it beside the sources ask for;
    /// without a repository, the same.
    var fromRepositoryTop: RootReport {
        guard let root = plan?.root, let way = root.wayFromTop(to: root.named) else { return self }
        var report = self
        report.wayFromTop = way
        return report
    }

    /// The repository that it is in, or the folder; nil where it could not be planned.
    var repository: ReportedRepository? { plan.map { ReportedRepository(around: $0.root) } }

    /// The way to PATH from where paths count; nil where that is where the command was given.
    private var wayFromTop: String?

    /// A path of the report as seen from where the command was given.
    func display(_ path: String) -> String {
        let path =
            wayFromTop.map { RelativePath.join($0, path) ?? path }
            ?? plan?.root.join(path) ?? path
        return escapesNames ? path.visible : path
    }

    /// A place of the report as seen from where the command was given.
    func display(_ place: Place) -> Place {
        Place(path: display(place.path), position: place.position)
    }

    /// Everything that is changed with an app: its own changes, and those of the apps that only move together with it.
    func changes(with application: ApplicationReport) -> [ChangeReport] {
        guard let plan, let unit = application.plan.unit, plan.units.indices.contains(unit) else {
            return application.changes
        }
        var counted = CountedChanges(in: plan)
        return counted.reports(of: plan.units[unit]) { _ in nil }.map(counted.shown)
    }

    /// Takes what was accepted out of what is left to do, and returns what met something.
    mutating func accept(_ decisions: Set<AcceptedFinding>) -> Set<AcceptedFinding> {
        guard !decisions.isEmpty else { return [] }
        return applications.indices.reduce(into: []) { used, index in
            used.formUnion(applications[index].accept(decisions))
        }
    }

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
    /// Its findings, sorted by place, but for those that were accepted.
    var findings: [Finding]
    /// The findings that somebody accepted, sorted by place.
    var accepted: [Finding] = []
    /// What to try once the plan was carried out.
    var checklist: [ChecklistItem]
    /// Whether its plan was to be carried out and was not, or was taken back.
    var isPutBack = false
    /// Whether its plan was carried out, so that what was said of the app as it was no longer holds.
    var isCarriedOut = false
    /// Whether somebody was asked and did not want it.
    private(set) var isDeclined = false

    /// A report of an app's plan.
    fileprivate init(_ plan: ApplicationPlan, _ changes: inout CountedChanges) {
        self.plan = plan
        self.changes = changes.reports(of: plan.edit, because: plan.reason(forChangeOf:))
        self.findings = plan.findings.sorted(by: Self.precedes)
        self.checklist = plan.checklist
    }

    /// Takes the changes of a plan with more of them.
    fileprivate mutating func take(
        _ marked: ApplicationPlan, _ counted: inout CountedChanges
    ) {
        let known = Set(plan.edit.paths)
        plan.edit = marked.edit
        plan.unit = marked.unit
        let changes = counted.reports(of: marked.edit) { path in
            known.contains(path) ? marked.reason(forChangeOf: path) : "a mark of what is left"
        }
        self.changes = changes.map(counted.shown)
    }

    /// Takes away what is of no interest where somebody did not want the plan to be carried out.
    fileprivate mutating func decline() {
        isDeclined = true
        changes = []
        findings = []
        accepted = []
        checklist = []
        plan.decisions = []
        plan.callbacks = []
    }

    /// Adds what was found after the plan was made.
    mutating func add(_ more: [Finding]) {
        findings = (findings + more).sorted(by: Self.precedes)
    }

    /// Whether a finding asks for work that the plan does not do.
    var hasManualWork: Bool { findings.contains(where: \.asksForWork) }

    /// The findings that ask for work that the plan does not do.
    var manualFindings: [Finding] { findings.filter(\.asksForWork) }

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

    /// Steps stand first in their order, then findings of the whole app, then those of each file from its top.
    static func precedes(_ a: Finding, _ b: Finding) -> Bool {
        if a.step != b.step { return a.step ?? .max < b.step ?? .max }
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

/// What happens to one file.
struct ChangeReport: Sendable {
    /// The raw value stands in reports.
    enum Kind: String, Sendable {
        case create
        case edit
        case delete
    }

    /// The file, relative to the top of the tree.
    var path: String
    /// What happens to it.
    let kind: Kind
    /// Why it comes or goes, in a few words; nil where that is not known, and for edits.
    var reason: String?
    /// The number of lines that the change adds.
    let addedLineCount: Int
    /// The number of lines that it removes.
    let removedLineCount: Int
    /// The change itself.
    let change: FileChange
    /// What the file holds before; nothing where there is none.
    let original: SourceText

    /// A report of one change; a file that can't be read counts no lines.
    init(_ path: String, _ change: FileChange, in root: RootPlan) {
        self.path = path
        let original = (try? root.tree.read(path)) ?? SourceText(bytes: [])
        self.original = original
        switch change {
        case .create(let text):
            kind = .create
            self.change = change
            addedLineCount = UnifiedDiff.lineCount(of: text)
            removedLineCount = 0
        case .delete:
            kind = .delete
            self.change = change
            addedLineCount = 0
            removedLineCount = UnifiedDiff.lineCount(of: original)
        case .edit(let edits):
            kind = .edit
            let valid = edits.filter { $0.range.upperBound <= original.count }
            self.change = .edit(valid)
            let counts = UnifiedDiff.lineCounts(of: valid, in: original)
            addedLineCount = counts.added
            removedLineCount = counts.removed
        }
    }

    /// What happens to it, with the reason where there is one.
    var description: String { reason.map { "\(kind.rawValue): \($0)" } ?? kind.rawValue }

    /// The change as a patch of one file.
    var patch: [UInt8] {
        switch change {
        case .create(let text): UnifiedDiff.creating(path, text)
        case .edit(let edits): UnifiedDiff.editing(path, original, edits)
        case .delete: UnifiedDiff.deleting(path, original)
        }
    }
}
