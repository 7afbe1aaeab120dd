import AppFacts
import SwiftFlow
import SwiftOutline

/// What is done with a payload that started the app, in the connection of a scene: the whole statement that names it.
struct ColdPayload {
    /// The connection.
    let function: FlowFunction
    /// What the statement does itself.
    let own: [FlowEvent]
    /// The functions that it calls at once, with what these call.
    let called: [FlowFunction]
    /// The values of the code.
    let flow: AppFlow

    /// A look at the payload's name in a file of a scene delegate; nil where it is not in the connection, or something of its statement is left
    /// behind that.
    init?(at token: Int, in file: ProgramFile, of delegate: DelegateClass, _ flow: AppFlow) {
        guard
            let method = delegate.methods("scene(_:willConnectTo:options:)").first(where: {
                $0.file.path == file.path && $0.declaration.range.contains(token)
            }), let function = FlowFunction(method, owner: delegate.name),
            let statement = StatementPath(around: token, in: function).around.first
        else { return nil }
        switch statement.kind {
        case .ifStatement, .forLoop, .expression: break
        default: return nil
        }
        self.function = function
        self.flow = flow
        own = flow.trace(of: function).events(within: statement.range)
        called = flow.run(
            by: own.filter { !$0.runsLater }.flatMap { $0.runs(in: flow.program) })
    }
}
