import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// What the first views, or other code that the migration moves, and the launch that it changes places with use of what others keep: under keys of
/// stores, by names of notifications, through libraries and objects, and by code that can't be followed.
package struct KeptUses {
    private let facts: LaunchFacts
    private let things: KeptThings
    private let further: FurtherCode
    private let launch: CallersOfKeys
    private let views: CallersOfKeys
    private let hasViews: Bool
    private let suites: SuitesOfDefaults
    private let lent: LentObjects
    private var calls: [KeyedCall: [(suite: DefaultsSuite, view: Int)]] = [:]
    private var stores: [KeyedCall.Store: [StoreUse]] = [:]
    private var anyKey: [KeyedCall.Store: [StoreUse]] = [:]
    /// The first thing of the views that may use any variable, as it runs code that can't be followed.
    package private(set) var firstOpaque: Int?
    private var libraries: [String: (use: LibraryUse, view: Int)] = [:]
    private var kept: [KeptThing.Keeper: [(thing: KeptThing, changes: Bool, view: Int)]] = [:]

    /// What a view does to a store under keys.
    private struct StoreUse {
        let changes: Bool
        let suite: DefaultsSuite
        let view: Int
    }

    /// The uses of what views, or other code, do, and of the launch.
    package init(_ facts: LaunchFacts, ofLaunch: [LaunchMoment], ofViews: [LaunchMoment]) {
        self.facts = facts
        things = KeptThings(facts.flow)
        further = FurtherCode(facts.flow, facts.timeline)
        launch = CallersOfKeys(ofLaunch, in: facts.flow)
        views = CallersOfKeys(ofViews, in: facts.flow)
        hasViews = !ofViews.isEmpty
        suites = SuitesOfDefaults(facts.flow)
        lent = facts.lent
        for (index, view) in ofViews.enumerated() {
            for location in further.variablesGiven(by: view.event, in: view.function) {
                let thing = lent.owned(KeptThing(keeper: .variable(location), key: nil))
                kept[thing.keeper, default: []].append((thing, true, index))
            }
            if let use = things.library(usedBy: view.event, in: view.function),
                libraries[use.name] == nil
            {
                libraries[use.name] = (use, index)
            }
            if let (call, keys) = views.keys(of: view) {
                let suite = suites.suite(of: view.event, in: view.function)
                let use = StoreUse(changes: call.changes, suite: suite, view: index)
                stores[call.store, default: []].append(use)
                if keys == nil { anyKey[call.store, default: []].append(use) }
                for key in keys ?? [] {
                    let known = calls[call.renamed(key)] ?? []
                    guard !known.contains(where: { $0.suite == suite }) else { continue }
                    calls[call.renamed(key)] = known + [(suite, index)]
                }
            } else if let use = things.use(of: view.event, in: view.function) {
                if use.thing.isAnyFile, !use.changes, views.givesBundle(to: view.function) {
                    continue
                }
                let thing = lent.owned(use.thing)
                kept[thing.keeper, default: []].append((thing, use.changes, index))
            } else if firstOpaque == nil, isOpaque(view) {
                firstOpaque = index
            }
        }
    }

    /// The first thing of the views for which it matters whether something of the launch runs before it, and what both use.
    package func first(dependingOn moment: LaunchMoment) -> (view: Int, name: String)? {
        if facts.window.isTouched(by: moment.event) { return nil }
        return firstKeyed(dependingOn: moment) ?? firstTold(within: moment)
    }

    /// The first thing of the views that hears what the system posts within something of the launch.
    private func firstTold(within moment: LaunchMoment) -> (view: Int, name: String)? {
        SystemPosts.names(of: moment.event, in: moment.function).lazy.compactMap { name in
            calls[.observation(of: name)]?.first.map { ($0.view, name) }
        }.first
    }

    private func firstKeyed(dependingOn moment: LaunchMoment) -> (view: Int, name: String)? {
        // An object that nobody else has may still work on what all share.
        if moment.isOwn { return firstKept(dependingOn: moment, where: \.isShared) }
        if let (call, keys) = launch.keys(of: moment) {
            let suite = suites.suite(of: moment.event, in: moment.function)
            func view(_ call: KeyedCall) -> Int? {
                calls[call]?.first { $0.suite.mayBe(suite) }?.view
            }
            let own = keys.map { keys in
                keys.sorted().compactMap { key in
                    let other = call.renamed(key)
                    // The last of two values stays.
                    let same = isSetting(moment) ? view(other) : nil
                    return (view(other.counterpart) ?? same).map { ($0, key) }
                }
            }
            if let first = own?.min(by: { $0.0 < $1.0 }) { return first }
            let others = keys == nil ? stores : anyKey
            // What is kept under keys may be asked for as a whole, too: `names.count`.
            return others[call.store]?.first {
                $0.changes != call.changes && $0.suite.mayBe(suite)
            }.map { ($0.view, call.key) } ?? firstKept(dependingOn: moment) { $0.isOfVariable }
        }
        return firstKept(dependingOn: moment) { _ in true }
    }

    /// Whether something sets a value of its own, and not one for keys that have none.
    private func isSetting(_ moment: LaunchMoment) -> Bool {
        guard case .call(let call) = moment.event.kind, let keyed = launch.keys(of: moment)?.call
        else { return false }
        return keyed.store == .values && keyed.changes && !KeyedCall.isRegistering(call)
    }

    private func firstKept(
        dependingOn moment: LaunchMoment, where isMeant: (KeptThing) -> Bool
    ) -> (view: Int, name: String)? {
        for location in further.variablesGiven(by: moment.event, in: moment.function) {
            let thing = lent.owned(KeptThing(keeper: .variable(location), key: nil))
            if isMeant(thing), let use = kept[thing.keeper]?.first { return (use.view, thing.name) }
        }
        guard let use = things.use(of: moment.event, in: moment.function), isMeant(use.thing)
        else { return nil }
        // Any method may be another one from there on.
        if use.changes, use.thing.keeper == .state(.methods), hasViews {
            return facts.flow.exchangesOnlyLateMethods(moment.function) ? nil : (0, use.thing.name)
        }
        let thing = lent.owned(use.thing)
        return kept[thing.keeper]?.first {
            ($0.changes || use.changes) && $0.thing.mayBe(thing)
        }.map { ($0.view, use.thing.name) }
            ?? (use.changes ? firstLibrary(setUpBy: use.thing, in: moment.function) : nil)
    }

    /// The first use of the library that has something changed as a whole.
    private func firstLibrary(
        setUpBy thing: KeptThing, in function: FlowFunction
    ) -> (view: Int, name: String)? {
        guard case .library(let type) = thing.keeper, thing.key == nil,
            let use = things.library(having: type, in: function)
        else { return nil }
        return libraries.values.compactMap { other in
            use.commonLibrary(with: other.use).map { (other.view, $0) }
        }.min { $0.0 < $1.0 }
    }

    /// Whether the views use anything that others keep.
    package var areAny: Bool {
        !calls.isEmpty || !stores.isEmpty || !kept.isEmpty || !libraries.isEmpty
    }

    /// Whether something changes what others keep.
    package func changes(_ moment: LaunchMoment) -> Bool {
        launch.keys(of: moment)?.call.changes
            ?? things.use(of: moment.event, in: moment.function)?.changes ?? false
    }

    /// Whether something runs code that can't be followed, and that may use any variable.
    package func isOpaque(_ moment: LaunchMoment) -> Bool {
        switch moment.event.kind {
        case .opaque: return true
        case .call(let call):
            guard case .unknown = call.target, call.name.isEmpty,
                !isVariable(moment.event, in: moment.function)
            else { return false }
            return further.code(of: moment.event, in: moment.function).isEmpty
                && things.use(of: moment.event, in: moment.function) == nil
        default: return false
        }
    }

    /// Whether what is called is a parameter, or a variable of the app's in which no closure is known to be kept.
    private func isVariable(_ event: FlowEvent, in function: FlowFunction) -> Bool {
        guard
            case .call(let callee, _) = ExpressionReader(function.file).expression(in: event.range)
                .kind
        else { return false }
        let program = facts.flow.program
        switch callee.unwrapped.kind {
        case .name(let name):
            return function.parameters.contains { $0.name == name }
                || function.owner.map { !program.members(name, of: $0).isEmpty } ?? false
        case .member(_, let name, let token):
            return facts.flow.trace(of: function).events(startingAt: token).contains { event in
                guard case .read(let receiver, _, _, _) = event.kind else { return false }
                return receiver.type.name.map { !program.members(name, of: $0).isEmpty } ?? false
            }
        default: return false
        }
    }
}
