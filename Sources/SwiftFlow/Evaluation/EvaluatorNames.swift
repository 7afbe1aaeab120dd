import SwiftOutline

extension FlowEvaluator {
    /// What a name stands for: a local, a member of `self`, a type, or a variable at the top level.
    mutating func value(ofName name: String, _ range: TokenRange) -> Value {
        if let local = environment[name] { return local }
        if name == "Self", let type = frame.selfType { return Value(.metatype(type)) }
        if let type = frame.selfType, !program.members(name, of: type).isEmpty {
            let member = program.members(name, of: type)
            let isStatic = member.allSatisfy { $0.located.declaration.isStatic }
            let receiver = isStatic ? Value(.metatype(type)) : selfValue
            return self.member(name, range.lowerBound, of: receiver, range)
        }
        if let type = program.type(name), type.isDeclared { return Value(.metatype(name)) }
        if let global = program.globals(named: name).first {
            guard global.declaration.kind == .variable else { return .unknown }
            return value(ofGlobal: name, global, range)
        }
        if let type = frame.selfType {
            var receiver = selfValue
            receiver.tags.formUnion(semantics.value(ofSelf: type))
            let inherited = semantics.member(name, of: receiver)
            if let inherited, !frame.isStatic {
                note(
                    .read(selfValue, member: name, token: range.lowerBound, result: inherited),
                    range)
                return inherited
            }
        }
        if name.first?.isUppercase == true {
            // A variable of C's may begin so as well; a type has something behind it.
            if !isSpelledAsType(range) {
                note(
                    .read(.unknown, member: name, token: range.lowerBound, result: .unknown), range)
            }
            return Value(.metatype(name))
        }
        let owner = frame.isStatic ? frame.selfType.map { Value(.metatype($0)) } : selfValue
        if let owner, let found = projection(name, range.lowerBound, of: owner, range) {
            return found
        }
        return unresolved(name, range)
    }

    /// Whether an expression that is a name alone has behind it, or around it, what stands with types: `Store.shared`, `Store()`, `[Store]()`.
    private func isSpelledAsType(_ range: TokenRange) -> Bool {
        guard file.tokens.tokens.indices.contains(range.upperBound) else { return false }
        switch file.tokens.tokens[range.upperBound].kind {
        case .period, .leftParen, .leftBrace, .leftSquare, .rightSquare, .colon,
            .postfixQuestionMark, .exclamationMark:
            return true
        default: return file.tokens.spells(range.upperBound, "<")
        }
    }

    /// A variable at the top level, which its getter gives where it has one.
    private mutating func value(
        ofGlobal name: String, _ global: LocatedDeclaration, _ range: TokenRange
    ) -> Value {
        let stored = analysis.value(ofGlobal: name, global)
        let getters = FlowFunction.accessors(of: name, in: global, owner: nil).filter {
            $0.id.part == .getter
        }
        guard !getters.isEmpty else {
            note(.global(name, isWritten: false, value: stored), range)
            return stored
        }
        return value(givenBy: getters, name, range.lowerBound, stored: stored, of: nil, range)
    }

    /// A name that is a member of something which is not known: by its name alone it may matter all the same.
    private mutating func unresolved(_ name: String, _ range: TokenRange) -> Value {
        if let member = program.membersOfForeignTypes(name).first {
            return programMember(member, name, range.lowerBound, of: selfValue, range)
        }
        guard let found = semantics.member(name, of: .unknown) else {
            // Something of another module, or a member that is inherited from one.
            if name.first?.isLetter == true {
                note(
                    .read(.unknown, member: name, token: range.lowerBound, result: .unknown), range)
            }
            return .unknown
        }
        note(.read(.unknown, member: name, token: range.lowerBound, result: found), range)
        return found
    }

    /// A member of a value or type.
    mutating func member(
        _ name: String, _ token: Int, of receiver: Value, _ range: TokenRange
    ) -> Value {
        if case .metatype(let type) = receiver.type {
            return staticMember(name, token, of: type, receiver, range)
        }
        let members =
            owner(of: name, in: receiver.type).map { program.members(name, of: $0) }
            ?? members(ofCollection: receiver.type, name)
        let isProperty = members.contains { $0.located.declaration.kind == .variable }
        // A method of the program beside a property of the same name, as `first(named:)`, is not what is read.
        guard let member = members.first, isProperty || ofLibrary(name, receiver) == nil else {
            if let found = tupleMember(name, of: receiver) { return found }
            if let found = projection(name, token, of: receiver, range) { return found }
            if name == "objectWillChange" { notePublished(of: receiver, token, range) }
            if let found = dynamicMember(name, token, of: receiver, range) { return found }
            let result = ofLibrary(name, receiver) ?? .unknown
            note(.read(receiver, member: name, token: token, result: result), range)
            return result
        }
        return programMember(member, name, token, of: receiver, range)
    }

    /// A property of the standard library or of Apple's frameworks; nil for one that is not known.
    private func ofLibrary(_ name: String, _ receiver: Value) -> Value? {
        collectionMember(name, of: receiver) ?? semantics.member(name, of: receiver)
    }

    /// `$name`: what the wrapper of a property gives beside its value; nil for any other name.
    private mutating func projection(
        _ name: String, _ token: Int, of receiver: Value, _ range: TokenRange
    ) -> Value? {
        let property = String(name.dropFirst())
        let owner = receiver.type.name ?? receiver.type.metatype
        guard name.hasPrefix("$"), let owner,
            let member = program.members(property, of: owner).first
        else { return nil }
        // Who has it hears of each new value.
        note(.read(receiver, member: property, token: token, result: .unknown), range)
        let wrappers = member.located.declaration.attributes.map(\.name)
        for wrapper in wrappers where program.type(wrapper)?.isDeclared == true {
            // What is called there may set the value, as `$count.reset()`.
            if file.tokens.spells(token + 1, ".") {
                note(.change(receiver, member: property, token: token, cause: .call), range)
            }
            return self.member("projectedValue", token, of: Value(.plain(wrapper)), range)
        }
        return .unknown
    }

    /// Notes the properties that an object publishes, each of which its publisher tells of.
    private mutating func notePublished(of receiver: Value, _ token: Int, _ range: TokenRange) {
        for member in receiver.type.name.flatMap(program.type)?.allMembers ?? []
        where member.located.declaration.attribute("Published") != nil {
            for name in member.names {
                note(.read(receiver, member: name, token: token, result: .unknown), range)
            }
        }
    }

    /// A member that the program declares, of a value or a type.
    mutating func programMember(
        _ member: ProgramMember, _ name: String, _ token: Int, of receiver: Value,
        _ range: TokenRange
    ) -> Value {
        guard member.located.declaration.kind == .variable else {
            // A method that is not called here.
            return .unknown
        }
        let accessors = implementations(of: name, member).flatMap {
            FlowFunction.accessors(of: name, in: $0.located, owner: $0.owner)
        }
        noteWrapper(of: member, token, isWritten: false, range)
        let getters = accessors.filter { $0.id.part == .getter }
        var stored = analysis.value(ofStored: name, member)
        let type = specialized(stored.type, of: member, in: receiver.type)
        if type != stored.type { stored.type = type }
        guard !getters.isEmpty else {
            note(.read(receiver, member: name, token: token, result: stored), range)
            return stored
        }
        return value(givenBy: getters, name, token, stored: stored, of: receiver, range)
    }

    /// What getters give for a variable of which the type is known, and what may be assigned to it.
    private mutating func value(
        givenBy getters: [FlowFunction], _ name: String, _ token: Int, stored: Value,
        of receiver: Value?, _ range: TokenRange
    ) -> Value {
        if let receiver, !receiver.tags.isEmpty {
            for getter in getters {
                analysis.tables.pass(receiver, as: Self.receiverIndex, to: getter.id)
            }
        }
        analysis.noteCall(of: getters, with: [receiver].compactMap { $0 })
        var result = getters.compactMap { analysis.tables.result(of: $0.id) }
            .reduce(Value(stored.type)) { $0.joined($1.retyped(stored.type)) }
        result.tags.formUnion(stored.tags)
        note(
            .call(
                FlowCall(
                    target: .functions(getters), receiver: receiver, name: name, token: token,
                    arguments: [], result: result)), range)
        noteBuilders(of: getters, [], range)
        return result
    }

    private mutating func staticMember(
        _ name: String, _ token: Int, of type: String, _ receiver: Value, _ range: TokenRange
    ) -> Value {
        if name == "self" { return receiver }
        let bound = bound(type)
        let receiver = bound == type ? receiver : receiver.retyped(.metatype(bound))
        if let member = program.members(name, of: bound).first {
            switch member.located.declaration.kind {
            case .enumCase: return Value(.plain(type))
            case .variable: return programMember(member, name, token, of: receiver, range)
            case .class, .struct, .enum, .actor: return Value(.metatype(name))
            default: return .unknown
            }
        }
        if name.first?.isUppercase == true {
            return Value(.metatype(name))
        }
        // What the compiler writes for an enumeration that conforms to `CaseIterable`.
        if name == "allCases", program.type(bound)?.kind == .enum {
            return Value(.collection(.plain(bound)))
        }
        if let found = projection(name, token, of: receiver, range) { return found }
        var result = semantics.member(name, of: receiver) ?? .unknown
        if result.type == .unknown, SharedInstance.isName(name, of: type) {
            result.type = .plain(type)
        }
        note(.read(receiver, member: name, token: token, result: result), range)
        return result
    }

    /// What the program adds to collections of the standard library; nothing to what is none.
    func members(ofCollection type: FlowType, _ name: String) -> [ProgramMember] {
        guard type.element != nil else { return [] }
        return StandardConformances.collections.lazy.map { self.program.members(name, of: $0) }
            .first { !$0.isEmpty } ?? []
    }

    /// What collections of the standard library have.
    private func collectionMember(_ name: String, of receiver: Value) -> Value? {
        if name == "self" { return receiver }
        let type = program.resolvingAlias(receiver.type)
        guard let found = StandardElements.type(ofMember: name, of: type) else { return nil }
        // A number is none of the elements.
        return Value(found, tags: Self.counts.contains(name) ? [] : receiver.tags)
    }

    private static let counts: Set<String> = ["isEmpty", "count", "indices"]
}

extension FlowAnalysis {
    /// The type that a variable is declared with.
    func writtenType(of name: String, in located: LocatedDeclaration) -> FlowType? {
        let binding = located.declaration.bindings.first { $0.name == name }
        return binding?.type.map { TypeReader.type(in: $0, of: located.file.outline) }
    }

    /// The name under which what is assigned to a member is kept.
    func key(of function: FlowFunction) -> String { key(function.id.property, function.owner) }

    /// The name under which what is assigned to a member of a type, or to a variable at the top level, is kept.
    func key(_ name: String, _ owner: String?) -> String {
        owner.map { "\($0).\(name)" } ?? name
    }

    /// A stored member of the program: its type, and what may be assigned to it.
    func value(ofStored name: String, _ member: ProgramMember) -> FlowValue {
        var value = tables.member(key(name, member.owner)) ?? .unknown
        value.type = type(of: name, member.located, owner: member.owner)
        let known = semantics.value(ofStored: name, of: member.owner)
        value.tags.formUnion(known)
        return known.isEmpty ? value : value.orAbsent(false)
    }

    /// A variable at the top level.
    func value(ofGlobal name: String, _ global: LocatedDeclaration) -> FlowValue {
        var value = tables.member(name) ?? .unknown
        value.type = type(of: name, global, owner: nil)
        return value
    }

    /// The type of a variable: the written one, or that of its initial value.
    func type(of name: String, _ located: LocatedDeclaration, owner: String?) -> FlowType {
        if let written = writtenType(of: name, in: located) { return written }
        let key = self.key(name, owner)
        if let known = inferred[key] { return known }
        guard let function = FlowFunction(initialValueOf: name, in: located, owner: owner),
            inferring.insert(key).inserted
        else { return .unknown }
        defer { inferring.remove(key) }
        // Each lies in the one before on the stack of the thread.
        if inferring.count > Self.deepestInference { spend(Self.mostWork) }
        guard canGoOn else { return .unknown }
        var evaluator = FlowEvaluator(self, frame: FlowFrame(of: function), notes: nil)
        let expression = ExpressionReader(function.file).expression(in: function.body)
        let type = evaluator.value(expression).type
        inferred[key] = type
        return type
    }
}
