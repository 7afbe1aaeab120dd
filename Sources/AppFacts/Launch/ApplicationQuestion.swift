import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// What an event asks the application object for: a member that is read, or one that key-value coding names.
package struct ApplicationQuestion {
    /// The member.
    package let member: String
    /// The token of its name, or of the call that names it.
    package let token: Int

    /// Reads an event; nil for one that asks the application for nothing.
    package init?(_ event: FlowEvent, in function: FlowFunction, _ program: Program) {
        switch event.kind {
        case .read(let receiver, let member, let token, _):
            guard Self.isApplication(receiver) else { return nil }
            (self.member, self.token) = (member, token)
        case .call(let call):
            guard let receiver = call.receiver, Self.isApplication(receiver),
                let named = MemberByName(call, in: function, program), !named.isSet,
                let key = named.names.first
            else { return nil }
            (member, token) = (Self.members[key] ?? key, call.token)
        default: return nil
        }
    }

    /// What a key is called in Swift, where that is something else.
    private static let members = ["statusBarHidden": "isStatusBarHidden"]

    private static func isApplication(_ value: FlowValue) -> Bool {
        value.type.unwrapped.name == "UIApplication"
    }
}
