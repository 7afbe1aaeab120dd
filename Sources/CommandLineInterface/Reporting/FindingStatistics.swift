import AppFacts
import LifecycleMigration

/// How often each kind of finding was found, over all apps, and how much work each app leaves.
struct FindingStatistics: Sendable {
    /// One kind of finding.
    struct Entry: Sendable, Equatable {
        /// The kind.
        let id: FindingID
        /// How many findings of it are left to do by hand.
        var byHand = 0
        /// How many there are, by hand or not.
        var all = 0
        /// How many apps have one.
        var appCount = 0
    }

    /// An app and the work that is left in it.
    struct Estimate: Sendable {
        /// The app.
        let application: ApplicationReport
        /// The work; nil where the app is refused.
        let work: WorkEstimate?
    }

    /// Every kind that was found: what asks for most by hand stands first.
    let entries: [Entry]
    /// The apps that move or are refused, in their order.
    let estimates: [Estimate]

    /// The statistics of a run.
    init(_ roots: [RootReport]) {
        let applications = roots.flatMap(\.applications)
        var entries: [FindingID: Entry] = [:]
        for application in applications {
            for (id, findings) in Dictionary(grouping: application.findings, by: \.id) {
                var entry = entries[id] ?? Entry(id: id)
                entry.all += findings.count
                entry.byHand += findings.count(where: \.asksForWork)
                entry.appCount += 1
                entries[id] = entry
            }
        }
        self.entries = entries.values.sorted {
            ($1.byHand, $1.all, $0.id.rawValue) < ($0.byHand, $0.all, $1.id.rawValue)
        }
        estimates = applications.filter { $0.plan.outcome != .none || $0.hasManualWork }
            .map { Estimate(application: $0, work: WorkEstimate(of: $0)) }
    }

    /// The work of all apps that are not refused.
    var total: WorkEstimate { estimates.compactMap(\.work).reduce(.nothing, +) }
}
