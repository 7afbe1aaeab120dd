import SwiftOutline

extension FlowEvaluator {
    /// The value of an expression; `type` is what the code around it expects.
    mutating func value(_ expression: Expression, expecting type: FlowType? = nil) -> Value {
        let value = evaluate(expression, expecting: type)
        note(value, of: expression.range)
        return value
    }

    private mutating func evaluate(_ expression: Expression, expecting type: FlowType?) -> Value {
        switch expression.kind {
        case .name(let name): return value(ofName: name, expression.range)
        case .selfReference: return selfValue
        case .superReference: return selfValue
        case .implicitMember(let name): return implicitMember(name, expression.range, type)
        case .member(let base, let name, let token):
            let receiver = value(base)
            return chained(base, member(name, token, of: receiver, expression.range))
        case .call(let callee, let arguments):
            return call(callee, arguments, expression.range, expecting: type)
        case .subscripted(let base, let arguments):
            return chained(
                base,
                subscripted(value(base), arguments, base.range.upperBound, expression.range))
        case .optionalChain(let base):
            let value = self.value(base)
            note(.unwrap(value), expression.range)
            return value.unwrapped
        case .force(let base): return value(base, expecting: type).present
        case .cast(let inner, let kind, let range):
            return cast(inner, kind, range, expression.range)
        case .assignment(let target, let token, let value):
            assign(target, token, value, expression.range)
            return Value(.tuple([]))
        case .binary(let left, let token, let right): return binary(left, token, right, type)
        case .prefix(let token, let inner), .postfix(let token, let inner):
            let operand = value(inner)
            let own = noteOperator(at: token, of: [(operand, inner)], expression.range)
            return own ?? Value(operand.type)
        case .inOut(let inner):
            let value = self.value(inner)
            noteChange(of: inner, by: .part)
            return value
        case .ternary(let condition, let first, let second):
            _ = value(condition)
            return ternary(first, second, expecting: type)
        case .closure(let shape): return closure(shape, expecting: type, runs: .later)
        case .tuple(let elements): return tuple(elements, expression.range, expecting: type)
        case .array(let elements):
            let values = elements.map { value($0, expecting: type?.element) }
            let made = made(ofLiteral: ["arrayLiteral"], expecting: type, expression.range)
            if let made { return made }
            let element = values.reduce(nil as Value?) { $0?.joined($1) ?? $1 }
            var common = element?.type ?? type?.element ?? .unknown
            if common == .unknown { common = commonType(of: values.map(\.type)) }
            return (element ?? .unknown).retyped(.collection(common))
        case .dictionary(let elements):
            escape(elements)
            let values = elements.map { element in quietly { $0.value(element) } }
            noteWitnesses(of: values, expression.range)
            let made = made(ofLiteral: ["dictionaryLiteral"], expecting: type, expression.range)
            if let made { return made }
            return Value(type ?? dictionaryType(of: values.map(\.type)))
        case .literal(let parts):
            for part in parts { noteDescription(of: value(part), part.range) }
            let isNil = file.tokens.tokens[expression.range.lowerBound].kind == .keyword(.nil)
            if isNil, type?.isOptional == true { return .absent }
            let labels = labels(ofLiteral: expression.range)
            if let made = made(ofLiteral: labels, expecting: type, expression.range) {
                return made
            }
            if isNil { return .absent }
            return Value(literalType(expression.range))
        case .effect(let mark, let inner):
            let value = self.value(inner, expecting: type)
            guard mark == .tryOptional else { return value }
            return value.retyped(value.type.optionalOnce).orAbsent()
        case .statement(let range): return statementValue(range)
        case .macro(let name): return macro(name, [], expression.range)
        case .type:
            return Value(
                TypeReader.type(in: expression.range, of: file).name.map { .metatype($0) }
                    ?? .unknown)
        case .keyPath:
            note(.keyPath, expression.range)
            return .unknown
        case .opaque:
            note(.opaque, expression.range)
            return .unknown
        }
    }

    /// Told from others by the token in front of its first value, the question mark.
    private mutating func ternary(
        _ first: Expression, _ second: Expression, expecting type: FlowType?
    ) -> Value {
        let choice = first.range.lowerBound - 1
        let one = value(first, in: ValueBranch(choice: choice, index: 0), expecting: type)
        return one.joined(
            value(second, in: ValueBranch(choice: choice, index: 1), expecting: type))
    }

    /// What `self` is.
    var selfValue: Value {
        guard let type = frame.selfType else { return .unknown }
        if frame.isStatic { return Value(.metatype(type)) }
        return Value(
            .plain(type), tags: semantics.value(ofSelf: type).union(receiver?.tags ?? []))
    }

    /// The value of a chain that ends early where an optional is nil.
    func chained(_ base: Expression, _ value: Value) -> Value {
        var next = base
        while true {
            switch next.kind {
            case .optionalChain: return value.retyped(value.type.optionalOnce)
            case .member(let base, _, _), .call(let base, _), .subscripted(let base, _):
                next = base
            default: return value
            }
        }
    }

    /// The type of a dictionary's literal, of whose keys and values the types are given in turn.
    private func dictionaryType(of types: [FlowType]) -> FlowType {
        func common(_ remainder: Int) -> FlowType {
            let found = types.enumerated().filter { $0.offset % 2 == remainder }.map(\.element)
            let joined = found.dropFirst().reduce(found.first ?? .unknown) {
                $0 == $1 ? $0 : .unknown
            }
            return joined == .unknown ? commonType(of: found) : joined
        }
        return .named("Dictionary", types.isEmpty ? [] : [common(0), common(1)])
    }

    private func literalType(_ range: TokenRange) -> FlowType {
        switch file.tokens.tokens[range.lowerBound].kind {
        case .integerLiteral: .plain("Int")
        case .floatLiteral: .plain("Double")
        case .keyword(.true), .keyword(.false): .plain("Bool")
        case .stringQuote, .multilineStringQuote, .rawStringDelimiter: .plain("String")
        default: .unknown
        }
    }

    private mutating func implicitMember(
        _ name: String, _ range: TokenRange, _ type: FlowType?
    ) -> Value {
        let token = range.upperBound - 1
        if let type = type?.name { return member(name, token, of: Value(.metatype(type)), range) }
        // Of a type of another module, whose members' types are not known, it may be any of that name that the program adds to one.
        for found in program.membersOfForeignTypes(name) where found.located.declaration.isStatic {
            _ = programMember(found, name, token, of: Value(.metatype(found.owner)), range)
        }
        return .unknown
    }

    private mutating func cast(
        _ inner: Expression, _ kind: CastKind, _ range: TokenRange, _ whole: TokenRange
    ) -> Value {
        let value = self.value(inner)
        let type = TypeReader.type(in: range, of: file)
        note(.cast(value, kind, type), whole)
        switch kind {
        case .test: return Value(.plain("Bool"))
        // A class that is known stays what it is, whatever it inherits from.
        case .conditional where Self.isClass(value.type, castTo: type): return value
        case .forced where Self.isClass(value.type, castTo: type): return value.present
        case .conditional:
            let isSame = value.type.unwrapped == type.unwrapped
            return value.retyped(type.optionalOnce).orAbsent(!isSame || value.mayBeAbsent)
        case .plain: return value.retyped(type)
        case .forced: return value.retyped(type).orAbsent(type.isOptional && value.mayBeAbsent)
        }
    }

    private static func isClass(_ type: FlowType, castTo other: FlowType) -> Bool {
        type.unwrapped.metatype != nil && other.unwrapped.metatype != nil
    }

    private mutating func binary(
        _ left: Expression, _ token: Int, _ right: Expression, _ type: FlowType?
    ) -> Value {
        let spelling = file.tokens.text(of: token)
        let first = value(left, expecting: spelling == "??" ? type : nil)
        let second = value(right, expecting: spelling == "??" ? type ?? first.type : nil)
        let own = noteOperator(
            at: token, of: [(first, left), (second, right)],
            left.range.lowerBound..<right.range.upperBound)
        switch spelling {
        case "??":
            let mayBeNeither = first.mayBeAbsent && (second.mayBeAbsent || second.tags.isEmpty)
            return first.unwrapped.joined(second).orAbsent(mayBeNeither)
        case "==", "!=", "===", "!==":
            note(.comparison(first, second), left.range.lowerBound..<right.range.upperBound)
            return Value(.plain("Bool"))
        case "&&", "||", "<", ">", "<=", ">=", "~=": return Value(.plain("Bool"))
        case "+", "-", "*", "/":
            return Value(first.type.joined(second.type), tags: first.tags.union(second.tags))
        default: return own ?? .unknown
        }
    }

    /// Lets closures among expressions run later.
    mutating func escape(_ expressions: [Expression]) {
        for expression in expressions {
            let value = self.value(expression)
            if !value.tags.isEmpty { note(.escape(value), expression.range) }
        }
    }

    /// `if`, `switch` or `do` as a value: whatever its branches end in.
    private mutating func statementValue(_ range: TokenRange) -> Value {
        guard depth < Self.deepest else {
            note(.opaque, range)
            return .unknown
        }
        depth += 1
        let (outer, known) = ((step, statement), environment)
        let body = frame.file.body(of: range)
        // A branch of `if` and `switch` is one expression, but one of `do` has several statements.
        let isDo = file.tokens.tokens[range.lowerBound].kind == .keyword(.do)
        var result: Value?
        for (index, step) in body.steps.enumerated() {
            guard case .evaluate(let expression) = step.kind else {
                _ = evaluate(step, in: body)
                continue
            }
            let branch = ValueBranch(choice: range.lowerBound, index: isDo ? 0 : index)
            let value = self.value(expression, in: branch, expecting: nil)
            result = result?.joined(value) ?? value
        }
        forgetNames(but: known)
        (step, statement) = outer
        depth -= 1
        return result ?? .unknown
    }

    /// Leaves what was declared in a block, and keeps what it may have assigned to the names around it.
    private mutating func forgetNames(but known: Environment) {
        environment = known.merging(environment.filter { known[$0.key] != nil }) {
            $0.joined($1)
        }
    }
}
