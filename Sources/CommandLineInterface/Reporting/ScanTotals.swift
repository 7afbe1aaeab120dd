import AppFacts
import LifecycleMigration

/// How many apps of a scan each thing keeps from the destination.
struct ScanTotals: Sendable {
    /// One thing and how many apps have it.
    struct Entry: Sendable {
        /// What was found.
        let id: FindingID
        /// How many apps have it.
        let appCount: Int
    }

    /// What refused apps are refused for; what most have stands first.
    let inTheWay: [Entry]
    /// What is left to be done by hand in the other apps; what most have stands first.
    let leftToDo: [Entry]

    /// Both, each with its heading; those without an entry left out.
    var lists: [(title: String, entries: [Entry])] {
        let others = inTheWay.isEmpty ? "" : " in the others"
        return [
            ("in the way of refused apps", inTheWay),
            ("left to do by hand\(others)", leftToDo),
        ].filter { !$0.1.isEmpty }
    }

    /// The totals of all apps.
    init(_ roots: [RootReport]) {
        let apps = roots.flatMap(\.applications)
        let (refused, others) = (
            apps.filter { $0.plan.outcome == .refuse }, apps.filter { $0.plan.outcome != .refuse }
        )
        inTheWay = Self.entries(refused) { $0.severity == .error }
        leftToDo = Self.entries(others) { $0.asksForWork }
    }

    private static func entries(
        _ apps: [ApplicationReport], where counts: (Finding) -> Bool
    ) -> [Entry] {
        var appCounts: [FindingID: Int] = [:]
        for app in apps {
            for id in Set(app.findings.filter(counts).map(\.id)) { appCounts[id, default: 0] += 1 }
        }
        return appCounts.map { Entry(id: $0, appCount: $1) }.sorted {
            ($1.appCount, $0.id.rawValue) < ($0.appCount, $1.id.rawValue)
        }
    }
}
