import SwiftOutline

/// Finds the actions on an application delegate, which leaves the responder chain.
struct ResponderFindings {
    private let delegate: DelegateClass
    private let context: TargetContext

    /// An analysis of an application delegate.
    init(of delegate: DelegateClass, in context: TargetContext) {
        self.delegate = delegate
        self.context = context
    }

    /// A finding for each method, and for each place that asks the chain for one.
    func findings() -> [Finding] {
        methods() + NilTargetActions(of: delegate, in: context).findings()
            + ResponderWalks(of: delegate, in: context).findings()
    }

    private func methods() -> [Finding] {
        delegate.members.filter { member in
            member.declaration.attribute("IBAction") != nil
                || ResponderMethod.isChained(member.declaration)
        }.map { member in
            Finding(
                .delegateResponderChain, .warning, .manual,
                at: context.place(member.file, member.declaration.keyword),
                "'\(member.declaration.selectorName)' is not reached through the responder chain any more",
                remedy: ResponderMethod.isEvent(member.declaration)
                    ? "override it in the root view controller"
                    : "offer the command with `.commands`, or target the delegate explicitly")
        }
    }
}
