import AppFacts
import SwiftFlow
import SwiftOutline

/// Finds out whether the object that an app hands its window to can have the root itself, where nothing replaces that later.
struct RootKeeperAnalysis {
    private let facts: LaunchFacts
    private let taken: WindowStandIns
    private var program: Program { facts.flow.program }

    /// An analysis of an app, whose window is handed to some code.
    init(_ facts: LaunchFacts, _ taken: WindowStandIns) {
        self.facts = facts
        self.taken = taken
    }

    /// The object with the property that has the root, be it the one that held the window; nil where the window is handed to
    /// anything else, too, or where something may set another root later.
    func cell(for uses: RootUses) -> RootCell? {
        guard let type = uses.writes.first?.function.owner,
            uses.writes.allSatisfy({ $0.function.owner == type }), taken.extended.isEmpty,
            taken.neverRun.isEmpty, program.type(type)?.kind == .class,
            let located = program.type(type)?.declarations.first, isVisible(located),
            let overriding = overriding()
        else { return nil }
        func cell(_ name: String, _ storage: RootKeeper.Storage, _ holder: Holder) -> RootCell {
            let keeper = RootKeeper(
                type: type, storage: storage, holder: holder.property, isHidden: holder.isHidden,
                taken: taken, overriding: overriding)
            return RootCell(
                kind: .property, name: name, owner: type, shared: nil,
                isCertain: keeper.hasRootAnyway && !facts.usesScenes
                    && holder.property.optionalMark != "?",
                keeper: keeper)
        }
        if let member = KeptRootMember(facts).member(for: uses, of: type),
            let holder = holder(ofOnly: type)
        {
            return cell(member.declaration.declaredNames[0], .member(member), holder)
        }
        guard taken.members.count == 1, let members = taken.members[type],
            members.count == 1, let property = members.values.first,
            !property.declaration.isStatic, taken.functions.allSatisfy({ $0.owner == type }),
            let (holder, maker) = holder(of: type),
            uses.writes.allSatisfy({ isAtStart($0, maker) }), areAlternatives(uses.writes)
        else { return nil }
        let name = DelegateClass(located, in: facts.context).freeMember(
            "rootViewController", "initialViewController", "windowRootViewController")
        return cell(name, .window(property), Holder(property: holder, isHidden: false))
    }

    /// Whether the root is set while the app starts, and at no other time; `maker` makes the object.
    private func isAtStart(_ use: RootUses.Write, _ maker: FlowFunction) -> Bool {
        let isMaking = use.function.located.declaration.kind == .initializer
        return !use.write.runsLater && facts.timeline.isEarly(use.function)
            && !facts.timeline.runsAgain(isMaking ? maker : use.function)
    }

    /// Whether the file of the `App` can name members of a class.
    private func isVisible(_ type: LocatedDeclaration) -> Bool {
        !type.declaration.isPrivate && !type.isGeneric
            && type.file.outline.declarations.contains { $0.keyword == type.declaration.keyword }
    }

    /// Whether none of some places sets the root behind another one: they are branches of one statement.
    private func areAlternatives(_ writes: [RootUses.Write]) -> Bool {
        guard writes.count > 1 else { return true }
        let function = writes[0].function
        let statement = function.located.file.statements(of: function.body).first {
            $0.range.contains(writes[0].write.statement.lowerBound)
        }
        let blocks = writes.map { use in
            statement?.blocks.firstIndex { $0.body.contains(use.write.statement.lowerBound) }
        }
        return writes.allSatisfy { $0.function.id == function.id }
            && !blocks.contains(nil) && Set(blocks).count == writes.count
    }

    // MARK: The delegate's property

    /// The property of the delegate that has an object.
    private struct Holder {
        let property: LocatedDeclaration
        let isHidden: Bool
    }

    /// The places that make objects of a class.
    private func makings(of type: String) -> [(function: FlowFunction, event: FlowEvent)] {
        facts.flow.analysis.allFunctions.flatMap { function in
            facts.flow.trace(of: function).events.compactMap { event in
                guard case .call(let call) = event.kind, case .making(type, _) = call.target else {
                    return nil
                }
                return (function, event)
            }
        }
    }

    /// The property of the delegate that is given an object of a class of which the start makes one, and nothing else does.
    private func holder(ofOnly type: String) -> Holder? {
        let makings = makings(of: type)
        guard makings.count == 1, let (function, making) = makings.first, !making.runsLater,
            facts.timeline.isEarly(function), !facts.timeline.runsAgain(function)
        else { return nil }
        let found = facts.owner.members.flatMap(\.declaration.declaredNames).compactMap {
            name -> Holder? in
            guard let property = HoldingProperties(facts).property(name), isAlwaysSet(name) else {
                return nil
            }
            let seen = facts.flow.analysis.type(
                ofVariable: name, property, owner: facts.owner.name
            ).unwrapped.name
            if seen == type { return Holder(property: property, isHidden: false) }
            let isKind = seen.map(program.supertypes(of: type).contains) ?? false
            guard isKind, program.type(seen ?? "")?.kind == .protocol,
                facts.flow.analysis.assigned(to: name, of: facts.owner.name)?.type.unwrapped.name
                    == type
            else { return nil }
            return Holder(property: property, isHidden: true)
        }
        return found.count == 1 ? found[0] : nil
    }

    /// Whether every start gives a property of the delegate a value.
    private func isAlwaysSet(_ name: String) -> Bool {
        var start = CertainStart(facts)
        for function in facts.timeline.early where function.owner == facts.owner.name {
            for event in facts.flow.trace(of: function).events where !event.runsLater {
                guard case .write(let receiver, name, _, _) = event.kind,
                    receiver.type.name == facts.owner.name,
                    start.reaches(event.statement.lowerBound, in: function)
                else { continue }
                return true
            }
        }
        return false
    }

    /// The property of the delegate that has the only object of a class, and the function that makes that.
    private func holder(of type: String) -> (LocatedDeclaration, FlowFunction)? {
        let makings = makings(of: type)
        guard makings.count == 1, let (function, making) = makings.first,
            function.owner == facts.owner.name, !making.runsLater
        else { return nil }
        let trace = facts.flow.trace(of: function)
        let names = trace.events.compactMap { event -> String? in
            guard case .write(let receiver, let member, _, _) = event.kind,
                receiver.type.name == facts.owner.name, !event.runsLater,
                isGiven(making, by: event, in: function, trace)
            else { return nil }
            return member
        }
        guard names.count == 1 else { return nil }
        guard let holder = HoldingProperties(facts).property(names[0]) else { return nil }
        // The `App` sees of the object what the property's type says.
        let seen = facts.flow.analysis.type(
            ofVariable: names[0], holder, owner: facts.owner.name)
        return seen.unwrapped.name == type ? (holder, function) : nil
    }

    /// Whether an assignment gives what a call makes, or a constant with that.
    private func isGiven(
        _ making: FlowEvent, by assignment: FlowEvent, in function: FlowFunction,
        _ trace: FlowTrace
    ) -> Bool {
        let reader = ExpressionReader(function.file)
        guard case .assignment(_, _, let value) = reader.expression(in: assignment.range).kind
        else { return false }
        guard case .name(let local) = value.kind else { return value.range == making.range }
        let locals = trace.locals(named: local)
        return locals.count == 1
            && function.file.statements(of: function.body).contains { statement in
                guard case .declaration(let declaration) = statement.kind,
                    function.file.tokens.tokens[declaration.keyword].kind == .keyword(.let)
                else { return false }
                return declaration.bindings.contains {
                    $0.name == local && $0.initializer == making.range
                }
            }
    }

    // MARK: Initializers

    /// The initializers that a superclass has without the window, too; nil where that can't be told, or can't be.
    private func overriding() -> Set<FlowFunction.ID>? {
        var found: Set<FlowFunction.ID> = []
        for function in taken.functions
        where function.located.declaration.kind == .initializer {
            guard let owner = function.owner else { return nil }
            let gone = taken.parameters[function.id] ?? []
            let labels = function.parameters.indices.filter { !gone.contains($0) }.map {
                function.parameters[$0].label
            }
            switch superInitializer(labels, of: owner) {
            case .some(true): found.insert(function.id)
            case .some(false): break
            case nil: return nil
            }
        }
        return found
    }

    /// Whether the superclasses of a class have an initializer with some labels that it overrides; nil where that is not known.
    private func superInitializer(_ labels: [String?], of type: String) -> Bool? {
        for name in program.supertypes(of: type).dropFirst() {
            guard let nominal = program.type(name), nominal.isDeclared else {
                if name == "NSObject" || name == "UIResponder" { return labels.isEmpty }
                if Self.protocols.contains(name) || name.hasSuffix("Delegate") { continue }
                return nil
            }
            guard nominal.kind == .class else { continue }
            let initializers = nominal.members("init").map(\.located.declaration)
            let same = initializers.filter { $0.parameters.map(\.label) == labels }
            if let first = same.first {
                let isPlain = first.modifiers.allSatisfy { ["public", "open"].contains($0.name) }
                return same.count == 1 && isPlain && !first.isPrivate ? true : nil
            }
            if !initializers.isEmpty { return false }
        }
        let hasSuperclass = program.supertypes(of: type).dropFirst().contains {
            program.type($0)?.kind == .class && program.type($0)?.isDeclared == true
        }
        return hasSuperclass && labels.isEmpty
    }

    /// Protocols of Apple's without initializers.
    private static let protocols: Set<String> = [
        "AnyObject", "ObservableObject", "Sendable", "Hashable", "Equatable", "Identifiable",
        "NSObjectProtocol", "CustomStringConvertible",
    ]
}
