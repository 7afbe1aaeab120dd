import SourceEditing

/// Finds every fault that can be made in a file, statement by statement.
struct FaultFinder {
    let file: SwiftFile
    var list: FaultList
    private var bodies: [Body] = []
    /// Constants that get their value further on, which they must.
    private var deferred: Set<String> = []

    /// A block whose statements are looked at.
    struct Body {
        let range: TokenRange
        /// What `return` gives back, and a lone expression.
        let result: BodyResult
        /// Whether a lone expression, or those in a lone `if` or `switch`, is the value of the block.
        let isValue: Bool
        /// Whether properties get their values there.
        var isInitializer = false
    }

    init(path: String, text: SourceText) {
        file = SwiftFile(text)
        list = FaultList(path: path, file: file)
    }

    /// The faults, in the order in which they were found.
    mutating func faults() -> [Fault] {
        for declaration in file.declarations { add(declaration) }
        while let body = bodies.popLast() { add(body) }
        return list.faults
    }

    /// Looks at a block later.
    mutating func push(_ body: Body) { bodies.append(body) }

    // MARK: - Declarations

    private mutating func add(_ declaration: Declaration) {
        for member in declaration.members { add(member) }
        switch declaration.kind {
        case .function, .initializer, .deinitializer:
            guard let body = declaration.body else { return }
            let isInitializer = declaration.kind == .initializer
            let result = isInitializer ? .nothing : BodyResult(declaration.returnType, in: file)
            push(
                Body(
                    range: body, result: result, isValue: result != .nothing,
                    isInitializer: isInitializer))
        case .variable:
            for binding in declaration.bindings {
                let isConstant = file.tokens.tokens[declaration.keyword].kind == .keyword(.let)
                if isConstant, binding.initializer == nil { deferred.insert(binding.name) }
                add(binding)
            }
        default: break
        }
    }

    private mutating func add(_ binding: Binding) {
        let isSet = binding.type.map { file.text($0).hasPrefix("Set<") } ?? false
        if let value = binding.initializer { expression(value, isSet: isSet) }
        guard let accessors = binding.accessors else { return }
        let result = BodyResult(binding.type, in: file)
        if binding.accessorKinds == [.implicitGetter] {
            push(Body(range: accessors, result: result, isValue: true))
        }
    }

    // MARK: - Statements

    private mutating func add(_ body: Body) {
        let statements = file.statements(of: body.range)
        for (index, statement) in statements.enumerated() {
            let isValue = body.isValue && statements.count == 1
            add(statement, in: body, isValue: isValue)
            guard index > 0, !body.isInitializer else { continue }
            swap(statements[index - 1], statement)
        }
    }

    private mutating func add(_ statement: Statement, in body: Body, isValue: Bool) {
        switch statement.kind {
        case .declaration(let declaration):
            add(declaration)
        case .expression:
            guard let range = statement.expression else { return }
            if isValue { value(range, body.result) } else { drop(statement, in: body) }
            expression(range, isSet: isValue && body.result == .set)
        case .returnStatement:
            guard let range = statement.expression else { return }
            value(range, body.result)
            expression(range, isSet: body.result == .set)
        default:
            addParts(of: statement, in: body, isValue: isValue)
        }
    }

    private mutating func addParts(of statement: Statement, in body: Body, isValue: Bool) {
        if let range = statement.expression { expression(range) }
        for block in statement.blocks {
            switch block.role {
            case .case(let label): words(of: label)
            default:
                if let range = block.condition { conditions(range, block, statement) }
            }
            push(
                Body(
                    range: block.body, result: body.result, isValue: isValue,
                    isInitializer: body.isInitializer))
        }
    }

    private mutating func drop(_ statement: Statement, in body: Body) {
        if let target = file.assignment(in: statement.range)?.target,
            body.isInitializer || deferred.contains(file.text(target))
        {
            return
        }
        list.wrap(.statementDropped, statement.range, "if Mutant.isOff(#) { ", " }")
    }

    /// Two neighbours that only do something.
    private mutating func swap(_ first: Statement, _ second: Statement) {
        guard first.kind == .expression, second.kind == .expression else { return }
        let (a, b) = (file.bytes(of: first.range), file.bytes(of: second.range))
        let whole = first.range.lowerBound..<second.range.upperBound
        list.add(.statementsSwapped, whole) { name in
            [
                Insertion(
                    offset: a.lowerBound, side: .opening, otherEnd: b.upperBound,
                    text: "for step in Mutant.order(\(name)) { if step == 0 { "),
                Insertion(
                    offset: a.upperBound, side: .closing, otherEnd: a.lowerBound - 1,
                    text: " } else { "),
                Insertion(
                    offset: b.upperBound, side: .closing, otherEnd: a.lowerBound, text: " } }"),
            ]
        }
    }

    // MARK: - Conditions

    private mutating func conditions(_ range: TokenRange, _ block: Block, _ statement: Statement) {
        if case .catch = block.role { return }
        skip(range, statement)
        var start = range.lowerBound
        while start < range.upperBound {
            var end = start
            while end < range.upperBound, file.tokens.tokens[end].kind != .comma {
                end = file.reader.afterGroup(end)
            }
            condition(start..<min(end, range.upperBound), statement)
            start = end + 1
        }
    }

    /// The whole of several conditions, so that one with a binding can fail too.
    private mutating func skip(_ range: TokenRange, _ statement: Statement) {
        let kind: FaultKind
        switch statement.kind {
        case .ifStatement: kind = .branchSkipped
        case .guardStatement: kind = .guardLeaves
        default: return
        }
        list.add(kind, range) { [file] name in
            let bytes = file.bytes(of: range)
            return [
                Insertion(
                    offset: bytes.lowerBound, side: .opening, otherEnd: bytes.upperBound + 1,
                    text: "Mutant.isOff(\(name)), ")
            ]
        }
    }

    private mutating func condition(_ range: TokenRange, _ statement: Statement) {
        guard let first = range.first else { return }
        switch file.tokens.tokens[first].kind {
        case .keyword(.let), .keyword(.var), .keyword(.case):
            let equal = range.first { file.tokens.tokens[$0].kind == .equal }
            if let equal { expression(equal + 1..<range.upperBound) }
        case .poundAvailable, .poundUnavailable: return
        default:
            switch statement.kind {
            case .guardStatement, .forLoop:
                list.wrap(.clauseIgnored, range, "(Mutant.isOn(#) || (", "))")
            case .ifStatement:
                list.wrap(.clauseIgnored, range, "(Mutant.isOn(#) || (", "))")
                list.wrap(.conditionNegated, range, "Mutant.isOn(#) != (", ")")
            default:
                list.wrap(.conditionNegated, range, "Mutant.isOn(#) != (", ")")
            }
            expression(range)
        }
    }

    // MARK: - Results

    /// What a block gives back.
    private mutating func value(_ range: TokenRange, _ result: BodyResult) {
        guard let first = range.first else { return }
        switch file.tokens.tokens[first].kind {
        case .keyword(.try), .keyword(.if), .keyword(.switch), .keyword(.nil): return
        case .leftSquare where range.count == 2: return
        default: break
        }
        switch result {
        case .set: list.wrap(.resultEmptied, range, "Mutant.isOn(#) ? [] : (", ")")
        case .list:
            list.wrap(.resultEmptied, range, "Mutant.isOn(#) ? [] : (", ")")
            operands(ofSum: range)
        case .optional: list.wrap(.resultEmptied, range, "Mutant.isOn(#) ? nil : (", ")")
        case .flag: list.wrap(.resultEmptied, range, "Mutant.isOn(#) != (", ")")
        case .nothing, .other: break
        }
    }

    /// `a + b`: one without the other.
    private mutating func operands(ofSum range: TokenRange) {
        let sequence = file.operatorSequence(in: range)
        guard !sequence.operators.isEmpty,
            sequence.operators.allSatisfy({ file.tokens.spells($0, "+") })
        else { return }
        for operand in sequence.operands {
            list.wrap(.operandDropped, operand, "Mutant.none(#, ", ")")
        }
    }
}

/// What a function or property gives back, as far as a fault must know.
enum BodyResult {
    case nothing
    case list
    case set
    case optional
    case flag
    case other

    /// Reads a written type; no type is nothing.
    init(_ type: TokenRange?, in file: SwiftFile) {
        guard let type else {
            self = .nothing
            return
        }
        let text = file.text(type)
        if text.hasSuffix("?") {
            self = .optional
        } else if text == "Bool" {
            self = .flag
        } else if text.hasPrefix("["), text.hasSuffix("]"), !text.contains(":") {
            self = .list
        } else {
            self = text.hasPrefix("Set<") ? .set : .other
        }
    }
}
