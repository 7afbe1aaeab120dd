import SwiftOutline

/// What the language and the standard library call of a type by way of their protocols, without a call being written.
extension FlowEvaluator {
    // MARK: Values that are given away

    /// Notes what a function of another module may run of the values that it is given, or called on: it orders, compares, hashes,
    /// encodes and describes them by the protocols that both know.
    mutating func noteWitnesses(
        of arguments: [FlowCallArgument], _ receiver: Value?, _ range: TokenRange
    ) {
        noteWitnesses(of: arguments.map(\.value) + [receiver].compactMap { $0 }, range)
    }

    /// Notes what something that is not of the program may run of values.
    mutating func noteWitnesses(of values: [Value], _ range: TokenRange) {
        var names: Set<String> = []
        for value in values { collect(value.type, into: &names, depth: 0) }
        // Only who has a type makes values of it.
        let hasType = values.contains { $0.type.metatype != nil }
        let functions = names.sorted().flatMap(witnesses).filter {
            hasType || $0.located.declaration.kind != .initializer
        }
        noteImplicit(functions, on: values.first, with: values, range)
    }

    /// The program's types that a value of a type holds, as far as a function can reach them by their protocols.
    private func collect(_ type: FlowType, into names: inout Set<String>, depth: Int) {
        guard depth < 4 else { return }
        switch type {
        case .named(let name, let arguments):
            if program.type(name)?.isDeclared == true { names.insert(name) }
            for argument in arguments { collect(argument, into: &names, depth: depth + 1) }
        case .metatype(let name):
            if program.type(name)?.isDeclared == true { names.insert(name) }
        case .optional(let inner), .collection(let inner):
            collect(inner, into: &names, depth: depth + 1)
        case .tuple(let parts):
            for part in parts { collect(part.type, into: &names, depth: depth + 1) }
        case .composition(let parts):
            for part in parts { collect(part, into: &names, depth: depth + 1) }
        case .function, .unknown: break
        }
    }

    private func witnesses(of type: String) -> [FlowFunction] {
        if let known = analysis.witnesses[type] { return known }
        let conformances = program.supertypes(of: type)
        let names = Set(conformances.flatMap { StandardProtocols.requirements[$0] ?? [] })
        var functions = names.sorted().flatMap { program.members($0, of: type) }.filter {
            isWitness($0.located.declaration)
        }.flatMap(FlowFunction.all).filter { $0.id.part == .body || $0.id.part == .getter }
        analysis.witnesses[type] = functions
        // What the compiler writes asks the stored members for the same.
        if !Set(conformances).isDisjoint(with: StandardProtocols.derived) {
            functions += membersOfParts(of: type)
            analysis.witnesses[type] = functions
        }
        return functions
    }

    /// Of initializers only the one of `Decodable` is called for a value that is given away.
    private func isWitness(_ declaration: Declaration) -> Bool {
        switch declaration.kind {
        case .enumCase: false
        case .initializer: declaration.parameters.first?.label == "from"
        default: true
        }
    }

    private func membersOfParts(of type: String) -> [FlowFunction] {
        var names: Set<String> = []
        for member in program.type(type)?.allMembers ?? [] {
            let declaration = member.located.declaration
            guard declaration.kind == .variable, !declaration.isStatic else { continue }
            for binding in declaration.bindings where binding.accessors == nil {
                collect(
                    analysis.type(of: binding.name, member.located, owner: member.owner),
                    into: &names, depth: 0)
            }
        }
        return names.sorted().flatMap(witnesses)
    }

    /// Notes functions that nobody names.
    private mutating func noteImplicit(
        _ functions: [FlowFunction], on receiver: Value?, with values: [Value],
        _ range: TokenRange
    ) {
        guard !functions.isEmpty else { return }
        analysis.noteCall(of: functions, with: values)
        note(
            .call(
                FlowCall(
                    target: .functions(functions), receiver: receiver,
                    name: functions[0].located.declaration.name, token: range.lowerBound,
                    arguments: [], result: .unknown)), range)
    }

    // MARK: Literals

    /// Notes the initializer by which a literal becomes a value of a program's type, and gives that; nil where it is none.
    mutating func made(
        ofLiteral labels: Set<String>, expecting type: FlowType?, _ range: TokenRange
    ) -> Value? {
        guard let type, let name = type.name, program.type(name)?.isDeclared == true else {
            return nil
        }
        let functions = program.members("init", of: name).compactMap(\.function).filter {
            $0.parameters.first?.label.map(labels.contains) ?? false
        }
        guard !functions.isEmpty else { return nil }
        let value = Value(.plain(name))
        noteImplicit(functions, on: nil, with: [value], range)
        return value
    }

    /// The labels of the initializers that a literal may be made by.
    func labels(ofLiteral range: TokenRange) -> Set<String> {
        switch file.tokens.tokens[range.lowerBound].kind {
        case .integerLiteral: ["integerLiteral", "floatLiteral"]
        case .floatLiteral: ["floatLiteral"]
        case .keyword(.true), .keyword(.false): ["booleanLiteral"]
        case .keyword(.nil): ["nilLiteral"]
        case .stringQuote, .multilineStringQuote, .rawStringDelimiter:
            [
                "stringLiteral", "stringInterpolation", "extendedGraphemeClusterLiteral",
                "unicodeScalarLiteral",
            ]
        default: []
        }
    }

    // MARK: Patterns

    /// Notes the program's `~=` and `==` by which a pattern is compared with a value.
    mutating func noteMatching(_ pattern: Expression, _ expression: Expression?) {
        let global = program.globals(named: "~=").compactMap { FlowFunction($0, owner: nil) }
        if global.isEmpty, case .literal = pattern.kind { return }
        let subject = expression.map { given in quietly { $0.value(given) } } ?? .unknown
        let value = quietly { $0.value(pattern) }
        var isCase = false
        if case .implicitMember(let name) = pattern.kind, let owner = subject.type.name {
            isCase = program.members(name, of: owner).contains {
                $0.located.declaration.kind == .enumCase
            }
        }
        guard !isCase else { return }
        let owners = Set([value.type.name, subject.type.name].compactMap { $0 }).sorted()
        let own = owners.flatMap { program.members("~=", of: $0) + program.members("==", of: $0) }
            .compactMap(\.function)
        let functions = (own + global).filter {
            $0.parameters.count == 2 && takes(value, $0, 0) && takes(subject, $0, 1)
        }
        noteImplicit(functions, on: nil, with: [value, subject], pattern.range)
    }

    /// Whether a function may take a value, as far as names of types tell.
    private func takes(_ value: Value, _ function: FlowFunction, _ index: Int) -> Bool {
        let type = TypeReader.type(in: function.parameters[index].type, of: function.file)
        guard let wanted = type.name, let given = value.type.name, wanted != "Self" else {
            return true
        }
        let isGeneric =
            GenericParameters(of: function.located)[wanted] != nil
            || program.type(wanted)?.kind == .protocol
        return isGeneric || wanted == given
    }

    // MARK: Builders

    /// Notes what the builders run that the closures of a call, or the functions, are marked with.
    mutating func noteBuilders(
        of functions: [FlowFunction], _ arguments: [FlowArgument], _ range: TokenRange
    ) {
        var names: Set<String> = []
        for function in functions {
            names.formUnion(function.located.declaration.attributes.map(\.name))
            for index in arguments.indices {
                guard let taken = function.parameter(of: index, among: arguments) else { continue }
                let parameter = function.parameters[taken]
                let tokens = function.file.tokens.tokens
                for token in parameter.range
                where tokens[token].kind == .atSign && token + 1 < parameter.range.upperBound {
                    names.insert(function.file.name(at: token + 1))
                }
            }
        }
        noteBuilders(named: names, range)
    }

    /// Notes what the builders do that memberwise initializers are given closures for.
    mutating func noteBuilders(ofMembersOf type: String, _ range: TokenRange) {
        let members = program.type(type)?.allMembers ?? []
        noteBuilders(
            named: Set(members.flatMap { $0.located.declaration.attributes.map(\.name) }), range)
    }

    private mutating func noteBuilders(named names: Set<String>, _ range: TokenRange) {
        let builders = names.sorted().compactMap(program.type).filter { type in
            type.declarations.contains { $0.declaration.attribute("resultBuilder") != nil }
        }
        let building = builders.flatMap(\.allMembers).filter {
            $0.located.declaration.name.hasPrefix("build")
        }.compactMap(\.function)
        noteImplicit(building, on: nil, with: [], range)
    }
}

/// The protocols of the standard library and of Foundation, and of `NSObject`, with what their functions may call of a value.
///
/// Source: their documentation, “Required” and what a type may implement in place of a default.
enum StandardProtocols {
    /// The names of the members, by protocol or class.
    static let requirements: [String: [String]] = [
        "Equatable": ["==", "!="], "Hashable": equating + ["hash", "hashValue"],
        "Comparable": equating + ["<", "<=", ">", ">="],
        "Identifiable": ["id"], "Encodable": ["encode"], "Decodable": ["init"],
        "Codable": ["encode", "init"],
        "CustomStringConvertible": ["description"],
        "CustomDebugStringConvertible": ["debugDescription"],
        "LosslessStringConvertible": ["description", "init"],
        "CustomReflectable": ["customMirror"], "TextOutputStream": ["write"],
        "TextOutputStreamable": ["write"],
        "Error": [],
        "LocalizedError": [
            "errorDescription", "failureReason", "recoverySuggestion", "helpAnchor",
        ],
        "CustomNSError": ["errorCode", "errorUserInfo"],
        "IteratorProtocol": ["next"], "Sequence": iterating,
        "Collection": iterating + indexing, "BidirectionalCollection": iterating + indexing,
        "RandomAccessCollection": iterating + indexing,
        "MutableCollection": iterating + indexing,
        "RangeReplaceableCollection": iterating + indexing + ["replaceSubrange", "append"],
        "AsyncSequence": ["makeAsyncIterator"], "AsyncIteratorProtocol": ["next"],
        "SetAlgebra": ["contains", "insert", "remove", "union", "intersection"],
        "OptionSet": ["rawValue", "contains"], "RawRepresentable": ["rawValue"],
        "CaseIterable": ["allCases"], "CodingKey": ["stringValue", "intValue"],
        "Strideable": ["distance", "advanced"], "AdditiveArithmetic": ["+", "-", "zero"],
        "Numeric": ["+", "-", "*", "magnitude"], "RandomNumberGenerator": ["next"],
        "NSObject": ["isEqual", "hash", "description", "debugDescription", "compare"],
        "NSCopying": ["copy"], "NSMutableCopying": ["mutableCopy"],
        "NSCoding": ["encode"], "NSSecureCoding": ["encode"],
    ]

    /// Those whose members the compiler may write.
    static let derived: Set<String> = [
        "Equatable", "Hashable", "Encodable", "Decodable", "Codable",
    ]

    private static let equating = ["==", "!="]
    private static let iterating = ["makeIterator", "next", "underestimatedCount"]
    private static let indexing = ["startIndex", "endIndex", "subscript", "index", "count"]
}
