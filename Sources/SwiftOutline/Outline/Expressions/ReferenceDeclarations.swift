extension ReferenceCollector {
    private static let contextualKeywords: WordSet = ["actor", "macro"]
    private static let accessors: WordSet = ["get", "set", "willSet", "didSet", "_read", "_modify"]

    /// Takes note of the names and types behind a reserved word.
    mutating func readKeyword(_ keyword: Keyword, at index: Int) {
        switch keyword {
        case .let, .var: readBinding(index)
        case .func: readFunction(index)
        case .`init`, .subscript:
            whereIsExpression = false
            readSignature(index + 1)
        case .class, .struct, .enum, .protocol, .typealias, .associatedtype:
            readType(index, isEnum: keyword == .enum)
        case .extension:
            whereIsExpression = false
            let end = reader.endOfType(index + 1)
            markType(index + 1..<end)
            readInheritance(end)
        case .import: readImport(index)
        case .as, .is:
            if let end = reader.endOfTypeOperator(index) { markType(index + 1..<end) }
        case .throws where reader.kind(index + 1) == .leftParen:
            markType(index + 1..<reader.afterGroup(index + 1))
        case .for, .catch, .switch:
            whereIsExpression = true
            isInCaseLabel = false
            if keyword == .for { readLoop(index) }
        case .case:
            whereIsExpression = true
            isInCaseLabel = reader.caseLabel(at: index) != nil
            if isInEnumBody { readEnumCase(index) }
        case .if, .guard, .while:
            isInCaseLabel = false
        case .break, .continue:
            if !reader.startsLine(index + 1) { known[index + 1] = .some(nil) }
        case .private, .fileprivate, .internal, .public:
            if reader.kind(index + 1) == .leftParen { known[index + 2] = .some(nil) }
        case .where where !whereIsExpression:
            markType(index + 1..<reader.endOfRequirements(index))
        default: break
        }
    }

    /// Words that are identifiers to the lexer and no names.
    mutating func readWord(_ index: Int) {
        if known.keys.contains(index) || isMember(index) { return }
        if reader.kind(index + 1) == .colon {
            if reader.startsControlFlow(index + 2), !isInArguments { known[index] = .some(nil) }
            return
        }
        if reader.isPrefixWord(index) || isEffect(index) || isAccessor(index) {
            known[index] = .some(nil)
        } else if reader.spells(index, oneOf: Self.contextualKeywords) {
            guard reader.declarationHead(at: index) != nil else { return }
            known[index] = .some(nil)
            readType(index, isEnum: false)
        } else if reader.endOfModifier(index) != nil, reader.declarationHead(at: index) != nil {
            known[index] = .some(nil)
        }
    }

    /// Whether `async` stands behind the parameters of a function.
    private func isEffect(_ index: Int) -> Bool {
        guard index > 0, reader.list.spells(index, "async") else { return false }
        return reader.list.tokens[index - 1].kind == .rightParen
    }

    /// Whether `get`, `set` and the like start an accessor.
    private func isAccessor(_ index: Int) -> Bool {
        guard index > 0, reader.spells(index, oneOf: Self.accessors) else { return false }
        switch reader.list.tokens[index - 1].kind {
        case .leftBrace, .rightBrace, .semicolon, .identifier: break
        default: return false
        }
        switch reader.kind(index + 1) {
        case .leftBrace, .rightBrace, .keyword(.throws), .identifier: return true
        case .leftParen: return reader.kind(reader.afterGroup(index + 1)) == .leftBrace
        default: return false
        }
    }

    /// The condition of a `#if` holds no names of the program.
    mutating func readDirective(_ index: Int) {
        for token in index + 1..<reader.endOfDirective(index) { known[token] = .some(nil) }
    }

    /// The arguments of `@available` and `#available` hold no names.
    mutating func readAvailability(_ name: Int) {
        guard reader.kind(name + 1) == .leftParen, let close = reader.partner(name + 1) else {
            return
        }
        for token in name + 2..<close { known[token] = .some(nil) }
    }

    private mutating func readFunction(_ index: Int) {
        whereIsExpression = false
        known[index + 1] = .some(.declaredName)
        if case .operatorToken = reader.kind(index + 1), reader.kind(index + 2) == .identifier,
            let end = reader.endOfAngles(index + 2, alreadyOpen: true)
        {
            markType(index + 2..<end)
            return readSignature(end)
        }
        readSignature(index + 2)
    }

    /// The name of a type with its generic parameters and what it inherits from.
    private mutating func readType(_ index: Int, isEnum: Bool) {
        guard reader.kind(index + 1) == .identifier, !known.keys.contains(index + 1) else { return }
        whereIsExpression = false
        known[index + 1] = .some(.declaredName)
        let end = readInheritance(index + 2)
        if isEnum { enumBody = reader.endOfRequirements(end) }
    }

    private mutating func readImport(_ index: Int) {
        var next = index + 1
        while next < reader.limit, !reader.startsLine(next), reader.kind(next) != .semicolon,
            !reader.isKeyword(next, .import)
        {
            known[next] = .some(nil)
            next += 1
        }
    }

    /// Marks generic parameters and inherited types; returns the token behind them.
    @discardableResult
    private mutating func readInheritance(_ start: Int) -> Int {
        var index = start
        if let end = reader.endOfAngles(index) {
            markType(index..<end)
            index = end
        }
        guard reader.kind(index) == .colon || reader.kind(index) == .equal else { return index }
        repeat {
            let end = reader.endOfType(index + 1)
            guard end > index + 1 else { return index }
            markType(index + 1..<end)
            index = end
        } while reader.kind(index) == .comma
        return index
    }

    /// `case a, b(label: Type) = value` of an enum.
    private mutating func readEnumCase(_ start: Int) {
        var index = start + 1
        while index < reader.limit {
            known[index] = .some(.declaredName)
            index += 1
            if reader.kind(index) == .leftParen, let close = reader.partner(index) {
                readParameters(in: index + 1..<close, areBound: false)
                index = close + 1
            }
            if let value = reader.initializer(at: index) { index = value.upperBound }
            guard reader.kind(index) == .comma else { return }
            index += 1
        }
    }

    private mutating func readSignature(_ start: Int) {
        var open = start
        if reader.kind(open) == .postfixQuestionMark || reader.kind(open) == .exclamationMark {
            open += 1
        }
        if let end = reader.endOfAngles(open) {
            markType(open..<end)
            open = end
        }
        guard reader.kind(open) == .leftParen, let close = reader.partner(open) else { return }
        readParameters(in: open + 1..<close, areBound: true)
    }

    /// Marks labels, names and types of parameters.
    ///
    /// - Parameter areBound: whether the names are known in a body; those of an enum's associated values are labels.
    mutating func readParameters(in range: TokenRange, areBound: Bool) {
        for parameter in reader.parameters(in: range, isSubscript: false) {
            let name = parameter.nameToken
            let isNamed = parameter.type.lowerBound > name
            if isNamed {
                known[name] = .some(areBound ? .declaredName : .argumentLabel)
                let label = name - 1
                if label >= parameter.range.lowerBound, isParameterLabel(label) {
                    known[label] = .some(.argumentLabel)
                }
            }
            markType(parameter.type)
        }
    }

    private func isParameterLabel(_ index: Int) -> Bool {
        switch reader.kind(index - 1) {
        case .atSign, .period: return false
        default: break
        }
        switch reader.kind(index) {
        case .identifier: return true
        case .keyword(let keyword): return keyword != .inout && keyword != .var && keyword != .let
        default: return false
        }
    }

    /// Marks the names in a type; what an outer type has marked already is not looked at again.
    mutating func markType(_ range: TokenRange) {
        let start = max(range.lowerBound, endOfMarkedTypes)
        guard start < range.upperBound else { return }
        endOfMarkedTypes = range.upperBound
        for token in start..<range.upperBound where reader.kind(token) == .identifier {
            if isTypeWord(token) {
                known[token] = .some(nil)
            } else if reader.kind(token - 1) != .atSign, !known.keys.contains(token) {
                known[token] = .some(.type)
            }
        }
    }

    /// Whether an identifier in a type is a word such as `some` or `async`.
    private func isTypeWord(_ index: Int) -> Bool {
        switch reader.kind(index + 1) {
        case .identifier: reader.spells(index, oneOf: TypeSpecifier.words)
        case .arrow, .keyword(.throws): reader.list.spells(index, "async")
        default: false
        }
    }
}
