import SwiftOutline

/// Finds what code does, through all functions that it calls; what isn't known may do anything.
public final class EffectAnalysis {
    private let flow: FlowAnalysis
    private let semantics: any EffectSemantics
    private var memo = CycleMemo<Code, FlowEffects>()
    private var depth = 0

    /// What can be run as a whole.
    private enum Code: Hashable {
        case function(FlowFunction.ID)
        case closure(ClosureID)
    }

    /// Calls in calls deeper than this are not followed.
    private static var deepest: Int { 60 }

    /// Whether what a lazy or static variable starts with counts where it is read.
    private let countsFirstUses: Bool

    /// An analysis over the values of a program; `countsFirstUses` is false for code that has run before.
    public init(
        of flow: FlowAnalysis, by semantics: any EffectSemantics, countsFirstUses: Bool = true
    ) {
        self.flow = flow
        self.semantics = semantics
        self.countsFirstUses = countsFirstUses
    }

    private var program: Program { flow.program }

    /// What a function does when it is called.
    public func effects(of function: FlowFunction) -> FlowEffects {
        effects(of: .function(function.id)) {
            effects(of: flow.trace(of: function).events, in: function)
        }
    }

    private func effects(of code: Code, _ find: () -> FlowEffects) -> FlowEffects {
        switch memo.begin(code) {
        case .known(let effects): return effects
        // The call of itself adds nothing to what code does otherwise.
        case .inCycle: return .none
        case .begun: break
        }
        guard depth < Self.deepest else {
            memo.leave(code)
            return .unknown
        }
        depth += 1
        let result = find()
        depth -= 1
        memo.end(code, with: result)
        return result
    }

    /// What those events do that happen within tokens of a function.
    public func effects(
        within ranges: [TokenRange], of function: FlowFunction
    ) -> FlowEffects {
        var result = FlowEffects()
        for range in ranges {
            let events = flow.trace(of: function).events(within: range)
            // What runs later than the code around the range runs together with the range.
            result.add(
                effects(of: events, in: function) { event in
                    event.runsLater && event.closures.contains { range.contains($0.brace) }
                })
        }
        return result
    }

    /// What events of a function do; what runs later doesn't count but for being started.
    public func effects(
        of events: [FlowEvent], in function: FlowFunction,
        runsLater: (FlowEvent) -> Bool = { $0.runsLater }
    ) -> FlowEffects {
        let fresh = flow.trace(of: function).fresh
        return events.reduce(into: FlowEffects()) { result, event in
            guard !runsLater(event) else {
                result.startsLater = true
                return
            }
            result.add(effects(of: event, in: function, fresh))
        }
    }

    /// What an event does to its object as others see it, though the function may have made that itself.
    public func effectsOnOthers(of event: FlowEvent, in function: FlowFunction) -> FlowEffects {
        effects(of: event, in: function, FreshLocals(in: function, events: []))
    }

    /// What each event of a function does, in the order of its trace, those that run later included.
    public func effectsOfEach(of function: FlowFunction) -> [FlowEffects] {
        let trace = flow.trace(of: function)
        return trace.events.map { effects(of: $0, in: function, trace.fresh) }
    }

    private func effects(
        of event: FlowEvent, in function: FlowFunction, _ fresh: FreshLocals
    ) -> FlowEffects {
        switch event.kind {
        case .read(let receiver, let member, let token, _):
            let isOfPart =
                semantics.isPart(member) && isFresh(token, fresh, onlyForeign: true)
            if isOfPart { return .none }
            var result = reading(member, of: receiver)
            if receiver.type == .unknown, token == event.range.lowerBound {
                // A variable of C's, as well.
                result.reads.insert(.global(member))
            }
            return result
        case .write(let receiver, let member, let token, _):
            if isFresh(token, fresh) || isOwnInInitializer(receiver, function)
                || isInherited(member, token, receiver, event)
            {
                return .none
            }
            return writing(member, of: receiver)
        case .element(let value, _, let isWritten): return element(of: value, isWritten)
        case .global(let name, let isWritten, _): return global(name, isWritten)
        case .change(let receiver?, let member, let token, _):
            if isFresh(token, fresh) || isOwnInInitializer(receiver, function)
                || isInherited(member, token, receiver, event)
            {
                return .none
            }
            return changing(member, of: receiver)
        case .change(nil, let name, _, _): return FlowEffects(writes: [.global(name)])
        case .call(let call):
            return calling(
                call,
                isOnFresh: isFresh(
                    call.token, fresh, onlyForeign: semantics.callsOverrides(call.name)))
        case .opaque: return .unknown
        // Nothing that could be seen from elsewhere: they say what values are and where they go. What a key path is used for
        // is an event of its own.
        case .local, .cast, .comparison, .unwrap, .result, .escape, .keyPath: return .none
        }
    }

    private func isFresh(
        _ token: Int, _ fresh: FreshLocals, onlyForeign: Bool = false
    ) -> Bool {
        fresh.isFresh(
            receiverOf: token, onlyForeign: onlyForeign,
            isOwn: { self.semantics.effects(ofMaking: $0) != nil }, isPart: semantics.isPart)
    }

    /// What another module computes where an element is read is not known, but hardly changes anything.
    private func element(of value: FlowValue, _ isWritten: Bool) -> FlowEffects {
        if let known = semantics.effects(ofElementOf: value.type, isWritten: isWritten) {
            return known
        }
        if isWritten { return .unknown }
        if value.type == .unknown { return FlowEffects(readsAnything: true) }
        return FlowEffects(reads: [.outside("\(value.type)[]")])
    }

    /// An object that is being made is nobody else's yet.
    private func isOwnInInitializer(
        _ receiver: FlowValue, _ function: FlowFunction
    ) -> Bool {
        let isMaking =
            function.located.declaration.kind == .initializer || function.id.part == .initialValue
        return isMaking && function.owner != nil && receiver.type.name == function.owner
    }

    /// Whether an object sets what it inherits from another module's class by the name alone, as `title = "Notes"`: that is its own.
    private func isInherited(
        _ member: String, _ token: Int, _ receiver: FlowValue, _ event: FlowEvent
    ) -> Bool {
        token == event.range.lowerBound && self.member(member, of: receiver.type) == nil
    }

    // MARK: Variables

    private func member(_ name: String, of type: FlowType) -> (ProgramMember, String)? {
        let owners = type.metatype.map { [$0] } ?? type.names
        guard let member = owners.compactMap({ program.members(name, of: $0).first }).first
        else { return nil }
        return (member, member.owner)
    }

    private func reading(_ name: String, of receiver: FlowValue) -> FlowEffects {
        guard let (member, owner) = member(name, of: receiver.type) else {
            if isDynamic(receiver.type) { return .none }
            return semantics.effects(ofReading: name, of: receiver.type)
                ?? FlowEffects(reads: [.outside("\(receiver.type).\(name)")])
        }
        var result = FlowEffects()
        let declaration = member.located.declaration
        if countsFirstUses, declaration.isLazy || declaration.isStatic,
            let value = FlowFunction(initialValueOf: name, in: member.located, owner: owner)
        {
            result.add(effects(of: value))
        }
        for member in dispatched(member, name) where isVariable(member.located) {
            result.reads.insert(.member(name, of: member.owner))
        }
        return result
    }

    /// Whether members of a type may be dynamic: the call of its subscript tells what they do.
    private func isDynamic(_ type: FlowType) -> Bool {
        var owner = type.name
        if case .metatype(let name) = type { owner = name }
        let subscripts = owner.map { program.members("subscript", of: $0) } ?? []
        return subscripts.contains {
            $0.located.declaration.parameters.first?.label == "dynamicMember"
        }
    }

    /// What a member of a protocol may be in the types that conform to it.
    private func dispatched(_ member: ProgramMember, _ name: String) -> [ProgramMember] {
        guard program.type(member.owner)?.kind == .protocol else { return [member] }
        return program.implementations(name, of: member.owner)
    }

    private func writing(_ name: String, of receiver: FlowValue) -> FlowEffects {
        guard let (member, _) = member(name, of: receiver.type) else {
            if isDynamic(receiver.type) { return .none }
            return semantics.effects(ofWriting: name, of: receiver.type) ?? .unknown
        }
        return FlowEffects(
            writes: Set(dispatched(member, name).map { .member(name, of: $0.owner) }))
    }

    /// What a constant holds may be an object, and is the same one always.
    private func changing(_ name: String, of receiver: FlowValue) -> FlowEffects {
        guard let (member, _) = member(name, of: receiver.type) else {
            return semantics.effects(ofWriting: name, of: receiver.type) ?? .unknown
        }
        let variables = dispatched(member, name).filter { isVariable($0.located) }
        return FlowEffects(writes: Set(variables.map { .member(name, of: $0.owner) }))
    }

    private func global(_ name: String, _ isWritten: Bool) -> FlowEffects {
        guard let located = program.globals(named: name).first else {
            return isWritten ? FlowEffects(writes: [.global(name)], isUnknown: true) : .unknown
        }
        if isWritten { return FlowEffects(writes: [.global(name)]) }
        var result = FlowEffects()
        if countsFirstUses,
            let value = FlowFunction(initialValueOf: name, in: located, owner: nil)
        {
            result.add(effects(of: value))
        }
        if isVariable(located) { result.reads.insert(.global(name)) }
        return result
    }

    /// Whether a property can change behind its first value.
    private func isVariable(_ property: LocatedDeclaration) -> Bool {
        let keyword = property.file.outline.tokens.tokens[property.declaration.keyword].kind
        return property.declaration.kind == .variable && keyword != .keyword(.let)
    }

    // MARK: Calls

    private func calling(
        _ call: FlowCall, isOnFresh: Bool
    ) -> FlowEffects {
        var result = FlowEffects()
        if call.arguments.contains(where: { !$0.value.closures.isEmpty }) {
            // A function of another module may keep it; the code in it counts by itself where it is run at once.
            switch call.target {
            case .functions, .elementwise: break
            default: if !isKnown(call) { result.startsLater = true }
            }
        }
        switch call.target {
        case .functions(let functions):
            for function in functions { result.add(effects(of: function)) }
        case .making(let type, let initializers):
            result.add(making(type, initializers, by: call))
        case .makingForeign(let type):
            result.makesObjects = true
            let labels = call.arguments.map(\.label)
            result.add(semantics.effects(ofMaking: type, with: labels) ?? .unknown)
        case .foreign where call.name == "init":
            // `super.init()`
            result.add(call.receiver?.type.name.map(superclass) ?? .unknown)
        case .foreign:
            if isOnFresh { break }
            result.add(
                semantics.effects(ofCalling: call.name, on: call.receiver?.type) ?? .unknown)
        // What a closure does that runs at once is among the events.
        case .elementwise: break
        case .closures(let closures):
            for closure in closures.sorted() { result.add(effects(of: closure)) }
        case .unknown: result.isUnknown = true
        }
        return result
    }

    /// What a closure does that was kept until it is called; one that ran where it is written is among the events there.
    private func effects(of closure: ClosureID) -> FlowEffects {
        guard let function = flow.function(around: closure) else { return .unknown }
        return effects(of: .closure(closure)) {
            let events = flow.trace(of: function).events(ofLater: closure)
            return effects(of: events, in: function) { _ in false }
        }
    }

    private func isKnown(_ call: FlowCall) -> Bool {
        semantics.effects(ofCalling: call.name, on: call.receiver?.type)?.startsLater == false
    }

    private func making(
        _ type: String, _ initializers: [FlowFunction], by call: FlowCall
    ) -> FlowEffects {
        guard let nominal = program.type(type) else { return .unknown }
        var result = FlowEffects()
        result.makesObjects = nominal.kind == .class || nominal.kind == .actor
        result.add(stored(of: type, except: call.members(givenTo: nominal)))
        for initializer in initializers { result.add(effects(of: initializer)) }
        return result
    }

    /// What the initial values of a type and of the classes that it inherits from do, but for members that it is given.
    private func stored(of type: String, except given: Set<String>) -> FlowEffects {
        var result = FlowEffects()
        for owner in program.supertypes(of: type) {
            guard let nominal = program.type(owner), nominal.isDeclared else {
                result.add(semantics.effects(ofMaking: owner) ?? .none)
                continue
            }
            for member in nominal.allMembers where isMadeWithObject(member.located.declaration) {
                result.add(wrapper(of: member.located.declaration))
                for value in FlowFunction.all(of: member)
                where value.id.part == .initialValue && !given.contains(value.id.property) {
                    result.add(effects(of: value))
                }
            }
        }
        return result
    }

    /// What the making of the wrapper does that a property is kept in.
    private func wrapper(of property: Declaration) -> FlowEffects {
        var result = FlowEffects()
        for attribute in property.attributes where program.type(attribute.name)?.isDeclared == true
        {
            let initializers = program.members("init", of: attribute.name)
            for function in initializers.compactMap(\.function) {
                result.add(effects(of: function))
            }
        }
        return result
    }

    /// What the initializer of a class does that another one calls.
    private func superclass(_ type: String) -> FlowEffects {
        var result = FlowEffects()
        for owner in program.supertypes(of: type).dropFirst() {
            let own = program.type(owner)?.members("init") ?? []
            for function in own.compactMap({ FlowFunction($0.located, owner: owner) }) {
                result.add(effects(of: function))
            }
        }
        return result
    }

    private func isMadeWithObject(_ declaration: Declaration) -> Bool {
        declaration.kind == .variable && !declaration.isStatic && !declaration.isLazy
            && !declaration.attributes.contains { semantics.isLazy(wrapper: $0.name) }
    }
}
