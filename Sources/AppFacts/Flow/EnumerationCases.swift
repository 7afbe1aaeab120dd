import SwiftFlow
import SwiftOutline

/// What stands in front of the member that a call or an accessor's use ends, as far as it may be a case of an enumeration.
enum EnumerationCases {
    /// What something is called on.
    enum Receiver {
        /// `self`, written or not.
        case own
        /// What a name stands for that ends an expression: `Feature.search`, `.search`.
        case named(String)
        /// Anything else.
        case other
    }

    /// What an event is called on: the base of a call, of a value that is read, or of one that is set.
    static func receiver(of event: FlowEvent, in function: FlowFunction) -> Receiver {
        var expression = ExpressionReader(function.file).expression(in: event.range)
        if case .assignment(let target, _, _) = expression.kind { expression = target }
        if case .call(let callee, _) = expression.kind { expression = callee }
        guard case .member(let base, _, _) = expression.kind else {
            if case .name = expression.kind { return .own }
            return .other
        }
        return switch base.kind {
        case .selfReference: .own
        case .member(_, let name, _), .implicitMember(let name): .named(name)
        default: .other
        }
    }
}
