import AppFacts
import AppleFrameworks
import SwiftFlow

/// Says which callbacks of the application delegate were dead already, since the app has scenes: this is when their owner
/// would mend them.
struct DeadCallbackFindings {
    private let facts: UIKitFacts

    /// Findings for an app.
    init(facts: UIKitFacts) {
        self.facts = facts
    }

    /// One for each method with work of its own that UIKit does not call and the app does not either.
    func findings() -> [Finding] {
        guard facts.usesScenes else { return [] }
        let dead = facts.delegate.members.compactMap { member -> (LocatedDeclaration, Finding)? in
            guard !member.hasEmptyBody, !member.doesNothing,
                let callback = ApplicationCallback.callback(of: member, in: facts.delegate)
            else { return nil }
            return finding(about: callback, member).map { (member, $0) }
        }
        guard !dead.isEmpty else { return [] }
        let called = calledFunctions()
        return dead.filter { member, _ in
            FlowFunction(member, owner: facts.delegate.name).map { !called.contains($0.id) } ?? true
        }.map(\.1)
    }

    private func finding(
        about callback: ApplicationCallback, _ member: LocatedDeclaration
    ) -> Finding? {
        switch callback.fate {
        case .passedOn, .plainLaunch, .outdated: nil
        case .state:
            dead(
                member, .callbackActiveState,
                "do it in the scene delegate's method of the same kind, or observe the notification"
            )
        case .event(let kind):
            dead(
                member, kind.finding,
                "do it in the scene delegate, or in a modifier of the new App, where it shall happen"
            )
        case .ended(let kind):
            dead(member, kind.finding, "remove it, or do it where it shall happen")
        }
    }

    private func dead(
        _ member: LocatedDeclaration, _ id: FindingID, _ remedy: String
    ) -> Finding {
        Finding(
            id, .note, .review,
            at: facts.context.place(member.file, member.declaration.keyword),
            "'\(member.declaration.selectorName)' has not been called since the app has scenes, and is not now",
            remedy: remedy)
    }

    private func calledFunctions() -> Set<FlowFunction.ID> {
        let flow = facts.launch.flow
        return Set(
            flow.analysis.allFunctions.flatMap { function in
                flow.trace(of: function).events.flatMap { $0.runs(in: flow.program) }
            }.map(\.id))
    }
}
