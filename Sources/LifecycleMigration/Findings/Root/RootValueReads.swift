import AppFacts
import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// Says where the launch sets what the making of a root view reads: a hosting controller was given the view in front of that, and SwiftUI asks
/// for it behind the launch.
struct RootValueReads {
    private let facts: LaunchFacts

    /// The launch, or the connection, of an app.
    init(_ facts: LaunchFacts) {
        self.facts = facts
    }

    /// A finding for each statement that sets something.
    func findings(of roots: [MovedRoot]) -> [Finding] {
        roots.filter { $0.hosted != nil && !$0.material.keepsItsMoment }.flatMap(findings)
            .firstAtEachPlace()
    }

    private func findings(of root: MovedRoot) -> [Finding] {
        let making = effects(ofMakingViewsOf: root)
        guard !making.reads.isEmpty || !making.writes.isEmpty else { return [] }
        let behind = facts.flow.trace(of: root.function).events.filter {
            $0.range.lowerBound >= root.write.statement.upperBound && !$0.runsLater
        }
        return behind.compactMap { event in
            let own = facts.effects.effects(of: [event], in: root.function) { _ in false }
            let names = own.writes.intersection(making.reads).compactMap(\.appName).sorted()
            let others = own.reads.intersection(making.writes).compactMap(\.appName).sorted()
            return names.first.map { finding(at: event, in: root.function, read: $0) }
                ?? others.first.map { finding(at: event, in: root.function, set: $0) }
        }
    }

    /// What the making of the views does; what they are given is read where it stands, and kept.
    private func effects(ofMakingViewsOf root: MovedRoot) -> FlowEffects {
        let trace = facts.flow.trace(of: root.function)
        return root.ranges.flatMap { trace.events(within: $0) }.reduce(into: FlowEffects()) {
            effects, event in
            guard case .call(let call) = event.kind, case .making(let type, _) = call.target,
                facts.flow.program.supertypes(of: type).contains(where: ViewClosures.isEvaluated)
            else { return }
            effects.add(facts.effects.effects(of: [event], in: root.function) { _ in false })
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
