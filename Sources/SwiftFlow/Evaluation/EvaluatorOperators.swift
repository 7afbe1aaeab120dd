import SwiftOutline

/// What operators, literals, interpolations, patterns and loops run without a call being written.
extension FlowEvaluator {
    // MARK: Operators

    /// Notes the function of an operator: the program's own, which is given the operands and tells the result, or one that nothing
    /// is known of.
    @discardableResult
    mutating func noteOperator(
        at token: Int, of operands: [(value: Value, expression: Expression)], _ range: TokenRange
    ) -> Value? {
        let name = file.tokens.text(of: token)
        let functions = operators(name, operands.map(\.value))
        if functions.isEmpty, StandardOperators.comparing.contains(name) {
            noteWitnesses(of: operands.map(\.value), range)
        }
        guard !functions.isEmpty || !StandardOperators.all.contains(name) else { return nil }
        let arguments = operands.map {
            FlowCallArgument(
                label: nil, value: $0.value, range: $0.expression.range, isTrailing: false)
        }
        let result = result(of: functions, inOrder: arguments)
        analysis.noteCall(of: functions, with: operands.map(\.value))
        note(
            .call(
                FlowCall(
                    target: functions.isEmpty ? .unknown : .functions(functions), receiver: nil,
                    name: name, token: token, arguments: arguments, result: result ?? .unknown)),
            range)
        guard !StandardOperators.all.contains(name) else { return result }
        for (index, operand) in operands.enumerated() where changes(index, functions) {
            noteChange(of: operand.expression, by: .part)
        }
        return result
    }

    /// What functions give that get their parameters in order, as an operator's gets its operands, whatever the parameters are
    /// called; nil without a function.
    func result(of functions: [FlowFunction], inOrder operands: [FlowCallArgument]) -> Value? {
        var result: Value?
        for function in functions {
            let values = zip(operands, function.parameters).map { operand, parameter in
                FlowCallArgument(
                    label: parameter.label, value: operand.value, range: operand.range,
                    isTrailing: false)
            }
            pass(values, to: function)
            let known = self.result(of: function, given: values, on: nil)
            result = result?.joined(known) ?? known
        }
        return result
    }

    /// Notes the operator in `target += value`.
    mutating func noteCompound(
        _ target: Value, _ token: Int, _ value: Value, _ expression: Expression,
        _ range: TokenRange
    ) {
        let place = Expression(kind: .opaque, range: range.lowerBound..<token)
        noteOperator(at: token, of: [(target, place), (value, expression)], range)
    }

    /// Whether an operator may change an operand, which has no `&` in front of it.
    private func changes(_ index: Int, _ functions: [FlowFunction]) -> Bool {
        functions.isEmpty
            || functions.contains { function in
                function.parameters[index].type.contains {
                    function.file.tokens.tokens[$0].kind == .keyword(.inout)
                }
            }
    }

    /// The program's functions of an operator; one that the standard library has, too, by the types of its operands.
    private func operators(_ name: String, _ operands: [Value]) -> [FlowFunction] {
        var found = operands.compactMap(\.type.name).flatMap { program.members(name, of: $0) }
        if !StandardOperators.all.contains(name) {
            let global = program.globals(named: name).compactMap { FlowFunction($0, owner: nil) }
            if !global.isEmpty { return global.filter { $0.parameters.count == operands.count } }
            if found.isEmpty { found = program.methods(named: name) }
        }
        var known: Set<FlowFunction.ID> = []
        return found.compactMap(\.function).filter {
            $0.parameters.count == operands.count && known.insert($0.id).inserted
        }
    }

    // MARK: Text

    /// Notes the code that makes a text of a value of the program's: `"\\(value)"`, `print(value)`.
    mutating func noteDescription(of value: Value, _ range: TokenRange) {
        let own = ["description", "debugDescription"].flatMap { name in
            value.type.name.map { program.implementations(name, of: $0) } ?? []
        }.flatMap {
            FlowFunction.accessors(
                of: $0.located.declaration.name, in: $0.located, owner: $0.owner)
        }.filter { $0.id.part == .getter }
        let interpolations = Self.interpolations.flatMap {
            program.type($0)?.members("appendInterpolation") ?? []
        }.compactMap(\.function)
        let functions = own + interpolations
        guard !functions.isEmpty else { return }
        analysis.noteCall(of: functions, with: [value])
        note(
            .call(
                FlowCall(
                    target: .functions(functions), receiver: value, name: "description",
                    token: range.lowerBound, arguments: [], result: Value(.plain("String")))),
            range)
    }

    private static let interpolations = ["StringInterpolation", "DefaultStringInterpolation"]

    /// Functions of the standard library that make texts of what they are given.
    static let describing: Set<String> = ["print", "debugPrint", "dump", "NSLog"]

    /// Notes what `String(describing: value)` runs.
    mutating func describe(_ arguments: [FlowArgument]) {
        for argument in arguments where argument.label == "describing" {
            let value = quietly { $0.value(argument.value) }
            noteDescription(of: value, argument.value.range)
        }
    }

    // MARK: Macros

    /// `#name` with what it is given: the compiler's own do nothing, others may do anything.
    mutating func macro(
        _ name: String, _ arguments: [FlowArgument], _ range: TokenRange
    ) -> Value {
        guard !Self.ofCompiler.contains(name) else {
            return Value(name == "selector" ? .plain("Selector") : .unknown)
        }
        for argument in arguments { _ = evaluate(argument, expecting: nil, runsAtOnce: false) }
        note(.opaque, range)
        return .unknown
    }

    /// Source: “The Swift Programming Language”, macros and compiler control of the reference; the standard library's macros.
    private static let ofCompiler: Set<String> = [
        "selector", "keyPath", "available", "unavailable", "file", "fileID", "filePath", "line",
        "column", "function", "dsohandle", "colorLiteral", "imageLiteral", "fileLiteral",
        "isolation", "externalMacro", "warning", "error", "imageResource", "colorResource",
        "Preview", "Predicate", "URL",
    ]

    // MARK: Patterns and loops

    /// Evaluates what a pattern calls, and what stands behind its `where`.
    mutating func evaluatePatterns(in range: TokenRange, of subject: Expression?) {
        let tokens = file.tokens.tokens
        var start = range.lowerBound
        var index = start
        var isCondition = false
        func read(_ evaluator: inout FlowEvaluator, upTo end: Int) {
            guard start < end else { return }
            let expression = ExpressionReader(evaluator.file).expression(in: start..<end)
            if isCondition {
                _ = evaluator.value(expression)
            } else if evaluator.isCall(expression) {
                _ = evaluator.value(expression)
            } else if evaluator.isCompared(expression) || evaluator.isMaking(expression) {
                evaluator.noteMatching(expression, subject)
            } else if let parts = evaluator.parts(ofPattern: start..<end) {
                evaluator.evaluatePatterns(in: parts, of: nil)
            }
        }
        while index < range.upperBound {
            switch tokens[index].kind {
            case .keyword(.where), .comma:
                read(&self, upTo: index)
                isCondition = tokens[index].kind == .keyword(.where)
                start = index + 1
            case .keyword(.case): start = index + 1
            default: break
            }
            let partner = Int(file.tokens.partners[index])
            index = partner > index ? partner + 1 : index + 1
        }
        let isColon = range.last.map { tokens[$0].kind == .colon } ?? false
        read(&self, upTo: isColon ? range.upperBound - 1 : range.upperBound)
    }

    /// What stands in the parentheses that end a pattern: those of a tuple, or of what a case holds.
    private func parts(ofPattern pattern: TokenRange) -> TokenRange? {
        guard let last = pattern.last, file.tokens.tokens[last].kind == .rightParen else {
            return nil
        }
        let open = Int(file.tokens.partners[last])
        return pattern.contains(open) && open + 1 < last ? open + 1..<last : nil
    }

    /// Evaluates the pattern of `for case pattern in sequence`, which ends with `in`.
    mutating func evaluatePattern(ofLoop pattern: TokenRange) {
        let tokens = file.tokens.tokens
        guard let start = pattern.first(where: { tokens[$0].kind == .keyword(.case) }),
            let end = pattern.last(where: { tokens[$0].kind == .keyword(.in) }), start < end
        else { return }
        evaluatePatterns(in: start + 1..<end, of: nil)
    }

    /// Evaluates the pattern of `if case pattern = value`.
    mutating func evaluatePattern(inFrontOf expression: Expression) {
        let tokens = file.tokens.tokens
        let end = expression.range.lowerBound - 1
        guard end > 0, tokens[end].kind == .equal,
            let start = tokens[..<end].lastIndex(where: { $0.kind == .keyword(.case) })
        else { return }
        evaluatePatterns(in: start + 1..<end, of: expression)
    }

    /// Whether a pattern calls a function, and names no case with what it holds.
    private func isCall(_ pattern: Expression) -> Bool {
        guard case .call(let callee, _) = pattern.kind else { return false }
        switch callee.kind {
        case .name(let name): return name.first?.isLowercase == true
        case .member(let base, let name, _):
            let receiver = quietly { $0.value(base) }
            let owner = receiver.type.name ?? receiver.type.metatype
            return owner.map { owner in
                program.members(name, of: owner).contains {
                    $0.located.declaration.kind == .function
                }
            } ?? false
        default: return false
        }
    }

    /// Whether a pattern makes a value of a type, which no case of an enum is written like.
    private func isMaking(_ pattern: Expression) -> Bool {
        guard case .call(let callee, _) = pattern.kind, case .name(let name) = callee.kind else {
            return false
        }
        return name.first?.isUppercase == true
    }

    /// Whether a pattern is a value that is compared with another one, and binds nothing.
    private func isCompared(_ pattern: Expression) -> Bool {
        switch pattern.kind {
        case .literal, .name, .member, .implicitMember, .binary: true
        default: false
        }
    }

    /// Notes what gives the elements of a sequence of the program's.
    mutating func noteIteration(of value: Value, _ range: TokenRange) {
        guard let type = value.type.name else { return }
        let functions = ["makeIterator", "next"].flatMap { program.members($0, of: type) }
            .compactMap(\.function)
        guard !functions.isEmpty else { return }
        analysis.noteCall(of: functions, with: [value])
        note(
            .call(
                FlowCall(
                    target: .functions(functions), receiver: value, name: "makeIterator",
                    token: range.lowerBound, arguments: [], result: .unknown)), range)
    }
}

/// The operators of the standard library, which do nothing but give a value, or change their first operand.
///
/// Source: the operator declarations of the standard library and “Operator Declarations” of its documentation.
enum StandardOperators {
    /// Those that compare, which collections and optionals do by their elements.
    static let comparing: Set<String> = ["==", "!=", "<", "<=", ">", ">=", "~="]

    /// How they are spelled.
    static let all: Set<String> = [
        "!", "~", "+", "-", "..<", "...", "<<", ">>", "&<<", "&>>", "*", "/", "%", "&", "&*", "&+",
        "&-", "|", "^", "??", "is", "as", "==", "!=", "===", "!==", "<", "<=", ">", ">=", "~=",
        ".==", ".!=", ".<", ".<=", ".>", ".>=", ".&", ".|", ".^", ".!", "&&", "||", "=", "*=", "/=",
        "%=", "+=", "-=", "<<=", ">>=", "&=", "|=", "^=", "&*=", "&+=", "&-=", "&<<=", "&>>=",
        ".&=", ".|=", ".^=", "->",
    ]
}
