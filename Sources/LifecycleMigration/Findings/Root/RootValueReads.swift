import AppFacts
import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// Says where the launch sets what the making of a root view reads: a hosting controller was given the view in front of that, and SwiftUI asks
/// for it behind the launch.
struct RootValueReads {
    private let facts: LaunchFacts
    private let order: () -> LaunchOrder

    /// The launch, or the connection, of an app, with its order.
    init(_ facts: LaunchFacts, order: @escaping () -> LaunchOrder) {
        self.facts = facts
        self.order = order
    }

    /// A finding for each statement that sets something.
    func findings(of roots: [MovedRoot]) -> [Finding] {
        roots.filter { $0.hosted != nil && !$0.material.keepsItsMoment }.flatMap(findings)
            .firstAtEachPlace()
    }

    private func findings(of root: MovedRoot) -> [Finding] {
        let makers = makers(of: root)
        let making = facts.effects.effects(of: makers, in: root.function) { _ in false }
        let behind = behind(root)
        return behind.compactMap { function, event in
            let own = facts.effects.effects(of: [event], in: function) { _ in false }
            let names = own.writes.intersection(making.reads).compactMap(\.appName).sorted()
            let others = own.reads.intersection(making.writes).compactMap(\.appName).sorted()
            return names.first.map { finding(at: event, in: function, read: $0) }
                ?? others.first.map { finding(at: event, in: function, set: $0) }
        } + keptUses(of: makers, behind, in: root.function)
    }

    /// What the launch does behind the making of a root: in the same function, and in those that call it.
    private func behind(_ root: MovedRoot) -> [Step] {
        let own = facts.flow.trace(of: root.function).events.filter {
            $0.range.lowerBound >= root.write.statement.upperBound && !$0.runsLater
        }.map { (root.function, $0) }
        let callers = EarlyCallers(facts).reaching([root.function.id])
        guard !callers.isEmpty else { return own }
        return own
            + order().behindShow.filter { callers.contains($0.function.id) }.map {
                ($0.function, $0.event)
            }
    }

    private typealias Step = (function: FlowFunction, event: FlowEvent)

    /// What makes the views; what they are given is read where it stands, and kept.
    private func makers(of root: MovedRoot) -> [FlowEvent] {
        let trace = facts.flow.trace(of: root.function)
        return root.ranges.flatMap { trace.events(within: $0) }.filter { event in
            guard case .call(let call) = event.kind, case .making(let type, _) = call.target else {
                return false
            }
            return facts.flow.program.supertypes(of: type).contains(where: ViewClosures.isEvaluated)
        }
    }

    /// The same for what others keep: defaults, files, the keychain.
    private func keptUses(
        of makers: [FlowEvent], _ behind: [Step], in function: FlowFunction
    ) -> [Finding] {
        guard !makers.isEmpty, !behind.isEmpty else { return [] }
        let further = FurtherCode(facts.flow, facts.timeline)
        let made = facts.flow.moments(of: makers, in: function, further)
        let ofLaunch = behind.map {
            facts.flow.moments(of: [$0.event], in: $0.function, further)
        }
        let uses = KeptUses(facts, ofLaunch: ofLaunch.flatMap { $0 }, ofViews: made)
        guard uses.areAny else { return [] }
        return zip(behind, ofLaunch).compactMap { step, moments in
            moments.lazy.compactMap { uses.first(dependingOn: $0) }.first.map {
                finding(at: step.event, in: step.function, read: $0.name)
            }
        }
    }

    private func finding(
        at event: FlowEvent, in function: FlowFunction, read name: String
    ) -> Finding {
        Finding(
            .launchOrder, .warning, .manual, at: place(of: event, in: function),
            "the root view used to be made before this line, with the '\(name)' of then; now it is made after it",
            remedy: "keep the earlier value in a property, and give that to the view")
    }

    private func finding(
        at event: FlowEvent, in function: FlowFunction, set name: String
    ) -> Finding {
        Finding(
            .launchOrder, .warning, .manual, at: place(of: event, in: function),
            "the root view used to be made before this line, and had set '\(name)'; now it is made after it",
            remedy: "set it in the launch, before this")
    }

    private func place(of event: FlowEvent, in function: FlowFunction) -> Place {
        facts.context.place(function.located.file, event.range.lowerBound)
    }
}
