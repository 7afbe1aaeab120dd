import SwiftFlow

/// Where an event stands: one that is come to on several ways is the same at each.
struct EventSpot: Hashable {
    private let function: FlowFunction.ID
    private let token: Int

    /// The place of a token in a function.
    init(_ function: FlowFunction, _ token: Int) {
        self.function = function.id
        self.token = token
    }

    /// The place where an event of a function begins.
    init(_ function: FlowFunction, _ event: FlowEvent) {
        self.init(function, event.range.lowerBound)
    }
}
