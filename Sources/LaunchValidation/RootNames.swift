/// Tells the roots that a window gets from each other, in two traces that set more than one.
///
/// What a root is called may differ between the two, so that only those get a name that both sides set equally often.
package struct RootNames {
    /// The first trace, with the roots by their names.
    package let before: [TraceEvent]
    /// The second one.
    package let after: [TraceEvent]

    /// Names the roots of two traces.
    package init(_ before: [TraceEvent], _ after: [TraceEvent]) {
        let counts = (before: Self.counts(before), after: Self.counts(after))
        let shared = counts.before.filter { counts.after[$0.key] == $0.value }
        let names = counts.before.count > 1 ? Set(shared.keys) : []
        self.before = before.map { Self.named($0, names) }
        self.after = after.map { Self.named($0, names) }
    }

    private static func counts(_ events: [TraceEvent]) -> [String: Int] {
        events.reduce(into: [:]) { counts, event in
            if let root = event.root { counts[root, default: 0] += 1 }
        }
    }

    private static func named(_ event: TraceEvent, _ names: Set<String>) -> TraceEvent {
        guard let root = event.root, names.contains(root) else { return event }
        var event = event
        event.label += ": \(root)"
        return event
    }
}
