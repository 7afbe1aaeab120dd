import SwiftFlow

extension FurtherCode {
    /// The app's methods that a call on something of a type that is not known may mean, by its name and labels: of nothing else is it
    /// known that it is not the app's.
    func methodsByName(calledBy call: FlowCall) -> [Code] {
        guard case .unknown = call.target, !call.name.isEmpty, let receiver = call.receiver,
            receiver.type == .unknown || ["Any", "AnyObject"].contains(receiver.type.name)
        else { return [] }
        let plain = call.arguments.filter { !$0.isTrailing }
        let trailing = call.arguments.count - plain.count
        return flow.program.methods(named: call.name).filter {
            !$0.located.declaration.isOverride && !$0.located.declaration.isStatic
                && flow.program.type($0.owner)?.isDeclared == true
        }.flatMap(FlowFunction.all).filter { $0.takes(plain.map(\.label), trailing: trailing) }.map
        {
            Code(function: $0, closure: nil)
        }
    }
}
