import AppFacts

/// A line of the two traces beside each other: what an app does from the start of its process to its first screen, before
/// the plan and after it.
public struct LaunchTraceRow: Sendable, Hashable {
    /// Where it is in the start of the app.
    public let moment: String
    /// What happens before the plan; nil where it doesn't, or not here.
    public let before: String?
    /// What happens after the plan; nil where it doesn't, or not here.
    public let after: String?
    /// How many calls stand around it.
    public let depth: Int

    /// A line from its parts.
    public init(moment: String, before: String?, after: String?, depth: Int) {
        self.moment = moment
        self.before = before
        self.after = after
        self.depth = depth
    }
}

extension TraceComparison {
    /// The two traces beside each other.
    package static func rows(_ before: [TraceEvent], _ after: [TraceEvent]) -> [LaunchTraceRow] {
        let matches = TraceComparison(before, after).matches
        let matched = Set(matches.compactMap { $0 })
        var rows: [LaunchTraceRow] = []
        var shown: Set<Int> = []
        var next = 0
        func add(_ event: TraceEvent, isBefore: Bool, isAfter: Bool) {
            rows.append(
                LaunchTraceRow(
                    moment: event.phase.title, before: isBefore ? event.label : nil,
                    after: isAfter ? event.label : nil, depth: event.depth))
        }
        for (index, event) in before.enumerated() {
            guard let match = matches[index] else {
                add(event, isBefore: true, isAfter: false)
                continue
            }
            guard !shown.contains(match) else {
                add(event, isBefore: true, isAfter: false)
                continue
            }
            // An event that others have overtaken stands on its own on either side.
            let isNear = !after[min(next, match)..<match].indices.contains {
                matched.contains($0) && !shown.contains($0)
            }
            guard isNear else {
                add(event, isBefore: true, isAfter: false)
                continue
            }
            while next < match {
                if !shown.contains(next) { add(after[next], isBefore: false, isAfter: true) }
                shown.insert(next)
                next += 1
            }
            add(event, isBefore: true, isAfter: true)
            shown.insert(match)
            next = match + 1
        }
        for index in after.indices where !shown.contains(index) {
            add(after[index], isBefore: false, isAfter: true)
        }
        return rows
    }
}

extension LaunchPhase {
    /// What happens then, for people.
    package var title: String {
        switch self {
        case .delegateMade: "the application's delegate is made"
        case .beforeLaunch: "the application is about to launch"
        case .launch: "the application launches"
        case .connection: "the scene connects"
        case .firstView: "the first view is shown"
        case .later: "later"
        }
    }
}
