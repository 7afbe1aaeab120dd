import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// The variables that callbacks read for which the system starts an app in the background, and that neither these nor the launch set: where the first
/// views set one as they are loaded, it is not set in such a launch, in which SwiftUI shows none.
package struct BackgroundState {
    /// A variable that a first view sets, and a callback reads.
    package struct Use {
        /// Its name.
        package let name: String
        /// Whether it belongs to a view, or a view controller.
        package let isOfView: Bool
        /// Whether it is taken for granted, by a type with `!`.
        package let isImplicit: Bool
    }

    private let facts: LaunchFacts
    private let things: KeptThings
    private var read: Set<FlowLocation> = []
    /// What the launch and the callbacks themselves set.
    private var known: Set<FlowLocation> = []
    /// The types of the objects that everybody may have.
    private var shared: Set<String> = []
    private let dependencies: IntentDependencies

    /// A look at what callbacks lead to.
    package init(_ facts: LaunchFacts, _ calls: BackgroundCalls) {
        self.facts = facts
        things = KeptThings(facts.flow)
        dependencies = IntentDependencies(askedBy: calls.steps, facts)
        guard !calls.steps.isEmpty else { return }
        shared = Self.types(sharedIn: calls.steps, facts)
        for step in calls.steps {
            let uses = variables(step.event, in: step.function)
            read.formUnion(uses.read)
            if !setsNothing(step.event, in: step.function) { known.formUnion(uses.set) }
        }
        for function in facts.timeline.early where facts.timeline.isEarly(function) {
            for event in facts.flow.trace(of: function).events {
                known.formUnion(variables(event, in: function).set)
            }
        }
    }

    /// Whether there may be any.
    package var areAny: Bool { !read.isEmpty || dependencies.areAny }

    /// What a first view sets; nil where that is nothing that a callback misses.
    package func use(of moment: LaunchMoment) -> Use? {
        guard areAny else { return nil }
        if let name = dependencies.name(addedBy: moment.event) {
            return Use(name: name, isOfView: false, isImplicit: false)
        }
        let uses = variables(moment.event, in: moment.function)
        // What is added to a list is not there, whoever else adds to it.
        return uses.set.subtracting(known).union(uses.changed).intersection(read)
            .compactMap(use).min { ($0.isOfView ? 1 : 0, $0.name) < ($1.isOfView ? 1 : 0, $1.name) }
    }

    private func use(_ location: FlowLocation) -> Use? {
        switch location {
        case .global(let name): return Use(name: name, isOfView: false, isImplicit: false)
        case .outside: return nil
        case .member(let name, let owner):
            let members = facts.flow.program.members(name, of: owner)
            let isStatic = members.contains { $0.located.declaration.isStatic }
            guard isStatic || shared.contains(owner) else { return nil }
            let isView = !isStatic && owner != facts.owner.name && isOfViews(owner)
            // What is only seen, nobody misses.
            if isView, members.contains(where: holdsView) { return nil }
            return Use(
                name: name, isOfView: isView,
                isImplicit: members.contains(where: \.located.isImplicitlyUnwrapped))
        }
    }

    private func isOfViews(_ type: String) -> Bool {
        facts.flow.program.supertypes(of: type).contains {
            ["UIViewController", "UIView", "UIResponder", "View"].contains($0)
        }
    }

    private func holdsView(_ member: ProgramMember) -> Bool {
        member.names.contains { name in
            let type = facts.flow.analysis.type(
                ofVariable: name, member.located, owner: member.owner)
            return type.unwrapped.name.map {
                $0.hasPrefix("UI") && !KeptThings.isValue(named: $0) || isOfViews($0)
            } ?? false
        }
    }

    // MARK: Variables

    private struct Uses {
        var read: Set<FlowLocation> = []
        /// What gets another value.
        var set: Set<FlowLocation> = []
        /// What only has something added, or taken away.
        var changed: Set<FlowLocation> = []
    }

    /// What an event itself does to variables; what it calls has events of its own.
    private func variables(_ event: FlowEvent, in function: FlowFunction) -> Uses {
        switch event.kind {
        case .read, .global(_, isWritten: false, _):
            let list = list(in: event, of: function).map { [$0.location] } ?? []
            return Uses(read: effects(of: event, in: function).reads.union(list))
        case .write, .global(_, isWritten: true, _):
            return Uses(set: effects(of: event, in: function).writes)
        case .change: return Uses(changed: effects(of: event, in: function).writes)
        case .call:
            guard let list = list(in: event, of: function) else { return Uses() }
            return list.changes ? Uses(changed: [list.location]) : Uses(read: [list.location])
        default: return Uses()
        }
    }

    /// A variable whose object is a list that is asked, or that something is added to.
    private func list(in event: FlowEvent, of function: FlowFunction) -> (
        location: FlowLocation, changes: Bool
    )? {
        guard let use = things.use(of: event, in: function),
            case .variable(let location) = use.thing.keeper, isList(location)
        else { return nil }
        return (location, use.changes)
    }

    /// Whether a variable holds a list that is an object: one of Foundation's.
    private func isList(_ location: FlowLocation) -> Bool {
        let declarations: [LocatedDeclaration]
        switch location {
        case .member(let name, let owner):
            declarations = facts.flow.program.members(name, of: owner).map(\.located)
        case .global(let name): declarations = facts.flow.program.globals(named: name)
        case .outside: return false
        }
        return declarations.contains { located in
            let file = located.file.outline
            return located.declaration.bindings.contains { binding in
                [binding.type, binding.initializer].compactMap { $0 }.contains { range in
                    range.contains { token in
                        Self.lists.contains(file.tokens.text(of: token))
                    }
                }
            }
        }
    }

    /// Source: Apple's documentation of Foundation.
    private static let lists: Set<String> = [
        "NSHashTable", "NSMapTable", "NSPointerArray", "NSMutableArray", "NSMutableSet",
        "NSMutableOrderedSet", "NSMutableDictionary",
    ]

    private func effects(of event: FlowEvent, in function: FlowFunction) -> FlowEffects {
        facts.effects.effects(of: [event], in: function) { _ in false }
    }

    /// Whether `nil` is set, behind which nothing is there.
    private func setsNothing(_ event: FlowEvent, in function: FlowFunction) -> Bool {
        guard case .write(_, _, let token, _) = event.kind else { return false }
        return function.file.tokens.spells(token + 1, "=")
            && function.file.tokens.spells(token + 2, "nil")
    }

    // MARK: Objects

    /// The types of what static members, global variables and the delegate hold, and of what that holds in turn.
    private static func types(sharedIn steps: [BackgroundCalls.Step], _ facts: LaunchFacts)
        -> Set<String>
    {
        let program = facts.flow.program
        var found: Set<String> = [facts.owner.name]
        var count = 0
        while found.count != count {
            count = found.count
            for step in steps {
                guard let held = held(by: step.event, found, facts), let name = held.unwrapped.name,
                    found.insert(name).inserted
                else { continue }
                found.formUnion(program.supertypes(of: name) + program.subtypes(of: name))
            }
        }
        return found
    }

    private static func held(
        by event: FlowEvent, _ shared: Set<String>, _ facts: LaunchFacts
    ) -> FlowType? {
        switch event.kind {
        case .read(let receiver, _, _, let result):
            if case .metatype = receiver.type { return result.type }
            return receiver.type.unwrapped.name.map(shared.contains) ?? false ? result.type : nil
        case .global(_, _, let value): return value.type
        case .call(let call):
            // An accessor, and no maker of new objects.
            guard let function = call.target.functions?.first, function.isStatic,
                call.arguments.isEmpty,
                !facts.flow.trace(of: function).events.contains(where: makes)
            else { return nil }
            return call.result.type
        default: return nil
        }
    }

    private static func makes(_ event: FlowEvent) -> Bool {
        if case .call(let call) = event.kind, case .making = call.target { return true }
        return false
    }
}

extension LocatedDeclaration {
    /// Whether it is of a type with `!`.
    package var isImplicitlyUnwrapped: Bool {
        let tokens = file.outline.tokens.tokens
        return declaration.bindings.contains { binding in
            binding.type?.last.map { tokens[$0].kind == .exclamationMark } ?? false
        }
    }
}
