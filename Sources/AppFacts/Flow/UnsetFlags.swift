import SwiftFlow
import SwiftOutline

/// Tells what stands behind a condition on a member that is false, nil or a case of an enumeration until the app has been started, and
/// that only later code sets: `guard wasInBackground else { return }`.
package final class UnsetFlags {
    private let flow: AppFlow
    private let start: Set<FlowFunction.ID>
    private var flags: [Flag: StartValue?] = [:]

    private struct Flag: Hashable {
        let owner: String
        let name: String
    }

    /// For the code of a start.
    package init(in flow: AppFlow, start: Set<FlowFunction.ID>) {
        self.flow = flow
        self.start = start
    }

    /// Whether an event only happens where one of them is set.
    package func leaveOut(_ event: FlowEvent, in function: FlowFunction) -> Bool {
        let file = function.located.file
        return ([function.body] + event.closures.compactMap(file.code)).contains { body in
            isShut(
                StatementPath(around: event.range.lowerBound, within: body, of: file), in: function)
        }
    }

    // MARK: Conditions

    private func isShut(_ path: StatementPath, in function: FlowFunction) -> Bool {
        path.before.contains { statement in
            guard let condition = statement.blocks.first?.condition else { return false }
            switch statement.kind {
            case .guardStatement: return holds(condition, in: function) == false
            case .ifStatement:
                return returns(statement.blocks[0].body, function.file)
                    && holds(condition, in: function) == true
            default: return false
            }
        }
            || path.around.contains { statement in
                guard statement.kind == .ifStatement,
                    let block = statement.blocks.firstIndex(where: { $0.body.contains(path.token) })
                else { return false }
                let held = statement.blocks[...block].map { block in
                    block.condition.flatMap { holds($0, in: function) }
                }
                return held[block] == false || held[..<block].contains(true)
            }
    }

    private func returns(_ block: TokenRange, _ file: SwiftFile) -> Bool {
        block.last.map { last in
            last == block.lowerBound && file.tokens.tokens[last].kind == .keyword(.return)
        } ?? false
    }

    /// Whether all conditions of a statement hold while the app starts; nil where that is not known.
    private func holds(_ range: TokenRange, in function: FlowFunction) -> Bool? {
        let answers = ConditionReader(function.file).conditions(in: range).map {
            condition -> Bool? in
            switch condition {
            case .expression(let expression): return holds(expression, function)
            case .binding(_, let value):
                return self.value(of: value, function) == .nothing ? false : nil
            default: return nil
            }
        }
        if answers.contains(false) { return false }
        return answers.allSatisfy { $0 == true } ? true : nil
    }

    private func holds(_ expression: Expression, _ function: FlowFunction) -> Bool? {
        switch expression.kind {
        case .tuple(let elements) where elements.count == 1:
            return holds(elements[0].value, function)
        case .prefix(let mark, let operand) where function.file.tokens.spells(mark, "!"):
            return holds(operand, function).map { !$0 }
        case .binary(let left, let mark, let right):
            switch function.file.tokens.text(of: mark) {
            case "&&":
                let sides = [holds(left, function), holds(right, function)]
                return sides.contains(false) ? false : sides.contains(nil) ? nil : true
            case "||":
                let sides = [holds(left, function), holds(right, function)]
                return sides.contains(true) ? true : sides.contains(nil) ? nil : false
            case "==": return equal(left, right, function)
            case "!=": return equal(left, right, function).map { !$0 }
            default: return nil
            }
        default:
            if case .truth(let holds)? = value(of: expression, function) { return holds }
            return nil
        }
    }

    /// Whether a member equals what stands beside it: what it starts with, or another case, or nothing.
    private func equal(
        _ left: Expression, _ right: Expression, _ function: FlowFunction
    ) -> Bool? {
        guard let known = value(of: left, function),
            let other = StartValue(function.file.text(right.range))
        else { return nil }
        if known == other { return true }
        switch (known, other) {
        case (.named(let first), .named(let second)):
            // Another name may be a constant of the same value.
            return flow.enumerations(having: [first, second]).isEmpty ? nil : false
        case (.named, _), (_, .named): return nil
        default: return false
        }
    }

    // MARK: Members

    /// What a member that is read starts with, and has while the app starts.
    private func value(of expression: Expression, _ function: FlowFunction) -> StartValue? {
        let token: Int
        switch expression.kind {
        case .name: token = expression.range.lowerBound
        case .member(_, _, let name): token = name
        default: return nil
        }
        for event in flow.trace(of: function).events(startingAt: token) {
            guard case .read(let owner, let name, token, _) = event.kind else { continue }
            let type: FlowType =
                if case .metatype(let type) = owner.type { .plain(type) } else { owner.type }
            guard let type = type.unwrapped.name else { return nil }
            return flag(Flag(owner: type, name: name))
        }
        return nil
    }

    private func flag(_ flag: Flag) -> StartValue? {
        if let known = flags[flag] { return known }
        let found = startValue(of: flag)
        flags[flag] = .some(found)
        return found
    }

    private func startValue(of flag: Flag) -> StartValue? {
        let members = flow.program.implementations(flag.name, of: flag.owner)
        guard let member = members.first, members.count == 1,
            flow.program.type(member.owner)?.kind == .class,
            member.located.declaration.kind == .variable,
            member.located.declaration.attributes.isEmpty,
            let binding = member.located.declaration.bindings.first(where: {
                $0.name == flag.name
            }), let value = Self.startValue(of: binding, member.located.file.outline),
            !isSet(flag.name, of: member, otherwiseThan: value)
        else { return nil }
        return value
    }

    private static func startValue(of binding: Binding, _ file: SwiftFile) -> StartValue? {
        guard binding.accessorKinds.isEmpty else { return nil }
        if let value = binding.initializer { return StartValue(file.text(value)) }
        return binding.type.flatMap { file.text($0).hasSuffix("?") ? .nothing : nil }
    }

    /// Whether the start may set it to anything else, or nobody does later, so that it is set in a way that is not seen.
    private func isSet(
        _ name: String, of member: ProgramMember, otherwiseThan value: StartValue
    ) -> Bool {
        let writers = flow.functions(naming: [name]).filter { function in
            flow.trace(of: function).events.contains { event in
                switch event.kind {
                case .write(_, name, _, _), .change(_, name, _, _): true
                default: false
                }
            }
        }
        let early = writers.filter {
            start.contains($0.id) || $0.located.declaration.kind == .initializer
        }
        return early.count == writers.count
            || !early.allSatisfy { Self.onlySets(name, to: value, $0) }
    }

    /// What sets it to what it starts with does no harm.
    private static func onlySets(
        _ name: String, to value: StartValue, _ function: FlowFunction
    ) -> Bool {
        let file = function.file
        return function.located.file.tokens(spelled: name).filter(function.body.contains).allSatisfy
        { token in
            switch file.tokens.text(of: token + 1) {
            case "=":
                let end = token + (file.tokens.spells(token + 3, ".") ? 5 : 4)
                let isCase = end == token + 5 || file.tokens.spells(token + 2, ".")
                return StartValue(file.text(token + 2..<(isCase ? end : token + 3))) == value
            case ".": return !file.tokens.spells(token + 2, "toggle")
            default:
                return token == 0
                    || ![.prefixAmpersand, .backslash].contains(
                        file.tokens.tokens[token - 1].kind)
            }
        }
    }
}

/// What a member starts with, as far as a condition can be told by it.
private enum StartValue: Hashable {
    case truth(Bool)
    /// `nil`
    case nothing
    /// A case, or a constant, of its type: `.none`, `Pending.none`.
    case named(String)

    /// Reads what is written; nil for anything else.
    init?(_ text: String) {
        switch text {
        case "true": self = .truth(true)
        case "false": self = .truth(false)
        case "nil": self = .nothing
        default:
            let parts = text.split(separator: ".", omittingEmptySubsequences: false)
            guard parts.count == 2, let name = parts.last, name.first?.isLowercase == true,
                name.allSatisfy({ $0.isLetter || $0.isNumber }),
                parts[0].first?.isUppercase ?? true
            else { return nil }
            self = .named(String(name))
        }
    }
}
