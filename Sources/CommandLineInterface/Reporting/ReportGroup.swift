import LifecycleMigration

/// What a report for people tells in one piece: an app, or several of which the same is to be said.
enum ReportGroup {
    /// One app.
    case one(ApplicationReport)
    /// Apps that are refused for the same reason.
    case refused([ApplicationReport])
    /// Apps on the destination already, of which there is nothing to tell.
    case finished([ApplicationReport])

    /// The apps of a PATH in their order, grouped where the first of a group stands; finished apps come last.
    static func groups(of applications: [ApplicationReport]) -> [ReportGroup] {
        var groups: [ReportGroup] = []
        var finished: [ApplicationReport] = []
        let refused = Dictionary(grouping: applications.filter(\.isRefused), by: \.blockers)
        var seen: Set<[ApplicationReport.Blocker]> = []
        for application in applications {
            if application.isFinished {
                finished.append(application)
            } else if application.isRefused, let same = refused[application.blockers],
                same.count > 1
            {
                if seen.insert(application.blockers).inserted { groups.append(.refused(same)) }
            } else {
                groups.append(.one(application))
            }
        }
        return finished.isEmpty ? groups : groups + [.finished(finished)]
    }

    /// That apps are on the destination already, in one sentence.
    static func sentence(aboutFinished applications: [ApplicationReport]) -> String {
        let names = Dictionary(grouping: applications, by: \.plan.name)
        let labels = applications.map {
            names[$0.plan.name, default: []].count > 1
                ? "\($0.plan.name) (\($0.origin))" : $0.plan.name
        }
        let count = applications.count == 1 ? "1 app is" : "\(applications.count) apps are"
        return "\(count) on SwiftUI already: \(labels.joined(separator: ", "))"
    }

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
        /// What an option would make of the app.
        let prospect: String?
    }

    fileprivate var isRefused: Bool { plan.outcome == .refuse && !blockers.isEmpty }

    /// Whether there is nothing to do and nothing to say.
    fileprivate var isFinished: Bool {
        plan.outcome == .none && plan.reason == nil && changes.isEmpty
            && findings.allSatisfy(FindingSection.isHidden)
    }

    fileprivate var blockers: [Blocker] {
        var seen: Set<Blocker> = []
        return findings.filter { $0.severity == .error }.map {
            Blocker(id: $0.id, message: $0.message, remedy: $0.remedy, prospect: targetNote)
        }.filter { seen.insert($0).inserted }
    }
}
