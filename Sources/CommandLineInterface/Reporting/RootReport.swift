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
    /// The PATH on the disk; nil where it could not be planned, or holds no app.
    private let root: PlanRoot?
    /// The plan; nil for what `root` is nil for, and where only the report was kept.
    private var plan: RootPlan?
    /// The findings that a mark in the code tells of.
    private var marked: Set<Finding> = []
    /// How many files an apply changed; nil where none was asked for or it did not get that far.
    var appliedFileCount: Int?
    /// Where the code of the findings stands once the plan is carried out, by where it stands now; none where it is gone.
    private(set) var after: [Place: Place] = [:]
    /// How much was left to do by hand before the code of findings was followed to where it stands, or to where it is gone.
    private var plannedOpenCount: Int?
    /// How many commits were made of an apply; nil where none were asked for.
    var commitCount: Int?
    /// Whether it could be read, and there is no app in it.
    private(set) var isWithoutApp = false
    /// Whether there is a Git repository to go back to.
    private(set) var isInRepository = true

    /// A PATH that could not be planned.
    init(path: String, error: ToolError?) {
        self.path = path
        self.error = error
        self.applications = []
        self.root = nil
        self.plan = nil
    }

    /// A PATH without an app, with what there is to say about that.
    init(path: String, withoutApp error: ToolError?) {
        self.init(path: path, error: error)
        isWithoutApp = true
    }

    /// A PATH that was planned earlier, with where the code of its findings stands afterwards.
    init(at root: PlanRoot, _ applications: [ApplicationReport], after: [Place: Place]) {
        self.path = root.given
        self.root = root
        self.plan = nil
        self.applications = applications
        self.after = after
        isInRepository = root.isInRepository
    }

    /// A PATH that was planned.
    init(_ plan: RootPlan) {
        self.path = plan.root.given
        self.root = plan.root
        self.plan = plan
        var changes = CountedChanges(in: plan)
        self.applications = plan.applications.map { ApplicationReport($0, &changes) }
        if !plan.root.scope.isEmpty {
            applications = applications.map { $0.mapped { plan.root.relative($0) } }
        }
        isInRepository = plan.root.isInRepository
    }

    /// The same without the texts of files: a scan of many repositories can't hold all of them.
    var withoutTexts: RootReport {
        var report = self
        report.plan = nil
        report.applications = applications.map(\.withoutTexts)
        return report
    }

    /// Drops what only the report for programs tells of each app.
    mutating func dropDetails() {
        after = [:]
        for index in applications.indices { applications[index].dropDetails() }
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
        var things = 0
        return applications.flatMap { application -> [LeftWork] in
            let isCarriedOut = application.plan.edit.paths.contains {
                plan.edit.changes[$0] != nil
            }
            guard isCarriedOut else { return [] }
            return application.manualFindings.filter { !marked.contains($0) }.flatMap { finding in
                let places = finding.places.compactMap(plan.root.placeInTree).compactMap {
                    edited.places[$0]
                }
                things += 1
                return (places.isEmpty ? [nil] : places.map { $0 }).map { place in
                    var work = LeftWork(
                        finding, of: application.plan, in: root, at: place,
                        code: place.flatMap { codes[$0] })
                    work.thing = things
                    return work
                }
            }
        }
    }

    /// The report of an apply with the places of the files that it wrote; of another one, the same.
    var afterApply: RootReport {
        guard let appliedFileCount else { return self }
        var report = self
        report.plannedOpenCount = openCount
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

    /// Adds what an apply left to do to apps, by their indices; their paths are those of the tree.
    mutating func add(left findings: [Int: [Finding]]) {
        guard let root else { return }
        for (index, findings) in findings where applications.indices.contains(index) {
            for finding in findings { applications[index].add(left: finding.mapped(root.relative)) }
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
        guard let root, let way = root.wayFromTop(to: root.named) else { return self }
        var report = self
        report.wayFromTop = way
        return report
    }

    /// The repository that it is in, or the folder; nil where it could not be planned.
    var repository: ReportedRepository? { root.map { ReportedRepository(around: $0) } }

    /// The way to PATH from where paths count; nil where that is where the command was given.
    private var wayFromTop: String?

    /// A path of the report as seen from where the command was given.
    func display(_ path: String) -> String {
        let path =
            wayFromTop.map { RelativePath.join($0, path) ?? path }
            ?? root?.join(path) ?? path
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

    /// How much is left to do by hand in apps that are not refused: what several apps compile is one thing to do.
    var openCount: Int {
        if let plannedOpenCount { return plannedOpenCount }
        let open = applications.filter { $0.plan.outcome != .refuse }.flatMap(\.manualFindings)
        return Set(open.filter { $0.place != nil }).count + open.count { $0.place == nil }
    }

    /// Whether anything would change or is left to do.
    var hasPendingWork: Bool {
        applications.contains { $0.plan.outcome != .none || $0.hasManualWork }
    }
}

extension [RootReport] {
    /// How many files an apply changed, such as `2 files were`; nil where it changed none.
    var changedFiles: String? {
        let count = reduce(0) { $0 + ($1.appliedFileCount ?? 0) }
        return count == 0 ? nil : count == 1 ? "1 file was" : "\(count) files were"
    }
}
