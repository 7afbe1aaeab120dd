import AppFacts
import LifecycleMigration

/// What a report for people tells in one piece: an app, or several of which the same is to be said.
enum ReportGroup {
    /// One app.
    case one(ApplicationReport)
    /// Apps that are carried out together and of which the same is to be said, and all of it as a report of one app.
    case together([ApplicationReport], ApplicationReport)
    /// Apps that each move by themselves and of which the same is to be said, but for places, and all of it as a report of one
    /// app.
    case alike([ApplicationReport], ApplicationReport)
    /// Apps that are refused for the same reason.
    case refused([ApplicationReport])
    /// Apps on the destination already, of which there is nothing to tell.
    case finished([ApplicationReport])

    /// The apps that it tells of.
    var applications: [ApplicationReport] {
        switch self {
        case .one(let application): [application]
        case .together(let applications, _), .alike(let applications, _),
            .refused(let applications), .finished(let applications):
            applications
        }
    }

    /// What a report heads it with: the app and where it comes from, or how many apps there are.
    var heading: String {
        switch self {
        case .one(let application): "\(application.plan.name) (\(application.origin))"
        case .together(let applications, _): "\(applications.count) apps that move together"
        case .alike(let applications, _), .refused(let applications),
            .finished(let applications):
            "\(applications.count) apps"
        }
    }

    /// All of it as a report of one app; nil where there is nothing to tell.
    var whole: ApplicationReport? {
        switch self {
        case .one(let application): return application
        case .together(_, let whole), .alike(_, let whole): return whole
        case .refused(let applications):
            var whole = applications.first
            whole?.findings = Self.findings(of: applications)
            whole?.checklist = Self.checklist(of: applications)
            return whole
        case .finished: return nil
        }
    }

    /// The apps of a PATH in their order, grouped where the first of a group stands; finished apps come last.
    ///
    /// - Parameter showsEach: Whether all is told of each app that moves by itself, be it like another one or not.
    static func groups(of applications: [ApplicationReport], showsEach: Bool) -> [ReportGroup] {
        let groups = groups(of: applications)
        return showsEach ? groups : joiningAlike(groups)
    }

    /// Groups of which those of one app each are one, where the same is to be said of the apps.
    private static func joiningAlike(_ groups: [ReportGroup]) -> [ReportGroup] {
        let alike = Dictionary(grouping: groups.compactMap(\.single), by: \.likeness)
        var seen: Set<ApplicationReport.Likeness> = []
        return groups.compactMap { group in
            guard let application = group.single, application.isMoving,
                let same = alike[application.likeness], same.count > 1
            else { return group }
            guard seen.insert(application.likeness).inserted else { return nil }
            return .alike(same, ApplicationReport(joiningAlike: same))
        }
    }

    /// The app of a group of one.
    private var single: ApplicationReport? {
        if case .one(let application) = self { application } else { nil }
    }

    private static func groups(of applications: [ApplicationReport]) -> [ReportGroup] {
        var groups: [ReportGroup] = []
        var finished: [ApplicationReport] = []
        let refused = Dictionary(grouping: applications.filter(\.isRefused), by: \.blockers)
        let moving = Dictionary(
            grouping: applications.filter { $0.plan.unit != nil }, by: \.movement)
        var seen: Set<[ApplicationReport.Blocker]> = []
        var seenMovements: Set<ApplicationReport.Movement> = []
        for application in applications {
            if application.isFinished {
                finished.append(application)
            } else if application.isRefused, let same = refused[application.blockers],
                same.count > 1
            {
                if seen.insert(application.blockers).inserted { groups.append(.refused(same)) }
            } else if application.plan.unit != nil, let same = moving[application.movement],
                same.count > 1
            {
                guard seenMovements.insert(application.movement).inserted else { continue }
                groups.append(.together(same, ApplicationReport(joining: same)))
            } else {
                groups.append(.one(application))
            }
        }
        return finished.isEmpty ? groups : groups + [.finished(finished)]
    }

    /// Why there is nothing to do for apps, and their names.
    static func sentence(aboutFinished applications: [ApplicationReport]) -> String {
        let names = Dictionary(grouping: applications, by: \.plan.name)
        var reasons: [String] = []
        for application in applications where !reasons.contains(application.stateWithoutMigration) {
            reasons.append(application.stateWithoutMigration)
        }
        return reasons.map { reason in
            let same = applications.filter { $0.stateWithoutMigration == reason }
            let labels = same.map {
                names[$0.plan.name, default: []].count > 1
                    ? "\($0.plan.name) (\($0.origin))" : $0.plan.name
            }
            let count = same.count == 1 ? "1 app is" : "\(same.count) apps are"
            return "\(count) \(reason): \(labels.joined(separator: ", "))"
        }.joined(separator: "; ")
    }

    /// What to try in several apps, each thing once.
    static func checklist(of applications: [ApplicationReport]) -> [ChecklistItem] {
        var titles: Set<String> = []
        return applications.flatMap(\.checklist).filter { titles.insert($0.title).inserted }
            .map { applications.count == 1 ? $0 : $0.at(nil) }
    }

    /// A name for the apps of a group: of many, those of the first few.
    static func name(of applications: [ApplicationReport]) -> String {
        let names = applications.map(\.plan.name)
        if names.count > 1, Set(names).count == 1 { return "\(names[0]) (\(names.count) apps)" }
        return list(names)
    }

    /// Names in a row: of many, the first few.
    static func list(_ names: [String]) -> String {
        guard names.count > mostNames else { return names.joined(separator: ", ") }
        return (names.prefix(mostNames - 1) + ["\(names.count - mostNames + 1) others"]).listed
    }

    private static let mostNames = 4

    /// The findings of several apps, each once, sorted by place.
    static func findings(of applications: [ApplicationReport]) -> [Finding] {
        var seen: Set<Finding> = []
        return applications.flatMap(\.findings).filter { seen.insert($0).inserted }
            .sorted(by: ApplicationReport.precedes)
    }
}

extension ApplicationReport {
    /// What stands in the way of an app, wherever it stands.
    struct Blocker: Hashable {
        /// The kind.
        let id: FindingID
        /// What it says.
        let message: String
        /// What to do about it.
        let remedy: String?
        /// What an option or the other destination would make of the app.
        let notes: [String]
    }

    fileprivate var isRefused: Bool { plan.outcome == .refuse && !blockers.isEmpty }

    /// Whether there is nothing to do and nothing to say.
    fileprivate var isFinished: Bool {
        plan.outcome == .none && plan.reason == nil && changes.isEmpty && accepted.isEmpty
            && findings.allSatisfy(FindingSection.isHidden)
    }

    fileprivate var blockers: [Blocker] {
        var seen: Set<Blocker> = []
        return findings.filter { $0.severity == .error }.map {
            Blocker(id: $0.id, message: $0.message, remedy: $0.remedy, notes: notes)
        }.filter { seen.insert($0).inserted }
    }
}

extension ApplicationReport {
    /// What is the same for apps that are told in one piece.
    struct Movement: Hashable {
        /// What they are carried out with.
        let unit: Int?
        /// What the plan promises.
        let outcome: Outcome
        /// Where they start.
        let entryPoint: EntryPointSummary?
        /// What they show first.
        let root: RootSummary?
        /// The file with the `App`.
        let appFile: String?
        /// What was found, but for who moves with whom, and for whose target is raised.
        let findings: [Finding]
        /// What somebody accepted.
        let accepted: [Finding]
        /// What becomes of the launch.
        let decisions: [LaunchDecision]
        /// Who calls the delegates.
        let callbacks: [CallbackRecord]
        /// What to test.
        let checklist: [ChecklistItem]
    }

    fileprivate var movement: Movement {
        Movement(
            unit: plan.unit, outcome: plan.outcome, entryPoint: plan.entryPoint, root: plan.root,
            appFile: plan.appFile, findings: findings.filter { !$0.isOfOneApp }, accepted: accepted,
            decisions: plan.decisions, callbacks: plan.callbacks, checklist: checklist)
    }

    /// The report of apps that move together, as one: the changes of all, and of what is each app's own nothing that the
    /// heading says.
    fileprivate init(joining applications: [ApplicationReport]) {
        self = applications[0]
        var known: Set<String> = []
        changes = applications.flatMap(\.changes).filter { known.insert($0.path).inserted }
            .sorted { $0.path < $1.path }
        findings = findings.filter { !$0.isOfOneApp }
    }
}

extension Finding {
    /// Whether it names the app, in a note about what the heading of a group says.
    fileprivate var isOfOneApp: Bool {
        FindingSection.isHidden(self) && (id == .entryAmbiguous || id == .deploymentTarget)
    }
}
