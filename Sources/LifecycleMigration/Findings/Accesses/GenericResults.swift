import AppFacts
import SwiftFlow
import SwiftOutline

/// Tells what a function gives whose result its caller chooses: `Self`, or a generic parameter.
struct GenericResults {
    private let flow: AppFlow

    /// Who chooses a result.
    enum Choice {
        /// The caller, who chooses this type.
        case named(String)
        /// The caller, and what was chosen is not known.
        case open
    }

    /// Constants in constants deeper than this are not looked into.
    private static let deepest = 4

    /// A search in an app.
    init(in flow: AppFlow) {
        self.flow = flow
    }

    /// What an expression gives; nil where no caller chooses that.
    func choice(of range: TokenRange, in function: FlowFunction) -> Choice? {
        flow.type(of: range, in: function)?.name.flatMap {
            choice(of: range, in: function, named: $0, depth: 0)
        }
    }

    private func choice(
        of range: TokenRange, in function: FlowFunction, named name: String, depth: Int
    ) -> Choice? {
        guard depth < Self.deepest else { return nil }
        let calls = flow.trace(of: function).events(within: range).filter {
            $0.range.upperBound == range.upperBound
        }.compactMap { event -> FlowCall? in
            if case .call(let call) = event.kind { call } else { nil }
        }
        if let call = calls.last, let called = call.target.functions?.first {
            return choice(
                of: call, of: called, named: name, from: range.lowerBound, in: function)
        }
        return values(of: range, in: function).lazy.compactMap {
            choice(of: $0.range, in: $0.function, named: name, depth: depth + 1)
        }.first
    }

    private func choice(
        of call: FlowCall, of called: FlowFunction, named name: String, from start: Int,
        in function: FlowFunction
    ) -> Choice? {
        let written = called.located.declaration.returnType.map {
            TypeReader.type(in: $0, of: called.file)
        }
        guard written?.name == name else { return nil }
        if name == "Self" {
            let type = call.receiver?.type.memberOwner ?? called.owner
            return type.map { .named($0) } ?? .open
        }
        if called.located.genericParameters.contains(name) {
            return argument(of: call, of: called, choosing: name).map { .named($0) } ?? .open
        }
        let owner = called.owner.flatMap(flow.program.type)?.declarations.first
        guard let index = owner?.orderedGenericParameters.firstIndex(of: name) else { return nil }
        let arguments = typeArguments(
            of: start..<max(start, call.token - 1), in: function, depth: 0)
        return index < arguments.count ? arguments[index].name.map { .named($0) } ?? .open : .open
    }

    /// The type that an argument of a call names, or is of.
    private func argument(
        of call: FlowCall, of called: FlowFunction, choosing name: String
    ) -> String? {
        call.arguments.indices.lazy.compactMap { index -> String? in
            guard let place = called.parameter(of: index, among: call.arguments) else { return nil }
            let type = call.arguments[index].value.type
            switch TypeReader.type(in: called.parameters[place].type, of: called.file) {
            case .metatype(name): return type.memberOwner
            case .named(name, _), .optional(.named(name, _)): return type.name
            default: return nil
            }
        }.first
    }

    /// The generic arguments that are written for the value of an expression.
    private func typeArguments(
        of range: TokenRange, in function: FlowFunction, depth: Int
    ) -> [FlowType] {
        guard !range.isEmpty, depth < Self.deepest else { return [] }
        if case .named(_, let written) = TypeReader.type(in: range, of: function.file),
            !written.isEmpty
        {
            return written
        }
        if case .named(_, let known)? = flow.type(of: range, in: function)?.unwrapped,
            !known.isEmpty
        {
            return known
        }
        return values(of: range, in: function).lazy.map {
            typeArguments(of: $0.range, in: $0.function, depth: depth + 1)
        }.first { !$0.isEmpty } ?? []
    }

    /// What a local or a stored member starts with.
    private func values(
        of range: TokenRange, in function: FlowFunction
    ) -> [(range: TokenRange, function: FlowFunction)] {
        let file = function.file
        let locals =
            range.count == 1
            ? flow.trace(of: function).locals(named: file.name(at: range.lowerBound)) : []
        guard locals.isEmpty else {
            return locals.compactMap { local in
                local.range.first { file.tokens.spells($0, "=") }.flatMap { equal in
                    equal + 1 < local.range.upperBound
                        ? (equal + 1..<local.range.upperBound, function) : nil
                }
            }
        }
        return flow.trace(of: function).events(within: range).filter {
            $0.range.upperBound == range.upperBound
        }.flatMap { event -> [(range: TokenRange, function: FlowFunction)] in
            guard case .read(let receiver, let member, _, _) = event.kind,
                let owner = receiver.type.memberOwner
            else { return [] }
            return flow.program.members(member, of: owner).compactMap {
                FlowFunction(initialValueOf: member, in: $0.located, owner: $0.owner)
            }.map { ($0.body, $0) }
        }
    }
}

extension LocatedDeclaration {
    /// The names that a type has for the types which its users choose, in their order.
    fileprivate var orderedGenericParameters: [String] {
        let file = file.outline
        guard let start = declaration.nameRange?.upperBound, file.tokens.spells(start, "<") else {
            return []
        }
        var names: [String] = []
        var token = start
        while token + 1 < file.tokens.tokens.count, !file.tokens.spells(token, ">") {
            if file.tokens.spells(token, "<") || file.tokens.spells(token, ",") {
                names.append(file.name(at: token + 1))
            }
            token += 1
        }
        return names
    }
}
