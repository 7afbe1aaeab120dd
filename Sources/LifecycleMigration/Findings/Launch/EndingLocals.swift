import AppFacts
import SwiftFlow
import SwiftOutline

/// Objects that only a local of the launch holds, to its end: the first views were loaded while they were there, and are loaded when they
/// have gone.
struct EndingLocals {
    private let facts: LaunchFacts
    private let order: LaunchOrder

    /// The locals of the methods that show the window.
    init(_ facts: LaunchFacts, _ order: LaunchOrder) {
        self.facts = facts
        self.order = order
    }

    /// A finding for each of them whose going a first view notices.
    func findings(method: (LaunchMoment) -> String) -> [Finding] {
        guard order.isShown, !order.ofFirstViews.isEmpty else { return [] }
        let starts = facts.startMethods.compactMap { FlowFunction($0, owner: facts.owner.name) }
        let goneBehind = goneBehind(besides: Set(starts.map(\.id)))
        return (starts + goneBehind.functions).flatMap { function -> [Finding] in
            let isStart = starts.contains { $0.id == function.id }
            let behind = goneBehind.tokens[function.id] ?? []
            let locals = held(in: function) { name, token in
                guard isStart else { return behind.contains(token) }
                return isKept(name, in: function)
                    || tokensNaming(name, in: function).contains(where: behind.contains)
            }
            return locals.compactMap { local in
                let changed = changes(byGoingOf: local.type)
                guard let use = use(of: changed) ?? kept(byGoingOf: local.type) else {
                    return nil
                }
                return Finding(
                    .launchOrder, .warning, .manual,
                    at: facts.context.place(function.located.file, local.token),
                    "'\(local.name)' goes when this code has ended: '\(method(use.view))' used \(KeptThing.said(use.name)) before that, and now uses it afterwards",
                    remedy: "keep it in a property")
            }
        }
    }

    /// The functions that the launch calls behind the showing, with the events of theirs that run then.
    private func goneBehind(
        besides starts: Set<FlowFunction.ID>
    ) -> (functions: [FlowFunction], tokens: [FlowFunction.ID: Set<Int>]) {
        var functions: [FlowFunction] = []
        var tokens: [FlowFunction.ID: Set<Int>] = [:]
        for moment in order.behindShow {
            if tokens[moment.function.id] == nil, !starts.contains(moment.function.id) {
                functions.append(moment.function)
            }
            tokens[moment.function.id, default: []].insert(moment.event.range.lowerBound)
        }
        return (functions, tokens)
    }

    private struct Local {
        let name: String
        let type: String
        let token: Int
    }

    /// The locals that hold an object to the end of their scope, and give it to nobody.
    private func held(
        in function: FlowFunction, where isKept: (String, Int) -> Bool
    ) -> [Local] {
        let trace = facts.flow.trace(of: function)
        let program = facts.flow.program
        return trace.events.compactMap { event in
            guard event.closures.isEmpty, case .local(let name?, let value, true) = event.kind,
                let type = value.type.name, program.type(type)?.kind == .class,
                isKept(name, event.range.lowerBound),
                WeakHolders(of: name, type, in: function, facts.flow) != nil
            else { return nil }
            return Local(name: name, type: type, token: event.range.lowerBound)
        }
    }

    private func tokensNaming(_ name: String, in function: FlowFunction) -> [Int] {
        let tokens = function.file.tokens.tokens
        return function.body.filter { token in
            tokens[token].kind == .identifier && tokens[token - 1].kind != .period
                && function.file.name(at: token) == name
        }
    }

    /// Whether the local is named behind the showing, or in a `defer`; else it may go before that.
    private func isKept(_ name: String, in function: FlowFunction) -> Bool {
        let showing = function.body.filter {
            ["makeKeyAndVisible", "isHidden"].contains(function.file.tokens.text(of: $0))
        }.min()
        guard let showing else { return false }
        let tokens = function.file.tokens.tokens
        let later = function.body.filter { tokens[$0].kind == .keyword(.defer) }.map {
            $0..<max(
                $0, Int(tokens.indices.contains($0 + 1) ? function.file.tokens.partners[$0 + 1] : 0)
            )
        }
        return tokensNaming(name, in: function).contains { token in
            token > showing || later.contains { $0.contains(token) }
        }
    }

    // MARK: What its going changes

    private func changes(byGoingOf type: String) -> Set<FlowLocation> {
        let ends = facts.flow.program.members("deinit", of: type).compactMap {
            FlowFunction($0.located, owner: $0.owner)
        }
        let written = ends.flatMap { facts.effects.effects(of: $0).writes }
        return Set(written + weakVariables(of: type).map { .member($0.name, of: $0.owner) })
    }

    /// The static variables that refer to an object of a type without holding it.
    private func weakVariables(of type: String) -> [(name: String, owner: String)] {
        (facts.flow.program.type(type)?.allMembers ?? []).filter {
            $0.located.declaration.hasModifier("weak") && $0.located.declaration.isStatic
        }.flatMap { member in
            member.located.declaration.bindings.map { ($0.name, member.owner) }
        }
    }

    /// What others keep that the end of an object of a type changes, and the first view that uses it.
    private func kept(byGoingOf type: String) -> (view: LaunchMoment, name: String)? {
        let ends = facts.flow.program.members("deinit", of: type).compactMap {
            FlowFunction($0.located, owner: $0.owner)
        }
        guard !ends.isEmpty else { return nil }
        let further = FurtherCode(facts.flow, facts.timeline)
        let moments = facts.flow.moments(of: ends, further)
        let uses = KeptUses(facts, ofLaunch: moments, ofViews: order.ofFirstViews)
        for moment in moments where uses.changes(moment) {
            if let use = uses.first(dependingOn: moment) {
                return (order.ofFirstViews[use.view], use.name)
            }
        }
        return nil
    }

    private func use(of changed: Set<FlowLocation>) -> (view: LaunchMoment, name: String)? {
        guard !changed.isEmpty else { return nil }
        for view in order.ofFirstViews {
            let own = facts.effects.effects(of: [view.event], in: view.function) { _ in false }
            let names = own.reads.intersection(changed).compactMap(\.appName)
            if let name = names.min() { return (view, name) }
        }
        return nil
    }
}
