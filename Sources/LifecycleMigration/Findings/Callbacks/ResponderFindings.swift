import AppFacts
import AppleFrameworks
import SwiftOutline

/// Finds the actions on an application delegate, which leaves the responder chain.
struct ResponderFindings {
    private let delegate: DelegateClass
    private let context: TargetContext
    private let called: Set<String>

    /// An analysis of an application delegate; `called` are its methods, as `#selector` spells them, that are called in
    /// another way, or told of in another way.
    init(of delegate: DelegateClass, in context: TargetContext, except called: Set<String> = []) {
        self.delegate = delegate
        self.context = context
        self.called = called
    }

    /// A finding for each method, and for each place that asks the chain for one.
    func findings() -> [Finding] {
        methods() + NilTargetActions(of: delegate, in: context).findings()
            + ResponderWalks(of: delegate, in: context).findings()
    }

    private func methods() -> [Finding] {
        let isAppKit = PlatformProfile.profile(for: context.target.platform).isAppKit
        let sent = isAppKit ? FirstResponderActions(in: context) : nil
        return delegate.members.filter { member in
            member.declaration.attribute("IBAction") != nil
                && sent?.reach(member, of: delegate) ?? true
                || ResponderMethod.isChained(member.declaration)
        }.filter { !called.contains($0.declaration.selectorName) }.map { member in
            Finding(
                .delegateResponderChain, .warning, .manual,
                at: context.place(member.file, member.declaration.keyword),
                isAppKit
                    ? "'\(member.declaration.selectorName)' is connected in a nib, by which it may not be reached any more"
                    : "'\(member.declaration.selectorName)' is not reached through the responder chain any more",
                remedy: ResponderMethod.remedy(for: member.declaration))
        }
    }
}
