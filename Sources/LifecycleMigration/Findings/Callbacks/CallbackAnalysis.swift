import AppFacts
import AppleFrameworks
import SwiftOutline

/// Finds what a delegate would no longer be told.
struct CallbackAnalysis {
    private let facts: UIKitFacts
    private var context: TargetContext { facts.context }

    /// An analysis of an app's delegates.
    init(facts: UIKitFacts) {
        self.facts = facts
    }

    /// A finding for each callback that ends, or that UIKit recommends against, beside those that the plan keeps; with scenes
    /// in use, UIKit stopped calling these already.
    func findings() -> [Finding] {
        facts.usesScenes ? [] : endedFindings()
    }

    private func endedFindings() -> [Finding] {
        facts.delegate.members.compactMap { member in
            guard !member.hasEmptyBody,
                let callback = ApplicationCallback.callback(of: member, in: facts.delegate)
            else { return nil }
            let place = context.place(member.file, member.declaration.keyword)
            switch callback.fate {
            case .ended(let kind):
                return Finding(
                    kind.finding, .warning, .manual, at: place,
                    "'\(callback.selectorName)' is no longer called", remedy: kind.remedy)
            case .outdated(let kind):
                return Finding(
                    kind.finding, .warning, .manual, at: place,
                    "'\(callback.selectorName)' is deprecated, and whether it is still called is not known",
                    remedy: kind.remedy)
            case .passedOn, .plainLaunch, .state, .event: return nil
            }
        }
    }
}
