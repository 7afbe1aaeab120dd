import SwiftFlow

/// Whether code of a start sends a value along a subject itself, so that who subscribed hears of it at once.
struct SentValues {
    /// Whether it does.
    let areThere: Bool

    /// What some events send.
    init(by code: [(FlowFunction, [FlowEvent])]) {
        areThere = code.contains { _, events in
            events.contains { event in
                guard case .call(let call) = event.kind else { return false }
                return Self.sending.contains(call.name)
            }
        }
    }

    private static let sending: Set<String> = ["send", "onNext", "accept"]
}
