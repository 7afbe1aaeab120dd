import SwiftFlow
import SwiftOutline

/// Says what the launch does in another order from now on: what stood behind the showing of the window runs in front of
/// the first view, where both have to do with the same thing.
struct OrderFindings {
    private let facts: UIKitFacts
    private let order: LaunchOrder

    /// The findings for an app.
    init(facts: UIKitFacts) {
        self.facts = facts
        order = LaunchOrder(facts.launch)
    }

    /// A finding for each place, in the order of the launch.
    func findings() -> [Finding] {
        let views = order.ofFirstViews
        let calls = views.compactMap { moment in keyed(moment).map { (moment, $0) } }
        let states = views.map { ($0, effects(of: $0)) }
        var seen: Set<Place> = []
        return order.behindShow.compactMap { moment in
            if let first = views.first, replacesRoot(moment) { return lost(at: moment, first) }
            if let call = keyed(moment),
                let other = calls.first(where: { call.depends(on: $0.1) })
            {
                return finding(at: moment, other.0, call.key)
            }
            let own = effects(of: moment)
            guard !own.reads.isEmpty || !own.writes.isEmpty else { return nil }
            for (other, effects) in states {
                if let name = shared(own, effects) { return finding(at: moment, other, name) }
            }
            return nil
        }.filter { $0.place.map { seen.insert($0).inserted } ?? true }
    }

    /// Whether another root takes the place of the one that is shown.
    private func replacesRoot(_ moment: LaunchMoment) -> Bool {
        guard case .write(let receiver, "rootViewController", _, _) = moment.event.kind else {
            return false
        }
        return facts.launch.window.isPossible(receiver)
    }

    /// The view of the first root was loaded when it was shown, and is not any more.
    private func lost(at moment: LaunchMoment, _ first: LaunchMoment) -> Finding {
        Finding(
            .launchOrder, .warning, .manual,
            at: facts.context.place(moment.function.located.file, moment.event.range.lowerBound),
            "the root that is shown is replaced here, and from now on that is before '\(method(of: first))' would run",
            remedy: "set only the last root, or load the first one's view with `loadViewIfNeeded()`"
        )
    }

    private func method(of moment: LaunchMoment) -> String {
        let function = moment.function
        let own = function.located.declaration.name
        let name = own.isEmpty ? function.id.property : own
        return [function.owner, name].compactMap { $0 }.joined(separator: ".")
    }

    private func keyed(_ moment: LaunchMoment) -> KeyedCall? {
        guard case .call(let call) = moment.event.kind else { return nil }
        return KeyedCall(call, in: moment.function.file)
    }

    /// What an event itself does to variables of the app; what it calls has events of its own.
    private func effects(of moment: LaunchMoment) -> FlowEffects {
        switch moment.event.kind {
        case .read, .write, .change, .global:
            facts.launch.effects.effects(of: [moment.event], in: moment.function) { _ in false }
        default: .none
        }
    }

    /// The name of a variable that one of two changes and the other uses.
    private func shared(_ one: FlowEffects, _ two: FlowEffects) -> String? {
        let both = one.writes.intersection(two.reads).union(one.reads.intersection(two.writes))
        return both.compactMap { location -> String? in
            switch location {
            case .member(let name, _), .global(let name): name
            case .outside: nil
            }
        }.min()
    }

    private func finding(
        at moment: LaunchMoment, _ other: LaunchMoment, _ name: String
    ) -> Finding {
        Finding(
            .launchOrder, .warning, .manual,
            at: facts.context.place(moment.function.located.file, moment.event.range.lowerBound),
            "'\(method(of: other))' used '\(name)' before this, and does behind it from now on",
            remedy:
                "load the root's view in front of this with `loadViewIfNeeded()`, or do this when it has appeared"
        )
    }
}
