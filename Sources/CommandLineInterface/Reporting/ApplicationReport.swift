import AppFacts
import LifecycleMigration
import ProjectModel
import SourceEditing

/// What is reported about one app.
struct ApplicationReport: Sendable, Codable {
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
    init(_ plan: ApplicationPlan, _ changes: inout CountedChanges) {
        self.plan = plan
        self.changes = changes.reports(of: plan.edit, because: plan.reason(forChangeOf:))
        self.findings = plan.findings.sorted(by: Self.precedes)
        self.checklist = plan.checklist
    }

    /// Takes the changes of a plan with more of them.
    mutating func take(
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
    mutating func decline() {
        isDeclined = true
        changes = []
        findings = []
        accepted = []
        checklist = []
        plan.decisions = []
        plan.callbacks = []
    }

    /// The same without the texts of files.
    var withoutTexts: ApplicationReport {
        var report = self
        report.plan = plan.withoutChanges
        report.changes = changes.map(\.withoutTexts)
        return report
    }

    /// Drops what only the report for programs tells.
    mutating func dropDetails() {
        changes = []
        checklist = []
        plan.decisions = []
        plan.callbacks = []
        plan.findings = []
    }

    /// Adds what was found after the plan was made.
    mutating func add(_ more: [Finding]) {
        findings = (findings + more).sorted(by: Self.precedes)
    }

    /// Adds what an apply left to do. What is found of the same thing without it becomes one with it, so that as much is left
    /// as that apply said.
    mutating func add(left finding: Finding) {
        let same = findings.filter { $0.isSameWork(as: finding) }
        var places = finding.places
        for place in same.flatMap(\.places) where !places.contains(where: place.isInLine) {
            places.append(place)
        }
        findings.removeAll { $0.isSameWork(as: finding) }
        add([
            Finding(
                finding.id, finding.severity, finding.applicability, at: places.first,
                finding.message, remedy: finding.remedy, also: Array(places.dropFirst()))
        ])
    }

    /// What the checklist is headed with.
    var checklistTitle: String {
        plan.outcome == .refuse
            ? "to test after a migration by hand, compared with the old version"
            : "to test, compared with the old version"
    }

    /// Whether a finding asks for work that the plan does not do.
    var hasManualWork: Bool { findings.contains(where: \.asksForWork) }

    /// The findings that ask for work that the plan does not do.
    var manualFindings: [Finding] { findings.filter(\.asksForWork) }

    /// What an overview, a scan and the end of a report name of the app: why it is refused, else the finding that matters most.
    var mainFinding: Finding? {
        guard plan.outcome == .refuse else { return worstFinding }
        return FindingSection.inTheWay.members(of: findings, for: plan).first ?? worstFinding
    }

    /// The finding that matters most; the first of several.
    private var worstFinding: Finding? {
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

extension Finding {
    /// Whether it is the reason of a refusal, be it with the names of more that it goes for.
    func tells(_ reason: String?) -> Bool {
        reason.map { message == $0 || message.hasPrefix($0 + ";") } ?? false
    }

    /// Whether it is about what another one is about: the same words of the whole app, or one kind of thing at one line.
    fileprivate func isSameWork(as other: Finding) -> Bool {
        guard id == other.id, asksForWork else { return false }
        if message == other.message, place == nil || other.place == nil { return true }
        return places.contains { place in other.places.contains(where: place.isInLine) }
    }
}

extension Place {
    /// Whether it stands in the line of another one.
    fileprivate func isInLine(_ other: Place) -> Bool {
        path == other.path && position.line == other.position.line
    }
}
