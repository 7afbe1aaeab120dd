import SwiftOutline

extension FlowEvaluator {
    /// Notes what a call does to the variable that its receiver is kept in: a value is changed there, an object is not.
    mutating func noteChange(of base: Expression, _ receiver: Value, byCalling name: String) {
        guard mayChange(receiver, byCalling: name) else { return }
        noteChange(of: base, by: .call)
    }

    /// Notes that the variables in which the value of an expression is kept get another value, or a changed one.
    mutating func noteChange(of place: Expression, by cause: ChangeCause) {
        switch place.kind {
        case .optionalChain(let inner), .force(let inner): noteChange(of: inner, by: cause)
        case .tuple(let elements):
            for element in elements { noteChange(of: element.value, by: cause) }
        case .subscripted(let base, _):
            let value = quietly { $0.value(base) }
            if mayBeValue(value.type) { noteChange(of: base, by: cause) }
        case .name(let name): noteChange(ofName: name, place.range, by: cause)
        case .member(let base, let name, let token):
            let receiver = quietly { $0.value(base) }
            note(.change(receiver, member: name, token: token, cause: cause), place.range)
            callObservers(of: name, token, receiver, place.range)
            if mayBeValue(receiver.type) { noteChange(of: base, by: cause) }
        default: break
        }
    }

    private mutating func noteChange(
        ofName name: String, _ range: TokenRange, by cause: ChangeCause
    ) {
        guard environment[name] == nil else { return }
        if let type = frame.selfType, let member = program.members(name, of: type).first {
            let isStatic = member.located.declaration.isStatic
            let receiver = isStatic ? Value(.metatype(type)) : selfValue
            note(.change(receiver, member: name, token: range.lowerBound, cause: cause), range)
            callObservers(of: name, range.lowerBound, receiver, range)
        } else if let global = program.globals(named: name).first,
            global.declaration.kind == .variable
        {
            note(.change(nil, member: name, token: range.lowerBound, cause: cause), range)
            call(
                FlowFunction.accessors(of: name, in: global, owner: nil), name, range.lowerBound,
                value: .unknown, written: range, range)
        } else if semantics.isGlobal(name) {
            note(.change(nil, member: name, token: range.lowerBound, cause: cause), range)
        } else if mayInherit(name) {
            note(.change(selfValue, member: name, token: range.lowerBound, cause: cause), range)
        }
    }

    /// What watches or sets a variable runs when its value is changed in place, too.
    private mutating func callObservers(
        of name: String, _ token: Int, _ receiver: Value, _ range: TokenRange
    ) {
        let owner = receiver.type.name ?? receiver.type.metatype
        guard let member = owner.flatMap({ program.members(name, of: $0).first }) else { return }
        call(
            settersOf: name, member, token, receiver, value: .unknown, written: range, range)
    }

    // MARK: Values and objects

    private func mayChange(_ receiver: Value, byCalling name: String) -> Bool {
        guard mayBeValue(receiver.type) else { return false }
        let own = owners(of: receiver.type).flatMap { program.members(name, of: $0) }
            .filter { $0.located.declaration.kind == .function }
        guard own.isEmpty else { return own.contains { $0.located.declaration.isMutating } }
        if StandardMethods.reading.contains(name) { return false }
        return receiver.type.name.map { !semantics.keepsValue(of: $0, calling: name) } ?? true
    }

    /// Whether something of a type may be a value, which is changed where it is kept.
    func mayBeValue(_ type: FlowType) -> Bool {
        switch type.unwrapped {
        case .metatype, .function, .tuple: return false
        case .composition(let parts): return parts.allSatisfy(mayBeValue)
        case .collection, .unknown, .optional: return true
        case .named(let name, _):
            switch program.type(name)?.kind {
            case .class, .actor: return false
            case .struct, .enum: return true
            case .protocol: return !isOfObjects(name)
            default: return !semantics.keepsValue(of: name, calling: nil)
            }
        }
    }

    private func isOfObjects(_ name: String) -> Bool {
        let ancestry = program.supertypes(of: name)
        return ancestry.contains { $0 == "AnyObject" || $0 == "class" }
            || ancestry.dropFirst().contains { semantics.keepsValue(of: $0, calling: nil) }
    }

    /// The types in whose extensions a method may be declared.
    private func owners(of type: FlowType) -> [String] {
        if case .collection = type.unwrapped { return StandardMethods.collections }
        return type.name.map { [$0] } ?? []
    }
}

/// What changes the value of a variable without assigning to it.
public enum ChangeCause: Hashable, Sendable {
    /// A method of the value, as far as is known.
    case call
    /// An assignment to a part of it, or an inout argument.
    case part
}

/// Methods of the standard library and of Foundation's values.
enum StandardMethods {
    /// Those that leave the value as it is, whatever type has them.
    static let reading: Set<String> = [
        "map", "flatMap", "compactMap", "forEach", "filter", "first", "last", "contains",
        "allSatisfy", "sorted", "max", "min", "firstIndex", "lastIndex", "prefix", "suffix",
        "drop", "dropFirst", "dropLast", "reduce", "joined", "reversed", "shuffled",
        "enumerated", "split", "hasPrefix", "hasSuffix", "lowercased", "uppercased",
        "capitalized", "trimmingCharacters", "components", "replacingOccurrences", "padding",
        "appending", "union", "intersection", "subtracting", "symmetricDifference", "isSubset",
        "isSuperset", "isDisjoint", "elementsEqual", "starts", "distance", "index",
        "makeIterator", "randomElement", "merging", "mapValues", "compactMapValues",
        "addingTimeInterval", "timeIntervalSince", "compare", "isEqual", "advanced", "formatted",
        "appendingPathComponent", "appendingPathExtension", "deletingLastPathComponent",
        "deletingPathExtension", "range", "rounded", "isMultiple", "data", "encode", "hash",
    ]

    /// Types and protocols of collections.
    static let collections = [
        "Array", "Set", "Dictionary", "Sequence", "Collection", "BidirectionalCollection",
        "MutableCollection", "RandomAccessCollection", "RangeReplaceableCollection",
    ]
}
