import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// What code does through all calls, told apart by what others keep for it: of calls of other modules that are known, the key or the state that they use,
/// and of all else the effects.
package struct WorkOfCode {
    private var effects = FlowEffects()
    /// Values under keys, by their texts, and whether they are changed; nil for whatever key.
    private var values: [(key: String?, changes: Bool)] = []
    private var things: [(thing: KeptThing, changes: Bool)] = []
    /// The variables that hold views and view controllers.
    private var views: Set<FlowLocation> = []

    /// What functions and closures do before they end.
    package init(
        of functions: [FlowFunction], closures: [(function: FlowFunction, id: ClosureID)],
        _ facts: LaunchFacts
    ) {
        let flow = facts.flow
        let own = closures.flatMap { closure in
            flow.trace(of: closure.function).events(ofLater: closure.id).map {
                LaunchMoment(function: closure.function, event: $0)
            }
        }
        // A closure that isn't read may do anything.
        if own.isEmpty, !closures.isEmpty { effects = .unknown }
        let called = own.flatMap { $0.event.runs(in: flow.program) }
        let moments =
            own
            + flow.moments(of: functions + called, FurtherCode(flow, facts.timeline))
        for moment in moments {
            guard case .read(let receiver, let member, _, let result) = moment.event.kind,
                let owner = receiver.type.memberOwner, let type = result.type.unwrapped.name,
                flow.program.supertypes(of: type).contains(where: Self.shown.contains)
            else { continue }
            views.insert(.member(member, of: owner))
        }
        let things = KeptThings(flow)
        let kept = moments.filter { take($0, things) }
        for moment in moments where !kept.contains(where: { moment.isPart(of: $0) }) {
            effects.add(
                facts.repeated.effects(of: [moment.event], in: moment.function) { _ in false })
        }
    }

    private static let shown: Set<String> = ["UIView", "UIViewController", "UIWindow", "CALayer"]

    /// Takes in what uses something that others keep; false where it uses nothing that is known.
    private mutating func take(_ moment: LaunchMoment, _ things: KeptThings) -> Bool {
        // Source: Apple's page of `UserDefaults.synchronize()`: it is unnecessary, and changes no value.
        if case .call(let call) = moment.event.kind, call.name == "synchronize",
            call.receiver?.type.unwrapped.name == "UserDefaults"
        {
            return true
        }
        if case .call(let call) = moment.event.kind,
            let keyed = KeyedCall(call, in: moment.function.file, of: moment.function.owner)
        {
            guard keyed.store == .values else { return false }
            let name = KeyedCall.name(in: call)
            let isText = name.map { range in
                range.contains {
                    moment.function.file.tokens.tokens[$0].kind == .stringSegment
                }
            }
            values.append((isText == true ? keyed.key : nil, keyed.changes))
            return true
        }
        guard let use = things.use(of: moment.event, in: moment.function) else { return false }
        switch use.thing.keeper {
        case .store, .state:
            self.things.append(use)
            return true
        case .variable, .library, .interface, .system: return false
        }
    }

    /// Whether it doesn't matter which of two runs first.
    package func commutes(with other: WorkOfCode) -> Bool {
        guard effects.commutes(with: other.effects) else { return false }
        // What isn't known may use what others keep.
        if effects.isUnknown && other.keepsAnything || other.effects.isUnknown && keepsAnything {
            return false
        }
        return !sharesKept(with: other)
    }

    /// Whether both use what others keep for them, and one of them changes it.
    private func sharesKept(with other: WorkOfCode) -> Bool {
        let sameValue = values.contains { own in
            other.values.contains {
                (own.changes || $0.changes)
                    && (own.key == nil || $0.key == nil || own.key == $0.key)
            }
        }
        return sameValue
            || things.contains { own in
                other.things.contains {
                    (own.changes || $0.changes) && own.thing.keeper == $0.thing.keeper
                        && own.thing.mayBe($0.thing)
                }
            }
    }

    /// Whether both use a variable, a view, a value under a key or a state that one of them changes, as far as it is known what they do.
    package func meets(_ other: WorkOfCode) -> Bool {
        let own = effects
        let others = other.effects
        if !own.writes.isDisjoint(with: others.writes.union(others.reads)) { return true }
        if !own.reads.isDisjoint(with: others.writes) { return true }
        // A view is changed by what is called of it.
        if !own.reads.intersection(others.reads).isDisjoint(with: views.union(other.views)) {
            return true
        }
        return sharesKept(with: other)
    }

    /// Whether some of it can't be followed.
    package var isUnknown: Bool { effects.isUnknown }

    private var keepsAnything: Bool { !values.isEmpty || !things.isEmpty }
}

extension LaunchMoment {
    /// Whether it is another thing, or a member of another module's that leads to it: `UserDefaults.standard`.
    fileprivate func isPart(of other: LaunchMoment) -> Bool {
        guard function == other.function, other.event.range.lowerBound <= event.range.lowerBound,
            event.range.upperBound <= other.event.range.upperBound
        else { return false }
        if event.range == other.event.range { return true }
        guard case .read = event.kind else { return false }
        return SharedStores.isOfApple(function.file.tokens.text(of: event.range.lowerBound))
    }
}
