import SwiftFlow

/// The operations of classes of the app's own that a call adds to a queue.
///
/// Source: Apple's documentation of `OperationQueue` and `Operation`: a queue calls `start()`, and that `main()`.
struct QueuedOperations {
    private let types: [String]

    /// Those of a call; none where it adds no operation.
    init(of call: FlowCall) {
        guard call.name.hasPrefix("addOperation") else {
            types = []
            return
        }
        types = call.arguments.compactMap { argument in
            (argument.value.type.element ?? argument.value.type).unwrapped.name
        }
    }

    /// What the queue calls of them.
    func functions(in program: Program) -> [FlowFunction] {
        types.flatMap { type in ["main", "start"].flatMap { program.members($0, of: type) } }
            .flatMap(FlowFunction.all)
    }
}
