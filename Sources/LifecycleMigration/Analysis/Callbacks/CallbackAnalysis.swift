import SwiftOutline

/// Finds what a delegate would no longer be told.
struct CallbackAnalysis {
    private let facts: UIKitFacts
    private var context: TargetContext { facts.context }

    /// An analysis of an app's delegates.
    init(facts: UIKitFacts) {
        self.facts = facts
    }

    /// A finding for each callback that ends, or that UIKit recommends against, beside those that the plan keeps.
    func findings() -> [Finding] {
        // With scenes in use, UIKit stopped calling these already.
        let application =
            facts.usesScenes
            ? [] : endedFindings() + LaunchOptionsAnalysis(facts: facts).findings()
        return application + sceneFindings() + responderFindings()
    }

    private func endedFindings() -> [Finding] {
        facts.delegate.members.compactMap { member in
            guard !member.hasEmptyBody,
                let callback = ApplicationCallback.callback(of: member, in: facts.delegate)
            else { return nil }
            let place = context.place(member.file, member.declaration.keyword)
            switch callback.fate {
            case .ended(let id, let remedy):
                return Finding(
                    id, .warning, .manual, at: place,
                    "'\(callback.selectorName)' is no longer called", remedy: remedy)
            case .outdated(let id, let remedy):
                return Finding(
                    id, .warning, .manual, at: place,
                    "'\(callback.selectorName)' is deprecated, and whether it is still called is not known",
                    remedy: remedy)
            case .passedOn, .state, .event: return nil
            }
        }
    }

    private func sceneFindings() -> [Finding] {
        guard let delegate = facts.sceneDelegate else { return [] }
        let swallowed = delegate.methods("stateRestorationActivity(for:)").map { method in
            Finding(
                .sceneStateRestoration, .warning, .manual,
                at: context.place(method.file, method.declaration.keyword),
                "'stateRestorationActivity(for:)' is answered by SwiftUI and no longer called",
                remedy: "keep the state in `SceneStorage`")
        }
        let links = delegate.methods("scene(_:continue:)").filter { !$0.hasEmptyBody }.map {
            Finding(
                .callbackUserActivity, .warning, .manual,
                at: context.place($0.file, $0.declaration.keyword),
                "SwiftUI passes universal links on to 'scene(_:continue:)' only in apps built with a recent SDK",
                remedy: "open links in `.onOpenURL` too, so that one that comes twice does no harm")
        }
        return swallowed + links
    }

    /// Actions on the delegate, which leaves the responder chain.
    private func responderFindings() -> [Finding] {
        facts.delegate.members.filter { member in
            member.declaration.attribute("IBAction") != nil
                || ResponderMethod.isChained(member.declaration)
        }.map { member in
            Finding(
                .delegateResponderChain, .warning, .manual,
                at: context.place(member.file, member.declaration.keyword),
                "'\(member.declaration.selectorName)' is not reached through the responder chain any more",
                remedy: "offer the command with `.commands`, or target the delegate explicitly")
        }
    }
}
