import SwiftFlow
import SwiftOutline

/// Says what the launch does in another order from now on: what stood behind the showing of the window runs in front of
/// the first view, where both have to do with the same thing.
struct OrderFindings {
    private let facts: UIKitFacts
    private let order: LaunchOrder

    /// The findings for an app with what it does behind the showing of its window.
    init(facts: UIKitFacts, order: LaunchOrder) {
        self.facts = facts
        self.order = order
    }

    /// A finding for each place, in the order of the launch.
    func findings() -> [Finding] {
        let views = order.ofFirstViews
        var calls: [KeyedCall: LaunchMoment] = [:]
        for view in views {
            if let call = keyed(view), calls[call] == nil { calls[call] = view }
        }
        let uses = UsesOfViews(views.map { effects(of: $0) })
        let shown = shownTypes
        let firstShown = views.first { $0.function.owner.map(shown.contains) ?? false }
        var told: Set<Told> = []
        return order.behindShow.compactMap { moment -> (LaunchMoment, Finding)? in
            found(moment).map { (moment, $0) }
        }.filter { moment, finding in
            // What one statement of the launch leads to is said once.
            told.insert(Told(statement: moment.statement, message: finding.message)).inserted
        }.map(\.1).firstAtEachPlace() + tooMuch

        func found(_ moment: LaunchMoment) -> Finding? {
            if let first = views.first, replacesRoot(moment) { return lost(at: moment, first) }
            if let firstShown, covers(moment) { return covered(at: moment, firstShown) }
            if let call = keyed(moment),
                let other = calls[call.counterpart]
            {
                return finding(at: moment, other, call.key)
            }
            let own = effects(of: moment)
            guard !own.reads.isEmpty || !own.writes.isEmpty else { return nil }
            return uses.first(dependingOn: own).map { finding(at: moment, views[$0.view], $0.name) }
        }
    }

    /// What is said of a statement of the launch.
    private struct Told: Hashable {
        let statement: MakingPlace?
        let message: String
    }

    /// A launch of which only the beginning was compared.
    private var tooMuch: [Finding] {
        guard !order.isComplete else { return [] }
        return [
            Finding(
                .launchOrder, .warning, .manual,
                at: facts.launch.startMethods.first.map {
                    facts.context.place($0.file, $0.declaration.keyword)
                },
                "the launch and the first views do more than \(LaunchOrder.most) things, of which the first were compared",
                remedy: "check what the launch does once its window is shown")
        ]
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

    /// Whether a container that is shown shows another view controller from there on.
    private func covers(_ moment: LaunchMoment) -> Bool {
        switch moment.event.kind {
        case .call(let call): Self.coveringMethods.contains(call.name)
        case .write(_, let member, _, _): Self.coveringProperties.contains(member)
        default: false
        }
    }

    private static let coveringMethods: Set<String> = [
        "pushViewController", "setViewControllers", "showDetailViewController",
    ]
    private static let coveringProperties: Set<String> = [
        "selectedIndex", "selectedViewController", "viewControllers",
    ]

    /// The classes, with those that they inherit from, of what is made in front of the showing of the window.
    ///
    /// What a first view makes is shown with it: its class counts where the view's own does.
    private var shownTypes: Set<String> {
        let launch = facts.launch
        let behind = Set(
            order.behindShow.map {
                Spot(function: $0.function.id, token: $0.event.range.lowerBound)
            })
        let ofViews = Set(order.ofFirstViews.map(\.function.id))
        var pending = [launch.storyboard].compactMap { $0 }.compactMap {
            StoryboardAnalysis(context: launch.context).initialClass(of: $0)
        }
        var madeByViews: [String: [String]] = [:]
        for function in launch.timeline.early {
            for event in launch.flow.trace(of: function).events where !event.runsLater {
                guard case .call(let call) = event.kind, case .making(let type, _) = call.target,
                    !behind.contains(Spot(function: function.id, token: event.range.lowerBound))
                else { continue }
                if ofViews.contains(function.id), let owner = function.owner {
                    madeByViews[owner, default: []].append(type)
                } else {
                    pending.append(type)
                }
            }
        }
        var types: Set<String> = []
        while let type = pending.popLast() {
            guard types.insert(type).inserted else { continue }
            pending += launch.flow.program.supertypes(of: type) + (madeByViews[type] ?? [])
        }
        return types
    }

    private struct Spot: Hashable {
        let function: FlowFunction.ID
        let token: Int
    }

    /// A container loads the view of what it shows when it is shown itself: the first one's, or the one's that is put in
    /// front of it before that.
    private func covered(at moment: LaunchMoment, _ first: LaunchMoment) -> Finding {
        Finding(
            .launchOrder, .warning, .manual,
            at: facts.context.place(moment.function.located.file, moment.event.range.lowerBound),
            "the container shows something else here, from now on before it is shown itself, so that '\(method(of: first))' may run only when the user goes back",
            remedy:
                "load the first one's view with `loadViewIfNeeded()` in front of this, if it must run"
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
        // No view has an object that the launch keeps to itself.
        if moment.isOwn { return .none }
        return switch moment.event.kind {
        case .read, .write, .change, .global:
            facts.launch.effects.effects(of: [moment.event], in: moment.function) { _ in false }
        default: .none
        }
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

/// Which of the things that the first views do uses a variable first.
private struct UsesOfViews {
    private let effects: [FlowEffects]
    private var reading: [FlowLocation: Int] = [:]
    private var writing: [FlowLocation: Int] = [:]

    /// The uses by what each thing does, in order.
    init(_ effects: [FlowEffects]) {
        self.effects = effects
        for (index, effects) in effects.enumerated() {
            for location in effects.reads where reading[location] == nil {
                reading[location] = index
            }
            for location in effects.writes where writing[location] == nil {
                writing[location] = index
            }
        }
    }

    /// The first thing for which it matters whether something else runs before it, and the variable that says so.
    func first(dependingOn other: FlowEffects) -> (view: Int, name: String)? {
        let known =
            other.writes.filter { $0.name != nil }.compactMap { reading[$0] }
            + other.reads.filter { $0.name != nil }.compactMap { writing[$0] }
        guard let view = known.min() else { return nil }
        let both = other.writes.intersection(effects[view].reads)
            .union(other.reads.intersection(effects[view].writes))
        return both.compactMap(\.name).min().map { (view, $0) }
    }
}

extension FlowLocation {
    /// The name of a variable of the app.
    fileprivate var name: String? {
        switch self {
        case .member(let name, _), .global(let name): name
        case .outside: nil
        }
    }
}
