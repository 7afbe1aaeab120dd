import SourceEditing
import SwiftFlow
import SwiftOutline

/// Evaluates expressions of a manifest as far as they are literals, constants, and calls of straight-line helpers.
///
/// What can't be told is a value too, which says why. Constants that refer to themselves, helpers that call themselves
/// without end, and texts or lists that grow without bound are such values.
struct ManifestEvaluator {
    /// The sources.
    let program: ManifestProgram
    /// What the manifest may still cost.
    let budget: EvaluationBudget
    private var constants: [ConstantKey: ManifestValue] = [:]
    private var active: Set<ConstantKey> = []
    /// What the manifest's own names stand for behind its statements; nil where that was not asked yet.
    private var ownValues: [String: ManifestValue]?

    /// Longer lists and texts are not followed.
    static let longestList = 5000
    static let longestText = 10_000
    /// Values in values are not followed deeper.
    private static let deepestValue = 64

    private struct ConstantKey: Hashable {
        let source: Int
        let token: Int
    }

    /// An evaluator over sources.
    init(_ program: ManifestProgram, within budget: EvaluationBudget) {
        self.program = program
        self.budget = budget
    }

    // MARK: Cost

    /// Takes what something costs; false where the budget is used up.
    func take(_ steps: Int, bytes: Int = 0, at place: ManifestPlace) -> Bool {
        budget.take(steps, bytes: bytes, at: place.start)
    }

    /// What stands for everything that the budget doesn't reach.
    func stopped(at place: ManifestPlace) -> ManifestValue {
        .unknown(budget.stop?.what.reason ?? "it can't be followed", at: place)
    }

    /// A text that is put together, where it is not too long.
    func text(_ text: String, at place: ManifestPlace) -> ManifestValue {
        let count = text.utf8.count
        guard take(1 + count / 64, bytes: count, at: place) else { return stopped(at: place) }
        guard count < Self.longestText else {
            return .unknown("the text is too long to be followed", at: place)
        }
        return ManifestValue(.text(text), at: place)
    }

    // MARK: Expressions

    /// What an expression comes to.
    mutating func value(
        of range: TokenRange, in scope: ManifestScope, as type: String? = nil
    ) -> ManifestValue {
        let place = program.place(range, in: scope.file)
        guard take(range.count, at: place) else { return stopped(at: place) }
        let expression = program.sources[scope.file].reader.expression(in: range)
        return value(of: expression, in: scope, as: type)
    }

    /// What an expression comes to where a type is expected.
    mutating func value(
        of expression: Expression, in scope: ManifestScope, as type: String?
    ) -> ManifestValue {
        let value = value(of: expression, in: scope)
        return type.map { resolved(value, as: $0, in: scope) } ?? value
    }

    /// What an expression comes to.
    mutating func value(of expression: Expression, in scope: ManifestScope) -> ManifestValue {
        let place = program.place(expression.range, in: scope.file)
        guard take(1, at: place), budget.enter(at: place.start) else { return stopped(at: place) }
        defer { budget.leave() }
        let value = value(of: expression, in: scope, at: place)
        // What is nested deeper is neither walked nor freed without as deep a stack.
        guard value.nesting <= Self.deepestValue else {
            budget.end(.depth, at: place.start)
            return stopped(at: place)
        }
        return value
    }

    private mutating func value(
        of expression: Expression, in scope: ManifestScope, at place: ManifestPlace
    ) -> ManifestValue {
        switch expression.kind {
        case .literal(let parts):
            return literal(expression.range, parts, in: scope, at: place)
        case .array(let elements):
            return list(elements, in: scope, at: place)
        case .dictionary(let parts):
            return dictionary(parts, in: scope, at: place)
        case .tuple(let parts):
            return ManifestValue(.tuple(arguments(parts, in: scope)), at: place)
        case .name(let name):
            return named(name, in: scope, at: place)
        case .selfReference:
            return scope.object
                ?? scope.types.first.map { ManifestValue(.type($0), at: place) }
                ?? .unknown("`self` can't be followed", at: place)
        case .implicitMember(let name):
            return ManifestValue(.member(name, of: nil), at: place)
        case .member(let base, let name, _):
            return member(name, of: value(of: base, in: scope), in: scope, at: place)
        case .call(let callee, let arguments):
            return call(callee, arguments, in: scope, at: place)
        case .binary(let left, let token, let right):
            return binary(left, token, right, in: scope, at: place)
        case .ternary(let condition, let first, let second):
            guard let flag = value(of: condition, in: scope).boolean else {
                return .unknown("the condition can't be told", at: place)
            }
            return value(of: flag ? first : second, in: scope)
        case .prefix(let token, let operand):
            return prefix(token, operand, in: scope, at: place)
        case .closure(let shape):
            guard take(scope.locals.count / 8, bytes: 64 * scope.locals.count, at: place) else {
                return stopped(at: place)
            }
            return ManifestValue(
                .closure(ManifestValue.Closure(shape: shape, scope: scope)), at: place)
        case .cast(let base, .plain, let range):
            let type = program.sources[scope.file].file.text(range)
            return resolved(
                value(of: base, in: scope), as: ManifestProgram.typeName(type), in: scope)
        case .keyPath:
            let file = program.sources[scope.file].file
            guard let shape = KeyPathShape(expression.range, in: file) else {
                return .unknown("the key path can't be followed", at: place)
            }
            return ManifestValue(.keyPath(shape.members.map { file.name(at: $0) }), at: place)
        case .force(let base), .effect(_, let base), .optionalChain(let base):
            return value(of: base, in: scope)
        case .subscripted(let base, let arguments):
            return element(arguments, of: value(of: base, in: scope), in: scope, at: place)
        case .type:
            let spelling = program.sources[scope.file].file.text(expression.range)
            return ManifestValue(.type(ManifestProgram.typeName(spelling)), at: place)
        default:
            return .unknown(
                "'\(spelling(of: expression.range, in: scope))' can't be followed", at: place)
        }
    }

    /// The text of an expression as a message quotes it.
    func spelling(of range: TokenRange, in scope: ManifestScope) -> String {
        let text = program.sources[scope.file].file.text(range)
        let line = text.prefix { !$0.isNewline }
        return line.count < text.count || line.count > 60 ? line.prefix(60) + "…" : String(line)
    }

    // MARK: Literals

    private mutating func list(
        _ elements: [Expression], in scope: ManifestScope, at place: ManifestPlace
    ) -> ManifestValue {
        ManifestValue(.list(elements.map { value(of: $0, in: scope) }), at: place)
    }

    private mutating func dictionary(
        _ parts: [Expression], in scope: ManifestScope, at place: ManifestPlace
    ) -> ManifestValue {
        guard parts.count.isMultiple(of: 2) else {
            return .unknown("the dictionary can't be followed", at: place)
        }
        var pairs: [ManifestValue.Pair] = []
        for index in stride(from: 0, to: parts.count, by: 2) {
            let range = parts[index].range.lowerBound..<parts[index + 1].range.upperBound
            pairs.append(
                ManifestValue.Pair(
                    key: value(of: parts[index], in: scope),
                    value: value(of: parts[index + 1], in: scope),
                    place: program.place(range, in: scope.file)))
        }
        return ManifestValue(.pairs(pairs), at: place)
    }

    private mutating func literal(
        _ range: TokenRange, _ parts: [Expression], in scope: ManifestScope,
        at place: ManifestPlace
    ) -> ManifestValue {
        guard take(place.range.count / 64, at: place) else { return stopped(at: place) }
        let values = parts.map { value(of: $0, in: scope) }
        let literal = ManifestLiteral(range, in: program.sources[scope.file].file)
        guard let kind = literal.kind(filling: values) else {
            let reason =
                values.lazy.compactMap(\.reason).first
                ?? "'\(spelling(of: range, in: scope))' can't be followed"
            return .unknown(reason, at: place)
        }
        if case .text(let filled) = kind, !values.isEmpty { return text(filled, at: place) }
        return ManifestValue(kind, at: place)
    }

    private mutating func prefix(
        _ token: Int, _ operand: Expression, in scope: ManifestScope, at place: ManifestPlace
    ) -> ManifestValue {
        let value = value(of: operand, in: scope)
        switch (program.sources[scope.file].file.tokens.text(of: token), value.kind) {
        case ("!", .boolean(let flag)): return ManifestValue(.boolean(!flag), at: place)
        case ("-", .integer(let number)): return ManifestValue(.integer(-number), at: place)
        default: return .unknown("the operator can't be followed", at: place)
        }
    }

    private mutating func element(
        _ arguments: [FlowArgument], of base: ManifestValue, in scope: ManifestScope,
        at place: ManifestPlace
    ) -> ManifestValue {
        let index = arguments.first.map { value(of: $0.value, in: scope) }
        switch (base.kind, index?.kind) {
        case (.list(let elements), .integer(let index)):
            guard take(elements.count / 8, at: place) else { return stopped(at: place) }
            let isKnown = elements.indices.contains(index)
            if isKnown, elements[...index].allSatisfy({ $0.reason == nil }) {
                return elements[index]
            }
        case (.pairs(let pairs), .text(let key)):
            guard take(pairs.count / 4, at: place) else { return stopped(at: place) }
            if pairs.allSatisfy({ $0.key.text != nil }) {
                return pairs.last { $0.key.text == key }?.value
                    ?? ManifestValue(.none, at: place)
            }
        default: break
        }
        return .unknown(base.reason ?? "the element can't be told", at: place)
    }

    // MARK: Constants

    /// The value of a constant, which is evaluated once.
    mutating func constant(_ member: ManifestProgram.Member, of type: String?) -> ManifestValue {
        let declaration = member.declaration
        let binding = declaration.bindings[member.binding]
        let place = program.place(binding.pattern, in: member.source)
        let key = ConstantKey(source: member.source, token: binding.nameToken)
        if let known = constants[key] { return known }
        guard declaration.conditions.isEmpty else {
            return .unknown("'\(binding.name)' is declared under a condition", at: place)
        }
        guard active.insert(key).inserted else {
            return .unknown("'\(binding.name)' refers to itself", at: place)
        }
        defer { active.remove(key) }
        let value =
            ownValue(binding, member, of: type)
            ?? constantValue(binding, member, of: type, at: place)
        constants[key] = value
        return value
    }

    /// What a stored name of the manifest is once the statements have run that change such names; nil where none does.
    private mutating func ownValue(
        _ binding: Binding, _ member: ManifestProgram.Member, of type: String?
    ) -> ManifestValue? {
        guard member.source == 0, type == nil, binding.accessorBraces == nil else { return nil }
        if ownValues == nil {
            // What asks for a name while they run finds it among what they have declared so far.
            let changed = changedVariables()
            ownValues = changed
            if !changed.isEmpty, let values = script() { ownValues = values }
        }
        return ownValues?[binding.name]
    }

    private mutating func constantValue(
        _ binding: Binding, _ member: ManifestProgram.Member, of type: String?,
        at place: ManifestPlace
    ) -> ManifestValue {
        let scope = ManifestScope(file: member.source, types: type.map(enclosing) ?? [])
        let file = program.sources[member.source].file
        let typeName = binding.type.map { ManifestProgram.typeName(file.text($0)) }
        if let initializer = binding.initializer {
            return value(of: initializer, in: scope, as: typeName)
        }
        if binding.accessorKinds == [.implicitGetter], let body = binding.accessors {
            return run(body, in: scope, as: typeName, at: place)
        }
        return .unknown("'\(binding.name)' has no value that can be told", at: place)
    }

    /// A type and the types that it is declared in, innermost first.
    func enclosing(_ type: String) -> [String] {
        guard !type.hasPrefix("[") else { return [type] }
        var result: [String] = []
        var parts = type.split(separator: ".")[...]
        guard parts.count <= 32 else { return [type] }
        while !parts.isEmpty {
            result.append(parts.joined(separator: "."))
            parts = parts.dropLast()
        }
        return result
    }
}
