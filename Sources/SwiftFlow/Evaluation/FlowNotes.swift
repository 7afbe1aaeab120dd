import SwiftOutline

/// What an evaluation has found so far.
///
/// A class: an evaluator is a value that may be copied while it works, and an event that is added to a list of which there
/// is a copy would copy all others.
final class FlowNotes {
    /// What happens, in order.
    var events: [FlowEvent] = []
    /// The values of expressions that come from somewhere, by their tokens.
    private(set) var values: [TokenRange: FlowValue] = [:]
    /// The types of expressions, by their tokens.
    private(set) var types: [TokenRange: FlowType] = [:]

    /// Adds what an expression is; one that is evaluated several times may be any of it.
    func add(_ value: FlowValue, of range: TokenRange) {
        if value.type != .unknown { types[range, default: .unknown].join(value.type) }
        guard !value.tags.isEmpty else { return }
        values[range] = values[range]?.joined(value) ?? value
    }

    /// Adds what another evaluation of the same function has found.
    func add(_ other: FlowNotes) {
        events += other.events
        for (range, value) in other.values { add(value, of: range) }
        types.merge(other.types) { $0.joined($1) }
    }
}
