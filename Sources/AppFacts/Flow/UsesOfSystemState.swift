import AppleFrameworks
import SwiftFlow

extension SystemState {
    /// What an event has to do with the state of the system, and whether it may change it.
    static func use(
        of event: FlowEvent, in function: FlowFunction
    ) -> (state: SystemState, changes: Bool)? {
        let name: String
        var isWritten = false
        switch event.kind {
        case .call(let call):
            switch call.target {
            case .makingForeign(let type):
                if let state = use(making: type, labels: call.arguments.map(\.label)) {
                    return (state, false)
                }
                name = type
            case .foreign, .unknown: name = call.name
            case .functions, .making, .elementwise, .closures: return nil
            }
        case .read(_, let member, _, _): name = member
        case .write(_, let member, _, _): (name, isWritten) = (member, true)
        default: return nil
        }
        guard mayBe(name) else { return nil }
        var expression = ExpressionReader(function.file).expression(in: event.range)
        if case .assignment(let target, _, _) = expression.kind { expression = target }
        let names = NameChain(expression, in: function).names.map(\.name)
        return use(of: name, in: names, isWritten: isWritten)
    }
}
