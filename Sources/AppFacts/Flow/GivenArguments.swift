import SwiftFlow

/// An argument of a call in the app's code.
package struct GivenArgument {
    /// The function that calls.
    package let caller: FlowFunction
    /// The call.
    package let event: FlowEvent
    /// What is given.
    package let argument: FlowCallArgument
}

extension AppFlow {
    /// What the app's code gives to a parameter of a function, by its index.
    package func arguments(givenTo index: Int, of function: FlowFunction) -> [GivenArgument] {
        let declaration = function.located.declaration
        let names =
            declaration.kind == .initializer
            ? [function.owner, "init"].compactMap { $0 } : [declaration.name]
        return functions(naming: names).flatMap { caller in
            trace(of: caller).events.flatMap { event -> [GivenArgument] in
                guard case .call(let call) = event.kind,
                    call.target.functions?.contains(where: { $0.id == function.id }) == true
                else { return [] }
                return call.arguments(givenTo: index, of: function).map {
                    GivenArgument(caller: caller, event: event, argument: $0)
                }
            }
        }
    }
}
