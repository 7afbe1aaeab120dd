import SwiftFlow

/// Two traces beside each other: which events of one are those of the other, and which of them changed places.
///
/// Two traces are the same where they have the same events, and events that do not commute are in the same order.
package struct TraceComparison {
    /// What is wrong with an event.
    package enum Difference: Equatable {
        /// It happens no more.
        case lost(before: Int)
        /// It did not happen before.
        case added(after: Int)
        /// It happens behind something now that it happened in front of; both by their index in the first trace.
        case moved(before: Int, behind: Int)
    }

    /// The event of the second trace for each of the first; nil for one that is lost.
    package let matches: [Int?]
    /// What is not the same, in the order of the first trace, what was added behind it.
    package let differences: [Difference]

    /// More pairs are not compared; what is left then counts as being in order.
    private static let most = 1_000_000

    /// Compares two traces.
    package init(_ before: [TraceEvent], _ after: [TraceEvent]) {
        var places: [String: [Int]] = [:]
        for index in after.indices.reversed() {
            places[after[index].label, default: []].append(index)
        }
        let matches = before.map { places[$0.label]?.popLast() }
        let lost = matches.indices.filter { matches[$0] == nil }.map(Difference.lost(before:))
        let added = places.values.joined().sorted().map(Difference.added(after:))
        self.matches = matches
        differences = lost + Self.moved(after, matches) + added
    }

    /// The events that something overtook which they do not commute with.
    private static func moved(_ after: [TraceEvent], _ matches: [Int?]) -> [Difference] {
        var sources = [Int?](repeating: nil, count: after.count)
        for (index, match) in matches.enumerated() { if let match { sources[match] = index } }
        let order = matches.indices.filter { matches[$0] != nil }
        var isDone = [Bool](repeating: false, count: matches.count)
        var next = 0
        var found: [Difference] = []
        var pairs = 0
        for (index, source) in sources.enumerated() {
            guard let source else { continue }
            while next < order.count, isDone[order[next]] { next += 1 }
            isDone[source] = true
            for other in order[next...].prefix(while: { $0 < source }) where !isDone[other] {
                pairs += 1
                guard pairs < most else { return found }
                guard let match = matches[other],
                    !after[match].effects.commutes(with: after[index].effects)
                else { continue }
                found.append(.moved(before: other, behind: source))
            }
        }
        return found
    }
}
