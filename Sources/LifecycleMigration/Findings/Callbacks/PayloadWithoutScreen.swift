import AppFacts
import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// Tells of a payload that started the app whether what is done with it needs no screen: it goes into the defaults or the
/// keychain, for a time when there is one.
struct PayloadWithoutScreen {
    private let token: Int
    private let file: ProgramFile
    private let delegate: DelegateClass
    private let flow: AppFlow

    /// A look at the payload's name in a file of a scene delegate.
    init(at token: Int, in file: ProgramFile, of delegate: DelegateClass, _ flow: AppFlow) {
        self.token = token
        self.file = file
        self.delegate = delegate
        self.flow = flow
    }

    /// Whether that is all, as far as it can be followed.
    var needsNone: Bool {
        guard
            let method = delegate.methods("scene(_:willConnectTo:options:)").first(where: {
                $0.file.path == file.path && $0.declaration.range.contains(token)
            }), let function = FlowFunction(method, owner: delegate.name)
        else { return false }
        let trace = flow.trace(of: function)
        let statement = StatementPath(around: token, in: function).around.first
        guard let statement, Self.whole(statement.kind) else { return false }
        let own = trace.events(within: statement.range)
        guard !own.contains(where: \.runsLater) else { return false }
        let run = flow.run(by: own.flatMap { $0.runs(in: flow.program) })
        return own.allSatisfy { isOutput($0, in: function) }
            && run.allSatisfy { function in
                flow.trace(of: function).events.allSatisfy { isOutput($0, in: function) }
            }
    }

    /// Whether nothing of a statement is left behind it.
    private static func whole(_ kind: StatementKind) -> Bool {
        switch kind {
        case .ifStatement, .forLoop, .expression: true
        default: false
        }
    }

    private func isOutput(_ event: FlowEvent, in function: FlowFunction) -> Bool {
        switch event.kind {
        case .write, .change, .global(_, isWritten: true, _), .element(_, _, isWritten: true),
            .local(_, _, isDeclared: false), .opaque:
            return false
        case .call(let call):
            switch call.target {
            case .functions, .elementwise: return true
            case .makingForeign(let type): return KeptThings.isValue(named: type)
            case .foreign, .unknown:
                return KeyedCall(call, in: function.file, of: function.owner)?.store == .values
            case .making, .closures: return false
            }
        default: return true
        }
    }
}
