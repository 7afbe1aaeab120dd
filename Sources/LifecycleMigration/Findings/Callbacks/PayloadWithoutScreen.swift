import AppFacts
import AppleFrameworks
import SwiftFlow
import SwiftOutline

extension ColdPayload {
    /// Whether what is done with it needs no screen, as far as it can be followed: it goes into the defaults or the keychain, for a time when
    /// there is one.
    var needsNoScreen: Bool {
        own.allSatisfy { !$0.runsLater && isOutput($0, in: function) }
            && called.allSatisfy { function in
                flow.trace(of: function).events.allSatisfy { isOutput($0, in: function) }
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
