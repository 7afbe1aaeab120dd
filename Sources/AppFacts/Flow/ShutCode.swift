import SwiftFlow

/// Tells what the start of an app stands in front of, and doesn't come to: cases that nothing of it sends, and what waits for a member
/// that only later code sets.
package struct ShutCode {
    private let unsent: UnsentCases
    private let unset: UnsetFlags

    /// For the code that runs as an app starts.
    package init(in flow: AppFlow, start: [FlowFunction]) {
        unsent = UnsentCases(flow, start: start)
        unset = UnsetFlags(in: flow, start: Set(start.map(\.id)))
    }

    /// Whether an event stands in such code.
    package func leaveOut(_ event: FlowEvent, in function: FlowFunction) -> Bool {
        unsent.leaveOut(event, in: function) || unset.leaveOut(event, in: function)
    }
}
