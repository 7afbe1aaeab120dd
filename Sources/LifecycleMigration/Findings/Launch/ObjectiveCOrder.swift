import AppFacts
import AppleFrameworks
import SwiftFlow

/// What the launch has Objective-C do behind the showing of its window, and what view controllers in Objective-C do as they are loaded, as far as the other
/// side names the same: a key, a notification, a variable of Swift's, a class.
struct ObjectiveCOrder {
    private let flow: AppFlow
    private let effects: (LaunchMoment) -> FlowEffects
    /// What the first views in Swift name.
    private var views: [(use: Use, view: String)] = []
    /// What of the system's the first views use in Swift.
    private var states: [(thing: KeptThing, changes: Bool, view: String)] = []
    /// The classes in Objective-C that the first views are the first to use.
    private var initialized: Set<String> = []
    /// What the first views run in Objective-C.
    private var loading: [(reach: ObjectiveCReach, view: String)] = []

    /// Something that has a name, and what an object of Swift's has with its type.
    private struct Use: Hashable {
        let name: String
        var type: String?
        /// Whether it is a variable of C's.
        var isGlobal = false
        let changes: Bool

        /// Whether Objective-C may notice which of both is first.
        func matters(to reach: ObjectiveCReach) -> Bool {
            if isGlobal { return reach.changes(global: name).map { $0 || changes } ?? false }
            guard let type else { return reach.changes(key: name).map { $0 || changes } ?? false }
            return reach.changes(type) != nil
                && (reach.changes(name) ?? reach.changes(Self.setter(of: name))).map {
                    $0 || changes
                } ?? false
        }

        private static func setter(of name: String) -> String {
            "set" + name.prefix(1).uppercased() + name.dropFirst()
        }
    }

    /// Looks at the first views, in whatever language, of a launch.
    init(
        _ launch: LaunchFacts, _ order: LaunchOrder, views moments: [LaunchMoment],
        effects: @escaping (LaunchMoment) -> FlowEffects, method: (LaunchMoment) -> String
    ) {
        flow = launch.flow
        self.effects = effects
        guard launch.context.hasCodeInC else { return }
        for moment in moments {
            let view = method(moment)
            if let use = KeptThings(flow).use(of: moment.event, in: moment.function) {
                states.append((use.thing, use.changes, view))
            }
            for use in uses(of: moment, effects(moment)) { views.append((use, view)) }
            if let reach = flow.objectiveC.reach(of: moment.event, in: moment.function) {
                loading.append((reach, view))
            }
        }
        for (name, reach) in ObjectiveCFirstViews(launch).reaches { loading.append((reach, name)) }
        for (reach, view) in loading {
            // A view controller itself is made before it is shown.
            for (type, inner) in reach.initializing where type != view {
                initialized.insert(type)
                loading.append((inner, view))
            }
        }
        initialized.formUnion(loading.map(\.view))
        initialized.formUnion(Self.used(by: launch, before: order))
    }

    /// The classes in Objective-C that a launch uses before it shows the window.
    private static func used(by launch: LaunchFacts, before order: LaunchOrder) -> [String] {
        order.eventsInFront(of: launch).compactMap { function, event in
            launch.flow.objectiveC.reach(of: event, in: function)
        }.flatMap(\.initializing.keys)
    }

    /// What is said of something of the launch for which it matters whether it runs behind the first views; nil for all else.
    func message(of moment: LaunchMoment, _ own: FlowEffects) -> String? {
        guard !views.isEmpty || !loading.isEmpty || !states.isEmpty else { return nil }
        if let whole = flow.objectiveC.reach(of: moment.event, in: moment.function) {
            let first = whole.initializing.filter { !initialized.contains($0.key) }
            for reach in [whole] + first.sorted(by: { $0.key < $1.key }).map(\.value) {
                if let message = message(of: moment, running: reach) { return message }
            }
        }
        guard !moment.isOwn else { return nil }
        for use in uses(of: moment, own) {
            if let (reach, view) = loading.first(where: { use.matters(to: $0.reach) }) {
                return message(view, use.name, reach)
            }
        }
        guard let use = KeptThings(flow).use(of: moment.event, in: moment.function) else {
            return nil
        }
        return loading.lazy.compactMap { reach, view in
            reach.changes(use.thing).flatMap {
                $0 || use.changes ? message(view, use.thing.name, reach) : nil
            }
        }.first
    }

    /// What is said of something of the launch that runs code in Objective-C.
    private func message(of moment: LaunchMoment, running reach: ObjectiveCReach) -> String? {
        let keys = reach.changesUnknownKeys ? texts(of: moment) : []
        if let (use, view) = views.first(where: {
            $0.use.matters(to: reach) || keys.contains($0.use.name)
        }) {
            return
                "this runs '\(reach.name)' in \(reach.language), which uses \(KeptThing.said(use.name)): '\(view)' used it before this line, and now does so after it"
        }
        for (other, view) in loading {
            if let name = other.shared(with: reach) { return message(view, name, other) }
        }
        for (thing, changes, view) in states {
            if let isSet = reach.changes(thing), isSet || changes {
                return
                    "this runs '\(reach.name)' in \(reach.language), which uses \(KeptThing.said(thing.name)): '\(view)' used it before this line, and now does so after it"
            }
        }
        return nil
    }

    /// The texts that something hands over.
    private func texts(of moment: LaunchMoment) -> Set<String> {
        let tokens = moment.function.file.tokens
        return Set(
            moment.event.range.filter { tokens.tokens[$0].kind == .stringSegment }
                .map { tokens.text(of: $0) })
    }

    private func message(_ view: String, _ name: String, _ reach: ObjectiveCReach) -> String {
        "'\(view)' uses \(KeptThing.said(name)) in \(reach.language) when it is loaded: that was before this line, and now is after it"
    }

    private func uses(of moment: LaunchMoment, _ effects: FlowEffects) -> [Use] {
        var found: [Use] = []
        if case .call(let call) = moment.event.kind,
            let keyed = KeyedCall(call, in: moment.function.file, of: moment.function.owner)
        {
            found.append(Use(name: keyed.key, changes: keyed.changes))
        }
        for (locations, changes) in [(effects.writes, true), (effects.reads, false)] {
            for location in locations {
                switch location {
                case .member(let name, let owner):
                    found.append(Use(name: name, type: owner, changes: changes))
                case .global(let name) where flow.objectiveC.isGlobal(name):
                    found.append(Use(name: name, isGlobal: true, changes: changes))
                case .global, .outside: break
                }
            }
        }
        return found.sorted { ($0.name, $0.type ?? "") < ($1.name, $1.type ?? "") }
    }
}

extension FlowEvent {
    /// The type of another module, or language, that it makes a value of.
    var foreignMaking: String? {
        guard case .call(let call) = kind, case .makingForeign(let type) = call.target else {
            return nil
        }
        return type
    }
}

extension ObjectiveCReach {
    /// Whether it has to do with something of the system's, and may change it; nil where it doesn't.
    fileprivate func changes(_ thing: KeptThing) -> Bool? {
        switch thing.keeper {
        case .store(let store): states[.store(store)]
        case .state(let state): states[.state(state)]
        case .variable, .library, .interface, .system: nil
        }
    }
}
