import SwiftFlow

/// The closures that code of a start gives away, to be kept: in a collection, a member, or with somebody unknown.
struct KeptClosures {
    /// Sorted.
    let closures: [ClosureID]

    /// Those of some events.
    init(in code: [(FlowFunction, [FlowEvent])]) {
        var found: Set<ClosureID> = []
        for (_, events) in code {
            for event in events {
                switch event.kind {
                case .write(_, _, _, let value): found.formUnion(value.closures)
                case .escape(let value): found.formUnion(value.closures)
                case .call(let call) where Self.adding.contains(call.name):
                    found.formUnion(call.arguments.flatMap { $0.value.closures })
                default: break
                }
            }
        }
        closures = found.sorted()
    }

    private static let adding: Set<String> = ["append", "insert", "updateValue"]
}
