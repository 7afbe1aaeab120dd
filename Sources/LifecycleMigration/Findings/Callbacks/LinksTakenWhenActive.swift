import AppFacts
import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// Finds what a callback of links stores and the app asks for as it becomes active: of a link that starts the app UIKit told the
/// delegate first.
///
/// Source: Apple's pages of `application(_:open:options:)` and `applicationDidBecomeActive(_:)`, whose order is that of its App
/// Programming Guide; that `.onOpenURL` comes behind the activation then is seen, and not documented.
struct LinksTakenWhenActive {
    private let callbacks: [EventCallback]
    private let app: UIKitApp
    private let unset: UnsetFlags
    private var flow: AppFlow { app.launch.flow }

    /// Code that runs when the app becomes active, or its first screen appears.
    private struct Taker {
        let name: String
        let effects: FlowEffects
        let functions: [FlowFunction]
        let events: [(FlowEvent, FlowFunction)]
    }

    /// A look at the callbacks of an app that modifiers call, or a scene delegate once its scene is active.
    init(_ forwarding: EventForwarding, of app: UIKitApp) {
        self.app = app
        let kinds = EventKind.openingURLs + [.continueActivity, .quickAction, .asyncQuickAction]
        callbacks = forwarding.callbacks.filter {
            [.modifier, .sceneDelegate].contains($0.route) && kinds.contains($0.kind)
        }
        // Without callbacks nobody asks.
        let start =
            callbacks.isEmpty
            ? []
            : app.launch.timeline.early + app.launch.soon.events.map(\.function)
                + app.launch.flow.run(by: Self.activations(of: app))
        unset = UnsetFlags(in: app.launch.flow, start: Set(start.map(\.id)))
    }

    private static func activations(of app: UIKitApp) -> [FlowFunction] {
        app.delegate.methods(StateCallback.didBecomeActive.selectorName)
            .filter { !$0.hasEmptyBody }.compactMap {
                FlowFunction($0, owner: app.delegate.name)
            }
    }

    /// One for each callback.
    func findings() -> [Finding] {
        guard !callbacks.isEmpty else { return [] }
        let takers = takers
        return callbacks.compactMap { callback in
            guard let function = FlowFunction(callback.method, owner: app.delegate.name) else {
                return nil
            }
            let own = flow.run(by: [function])
            let found = takers.lazy.compactMap { taker in
                name(storedBy: own, function, takenBy: taker).map { (taker.name, $0) }
            }.first
            return found.map { finding(callback, $0.0, $0.1) }
        }
    }

    private func finding(_ callback: EventCallback, _ taker: String, _ stored: String) -> Finding {
        let method = callback.method
        return Finding(
            callback.kind.finding, .warning, .review,
            at: flow.context.place(method.file, method.declaration.keyword),
            callback.route == .modifier
                ? "when a link launches the app, '\(taker)' now runs before '\(method.declaration.selectorName)', and reads '\(stored)', which this sets"
                : "when this launches the app, '\(taker)' may now run before '\(method.declaration.selectorName)', and reads '\(stored)', which this sets",
            remedy: "do here, too, what that does with it")
    }

    // MARK: Who takes it

    private var takers: [Taker] {
        let active = Self.activations(of: app).map(taker)
        let names = StateCallback.didBecomeActive.notificationNames
        let observing = flow.functions(naming: names).flatMap { observers(of: names, in: $0) }
        let appearing = flow.functions(naming: ["viewDidAppear"]).filter {
            $0.located.declaration.name == "viewDidAppear"
                && app.launch.timeline.phases(of: $0).contains(.firstView)
        }.map(taker)
        return active + observing + appearing
    }

    private func taker(_ function: FlowFunction) -> Taker {
        Taker(
            name: function.located.declaration.selectorName,
            effects: app.launch.repeated.effects(of: function),
            functions: near([function]), events: [])
    }

    /// What hears of the activation in the code of a function.
    private func observers(of names: [String], in function: FlowFunction) -> [Taker] {
        let tokens = names.flatMap(function.located.file.tokens(spelled:)).filter {
            function.body.contains($0)
        }
        let trace = flow.trace(of: function)
        return trace.events.flatMap { event -> [Taker] in
            guard case .call(let call) = event.kind,
                tokens.contains(where: call.range(around: event).contains)
            else { return [] }
            let methods = SelectedMethod(in: call, of: function).functions(in: flow.program)
            let closures = call.arguments.flatMap { $0.value.closures.sorted() }
            return methods.map(taker)
                + closures.map { closure in
                    let events = trace.events(ofLater: closure)
                    return Taker(
                        name: function.located.declaration.selectorName,
                        effects: app.launch.repeated.effects(of: events, in: function) { _ in false
                        },
                        functions: near(events.flatMap { $0.runs(in: flow.program) }),
                        events: events.map { ($0, function) })
                }
        }
    }

    /// Some functions with those that they call, and that these do: what only keeps a link, and what takes it, is not far away.
    private func near(_ functions: [FlowFunction], calls: Int = Self.mostCalls) -> [FlowFunction] {
        var found = functions
        var seen = Set(functions.map(\.id))
        var next = functions
        for _ in 0..<calls {
            next = next.flatMap { function in
                run(by: function).flatMap { $0.runs(in: flow.program) }
            }.filter { seen.insert($0.id).inserted }
            found += next
        }
        return found
    }

    private static let mostCalls = 3

    /// What a function does before a link that starts the app comes.
    private func run(by function: FlowFunction) -> [FlowEvent] {
        flow.trace(of: function).events.filter {
            !$0.runsLater && !unset.leaveOut($0, in: function)
        }
    }

    // MARK: What is stored

    /// The name of the first thing that the code of a callback sets and that is asked for by code which the callback does not run
    /// itself.
    private func name(
        storedBy own: [FlowFunction], _ callback: FlowFunction, takenBy taker: Taker
    ) -> String? {
        let known = Set(own.map(\.id))
        let others = taker.functions.filter { !known.contains($0.id) }
        let events =
            taker.events
            + others.flatMap { function in run(by: function).map { ($0, function) } }
        let shared = app.launch.repeated.effects(of: callback).writes.intersection(
            taker.effects.reads)
        let names = Set(shared.compactMap(Self.name)).filter { name in
            events.contains { Self.reads(name, $0.0) }
        }
        // What the callback sets itself comes first, and then what it calls.
        let set = near([callback], calls: 1).flatMap { flow.trace(of: $0).events }.lazy.compactMap {
            event in
            names.sorted().first { Self.sets($0, event) }
        }.first
        return set ?? key(storedBy: own, takenIn: events)
    }

    private static func name(_ location: FlowLocation) -> String? {
        switch location {
        case .member(let name, _), .global(let name): name
        case .outside: nil
        }
    }

    private static func sets(_ name: String, _ event: FlowEvent) -> Bool {
        switch event.kind {
        case .write(_, name, _, _), .change(_, name, _, _), .global(name, isWritten: true, _): true
        default: false
        }
    }

    private static func reads(_ name: String, _ event: FlowEvent) -> Bool {
        switch event.kind {
        case .read(_, name, _, _), .global(name, isWritten: false, _): true
        default: false
        }
    }

    /// The key of a value in the defaults or the keychain.
    private func key(
        storedBy own: [FlowFunction], takenIn events: [(FlowEvent, FlowFunction)]
    ) -> String? {
        let stored = own.flatMap { function in
            flow.trace(of: function).events.filter { !$0.runsLater }.compactMap {
                Self.keyed($0, function)
            }
        }.filter(\.changes).map(\.key)
        guard !stored.isEmpty else { return nil }
        return events.lazy.compactMap { Self.keyed($0.0, $0.1) }.first {
            !$0.changes && stored.contains($0.key)
        }?.key
    }

    private static func keyed(_ event: FlowEvent, _ function: FlowFunction) -> KeyedCall? {
        guard case .call(let call) = event.kind,
            let keyed = KeyedCall(call, in: function.file, of: function.owner),
            keyed.store == .values, KeyedCall.name(in: call) != nil
        else { return nil }
        return keyed
    }
}
