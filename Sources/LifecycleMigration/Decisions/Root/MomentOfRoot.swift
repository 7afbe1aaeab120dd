import AppFacts
import SwiftFlow
import SwiftOutline

/// Tells whether SwiftUI makes a root once, and in the same order as before with everything that affects it.
struct MomentOfRoot {
    private let facts: LaunchFacts

    /// The launch of an app.
    init(_ facts: LaunchFacts) {
        self.facts = facts
    }

    /// Whether a root of the app's one window is evaluated once: neither the `App` nor the root view observes anything that changes
    /// behind its first value. What the root passes then commutes with it.
    func isKept(by root: MovedRoot) -> Bool {
        let observes = root.material.asksMembers || !root.material.rereads.isEmpty
        guard facts.usesScenes, !facts.mayHaveSeveralWindows, !observes, !isObservedAlready else {
            return false
        }
        let shown = facts.effects.effects(within: root.ranges, of: root.function)
        return shown.commutes(with: rest(beside: root))
            && BesideConnection(facts).isIndependent(of: shown) { member in
                member.isSame(as: root.function.located)
                    || root.properties.contains(where: member.isSame)
                    || root.material.handedOn.contains(where: member.isSame)
            }
    }

    private var isObservedAlready: Bool {
        facts.owner.inheritance.contains { $0.lastComponent == "ObservableObject" }
    }

    /// What the root's function does beside it and the window, from where the root waits for it to run.
    private func rest(beside root: MovedRoot) -> FlowEffects {
        let going = TokenRanges(root.removed + [root.write.statement])
        let start = root.material.addsMembers ? root.write.statement.upperBound : 0
        let events = facts.flow.trace(of: root.function).events.filter {
            $0.range.lowerBound >= start && !going.contains($0.range.lowerBound)
                && !facts.window.isTouched(by: $0)
        }
        return facts.effects.effects(of: events, in: root.function)
    }
}
