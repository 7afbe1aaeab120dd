import AppleFrameworks
import SwiftFlow

extension SystemState {
    /// What an event has to do with the state of the system, and whether it may change it.
    static func use(
        of event: FlowEvent, in function: FlowFunction
    ) -> (state: SystemState, changes: Bool)? {
        let name: String
        var isWritten = false
        var receiver: FlowValue?
        switch event.kind {
        case .call(let call):
            receiver = call.receiver
            switch call.target {
            case .makingForeign(let type):
                if let state = use(making: type, labels: call.arguments.map(\.label)) {
                    return (state, false)
                }
                name = type
            case .foreign, .unknown: name = call.name
            case .functions, .making, .elementwise, .closures: return nil
            }
        case .read(let object, let member, _, _): (name, receiver) = (member, object)
        case .write(let object, let member, _, _):
            (name, receiver, isWritten) = (member, object, true)
        default: return nil
        }
        guard mayBe(name) else { return nil }
        var expression = ExpressionReader(function.file).expression(in: event.range)
        if case .assignment(let target, _, _) = expression.kind { expression = target }
        let names = NameChain(expression, in: function).names.map(\.name)
        if let use = use(of: name, in: names, isWritten: isWritten) {
            return use.state != .associated || isOfOne(event) ? use : nil
        }
        // The object may have a name of its own: `let session = AVAudioSession.sharedInstance()`.
        return receiver?.type.unwrapped.name.flatMap {
            use(of: name, in: [$0, name], isWritten: isWritten)
        }
    }

    /// Whether the object that something is kept with is one of which the process has no other.
    private static func isOfOne(_ event: FlowEvent) -> Bool {
        guard case .call(let call) = event.kind else { return false }
        return call.arguments.first?.value.type.unwrapped.name.map(singleTypes.contains) ?? false
    }
}
