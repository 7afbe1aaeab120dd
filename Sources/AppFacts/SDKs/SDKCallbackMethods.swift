import AppleFrameworks
import SwiftFlow

extension SDKCallback {
    /// The method of a delegate, where it has one that does something.
    package func method(of delegate: DelegateClass) -> LocatedDeclaration? {
        delegate.members.first { member in
            guard !member.doesNothing,
                let callback = ApplicationCallback.callback(of: member, in: delegate)
            else { return false }
            return selectorNames.contains(callback.selectorName)
        }
    }
}
