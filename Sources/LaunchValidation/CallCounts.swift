/// How often a trace calls each function of the app's own.
///
/// The first call of a function stands around what it does, and each other one stands for that. Where one of two is lost,
/// the one that is left takes its place, so that only their number tells.
package struct CallCounts {
    private let counts: [String: Int]

    /// Counts the calls of a trace.
    package init(_ events: [TraceEvent]) {
        counts = events.reduce(into: [:]) { counts, event in
            for callee in event.callees { counts[callee, default: 0] += 1 }
        }
    }

    /// Whether what an event calls is called more often here than in another trace that calls it, too: where that one
    /// doesn't call it at all, what the function did is missing there by itself.
    func hasMore(of event: TraceEvent, than other: CallCounts) -> Bool {
        event.callees.contains { callee in
            other.counts[callee].map { $0 < counts[callee, default: 0] } ?? false
        }
    }
}
