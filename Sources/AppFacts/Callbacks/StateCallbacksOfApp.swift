import AppleFrameworks
import SwiftFlow

extension UIKitApp {
    /// The callbacks of the app's state with something to do, and the method of each; none where scenes took them over
    /// before.
    package var stateCallbacks: [(callback: StateCallback, method: LocatedDeclaration)] {
        guard !usesScenes else { return [] }
        let methods = delegate.members.compactMap {
            member -> (callback: StateCallback, method: LocatedDeclaration)? in
            guard !member.hasEmptyBody, !context.leavesOut(member),
                case .state(let callback)? = ApplicationCallback.callback(
                    of: member, in: delegate)?.fate
            else { return nil }
            return (callback, member)
        }
        return StateCallback.allCases.compactMap { callback in
            methods.first { $0.callback == callback }
        }
    }
}
