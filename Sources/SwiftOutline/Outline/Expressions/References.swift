extension SwiftFile {
    /// Every identifier of a range and what it is used for, those in closures, nested declarations and string
    /// interpolations included; words such as `await`, `weak` and `override` are none.
    public func references(in range: TokenRange) -> [Reference] {
        var collector = ReferenceCollector(reader, skipsBraces: false)
        return collector.references(in: range)
    }
}

/// Walks tokens once and tells from the neighbours of each identifier what it is used for.
struct ReferenceCollector {
    private static let captureWords: WordSet = ["weak", "unowned"]
    private static let contextualKeywords: WordSet = ["actor", "macro"]

    private let file: TokenReader
    private var reader: TokenReader
    private let skipsBraces: Bool
    /// What is known of identifiers further on; nil for a word that is no name.
    private var known: [Int: Reference.Role?] = [:]
    private var endOfMarkedTypes = 0
    private var endOfDeclaredNames = 0
    /// Whether each open bracket around the cursor separates labelled arguments.
    private var brackets: [Bool] = []

    init(_ reader: TokenReader, skipsBraces: Bool) {
        self.file = reader
        self.reader = reader
        self.skipsBraces = skipsBraces
    }

    /// The references of a range, in order.
    mutating func references(in range: TokenRange) -> [Reference] {
        reader = file.limited(to: range)
        var result: [Reference] = []
        var index = max(0, range.lowerBound)
        while index < reader.limit {
            if skipsBraces, reader.kind(index) == .leftBrace {
                index = reader.afterGroup(index)
                continue
            }
            look(at: index)
            if let role = role(of: index) {
                result.append(Reference(token: index, name: reader.name(index), role: role))
            }
            index += 1
        }
        return result
    }

    /// Takes note of what a token says about those that follow it.
    private mutating func look(at index: Int) {
        switch reader.kind(index) {
        case .leftParen: brackets.append(true)
        case .leftSquare: brackets.append(isSubscript(index))
        case .leftBrace:
            brackets.append(false)
            readClosure(index)
        case .rightParen, .rightSquare, .rightBrace:
            brackets.removeLast(min(1, brackets.count))
        case .keyword(let keyword): readKeyword(keyword, at: index)
        case .arrow where index >= endOfMarkedTypes:
            markType(index + 1..<reader.endOfType(index + 1))
        case .operatorToken:
            if let end = reader.endOfGenericArguments(index) { markType(index..<end) }
        case .identifier: readWord(index)
        default: break
        }
    }

    private func isSubscript(_ index: Int) -> Bool {
        !reader.startsLine(index) && reader.isAttached(index) && endsOperand(index - 1)
    }

    private mutating func readKeyword(_ keyword: Keyword, at index: Int) {
        if isMember(index) { return }
        switch keyword {
        case .let, .var: readBinding(index)
        case .func:
            known[index + 1] = .some(.declaredName)
            readSignature(index + 2)
        case .`init`, .subscript: readSignature(index + 1)
        case .class, .struct, .enum, .protocol, .typealias, .associatedtype:
            if reader.kind(index + 1) == .identifier, !known.keys.contains(index + 1) {
                known[index + 1] = .some(.declaredName)
                readInheritance(index + 2)
            }
        case .extension:
            let end = reader.endOfType(index + 1)
            markType(index + 1..<end)
            readInheritance(end)
        case .import:
            var next = index + 1
            while next < reader.limit, !reader.startsLine(next), reader.kind(next) != .semicolon,
                !reader.isKeyword(next, .import)
            {
                known[next] = .some(nil)
                next += 1
            }
        case .as, .is:
            if let end = reader.endOfTypeOperator(index) { markType(index + 1..<end) }
        case .for: readLoop(index)
        default: break
        }
    }

    /// Marks the names that `let` or `var` binds, and their types.
    private mutating func readBinding(_ index: Int) {
        var pattern = index + 1
        let isPartOfPattern = index > 0 && isPatternContext(index - 1)
        while pattern < reader.limit {
            let end = reader.endOfBindingPattern(pattern)
            if isPartOfPattern,
                reader.kind(end) == .period || reader.kind(pattern) == .period
                    || reader.kind(end) == .leftParen
            {
                readEnumPattern(pattern)
                return
            }
            guard end > pattern else { return }
            declareNames(pattern..<end)
            var next = end
            if reader.kind(next) == .colon {
                let type = reader.endOfType(next + 1)
                markType(next + 1..<type)
                next = type
            }
            guard !isPartOfPattern else { return }
            if reader.kind(next) == .equal { next = reader.endOfExpression(next + 1, .basic) }
            if reader.kind(next) == .leftBrace { next = reader.afterGroup(next) }
            guard reader.kind(next) == .comma, reader.kind(next + 1) == .identifier else { return }
            pattern = next + 1
        }
    }

    /// Whether the token in front of `let` shows that it stands in a pattern or condition.
    private func isPatternContext(_ index: Int) -> Bool {
        switch reader.list.tokens[index].kind {
        case .keyword(.case), .keyword(.catch), .keyword(.if), .keyword(.guard), .keyword(.while),
            .leftParen, .comma, .colon:
            true
        default: false
        }
    }

    /// `Type.name(a, b)` behind `let`: the names in the parentheses are bound.
    private mutating func readEnumPattern(_ start: Int) {
        var index = start
        while reader.kind(index) == .identifier || reader.kind(index) == .period { index += 1 }
        guard reader.kind(index) == .leftParen else { return }
        declareNames(index..<reader.afterGroup(index))
    }

    private mutating func declareNames(_ range: TokenRange) {
        let start = max(range.lowerBound, endOfDeclaredNames)
        guard start < range.upperBound else { return }
        endOfDeclaredNames = range.upperBound
        for token in start..<range.upperBound where reader.kind(token) == .identifier {
            if range.count > 1 {
                if reader.kind(token + 1) == .colon || reader.kind(token - 1) == .period {
                    continue
                }
                if reader.kind(token + 1) == .period || reader.kind(token + 1) == .leftParen {
                    continue
                }
            }
            known[token] = .some(.declaredName)
        }
    }

    private mutating func readLoop(_ index: Int) {
        var token = index + 1
        while token < reader.limit, !reader.isKeyword(token, .in),
            reader.kind(token) != .leftBrace
        {
            if case .keyword(let keyword) = reader.kind(token), keyword != .try, keyword != .Any,
                keyword != .Self
            {
                return
            }
            token += 1
        }
        guard reader.isKeyword(token, .in) else { return }
        var end = index + 1
        while end < token, reader.kind(end) != .colon { end = reader.afterGroup(end) }
        declareNames(index + 1..<end)
        if end < token { markType(end..<token) }
        for word in index + 1..<token where reader.isWord(word, "await") {
            known[word] = .some(nil)
        }
    }

    private mutating func readInheritance(_ start: Int) {
        var index = start
        if let end = reader.endOfAngles(index) {
            markType(index..<end)
            index = end
        }
        guard reader.kind(index) == .colon || reader.kind(index) == .equal else { return }
        repeat {
            let end = reader.endOfType(index + 1)
            guard end > index + 1 else { return }
            markType(index + 1..<end)
            index = end
        } while reader.kind(index) == .comma
    }

    private mutating func readSignature(_ start: Int) {
        var open = start
        if let end = reader.endOfAngles(start) {
            markType(start..<end)
            open = end
        }
        if reader.kind(open) == .postfixQuestionMark || reader.kind(open) == .exclamationMark {
            open += 1
        }
        guard reader.kind(open) == .leftParen, let close = reader.partner(open) else { return }
        readParameters(in: open + 1..<close)
    }

    private mutating func readParameters(in range: TokenRange) {
        for parameter in reader.parameters(in: range, isSubscript: false) {
            let start = parameter.range.lowerBound
            for token in start..<max(start, parameter.nameToken)
            where reader.kind(token) == .identifier && reader.kind(token - 1) != .atSign {
                known[token] = .some(.argumentLabel)
            }
            if parameter.type.lowerBound > parameter.nameToken {
                known[parameter.nameToken] = .some(.declaredName)
            }
            markType(parameter.type)
        }
    }

    private mutating func readClosure(_ open: Int) {
        guard let shape = reader.closure(at: open), let end = shape.inKeyword else { return }
        if let captures = shape.captureList { readCaptures(captures) }
        guard let parameters = shape.parameters else { return }
        let names = outerTokens(of: parameters)
        if names.contains(where: { reader.kind($0) == .colon }) {
            return readParameters(in: parameters)
        }
        for token in names where token < end && reader.kind(token) == .identifier {
            known[token] = .some(.declaredName)
        }
    }

    /// The tokens of a range that stand in no bracket inside of it, the brackets themselves left out.
    private func outerTokens(of range: TokenRange) -> [Int] {
        var result: [Int] = []
        var index = range.lowerBound
        while index < range.upperBound {
            let next = reader.afterGroup(index)
            if next == index + 1 { result.append(index) }
            index = next
        }
        return result
    }

    /// `[weak self, x, y = value]`: `y` is a new name, `x` is used.
    private mutating func readCaptures(_ range: TokenRange) {
        let content = range.lowerBound + 1..<max(range.lowerBound + 1, range.upperBound - 1)
        for token in outerTokens(of: content) where reader.kind(token) == .identifier {
            switch reader.kind(token - 1) {
            case .leftSquare, .comma:
                if reader.kind(token + 1) == .equal {
                    known[token] = .some(.declaredName)
                } else if reader.spells(token, oneOf: Self.captureWords),
                    reader.kind(token + 1) != .comma, token + 1 < content.upperBound
                {
                    known[token] = .some(nil)
                    readCapturedName(behind: token)
                }
            default: continue
            }
        }
    }

    private mutating func readCapturedName(behind word: Int) {
        let name = reader.kind(word + 1) == .leftParen ? reader.afterGroup(word + 1) : word + 1
        if name == word + 4 { known[word + 2] = .some(nil) }
        if reader.kind(name) == .identifier, reader.kind(name + 1) == .equal {
            known[name] = .some(.declaredName)
        }
    }

    /// Words that are identifiers to the lexer and no names.
    private mutating func readWord(_ index: Int) {
        if known.keys.contains(index) || isMember(index) || reader.kind(index + 1) == .colon {
            return
        }
        if reader.isPrefixWord(index) {
            known[index] = .some(nil)
        } else if reader.spells(index, oneOf: Self.contextualKeywords) {
            guard reader.declarationHead(at: index) != nil else { return }
            known[index] = .some(nil)
            known[index + 1] = .some(.declaredName)
        } else if reader.endOfModifier(index) != nil, reader.declarationHead(at: index) != nil {
            known[index] = .some(nil)
        }
    }

    /// Marks the names in a type; what an outer type has marked already is not looked at again.
    private mutating func markType(_ range: TokenRange) {
        let start = max(range.lowerBound, endOfMarkedTypes)
        guard start < range.upperBound else { return }
        endOfMarkedTypes = range.upperBound
        for token in start..<range.upperBound where reader.kind(token) == .identifier {
            if reader.spells(token, oneOf: TypeSpecifier.words),
                reader.kind(token + 1) == .identifier
            {
                known[token] = .some(nil)
            } else if reader.kind(token - 1) != .atSign, !known.keys.contains(token) {
                known[token] = .some(.type)
            }
        }
    }

    /// The role of an identifier, or of a reserved word that is used as a name; nil for anything else.
    private func role(of index: Int) -> Reference.Role? {
        switch reader.kind(index) {
        case .identifier, .dollarIdentifier:
            if let role = known[index] { return role }
        case .keyword: break
        default: return nil
        }
        if isMember(index) { return memberRole(index) }
        if isLabel(index) { return .argumentLabel }
        if case .keyword = reader.kind(index) { return nil }
        if index > 0 {
            switch reader.list.tokens[index - 1].kind {
            case .atSign, .pound: return .attribute
            default: break
            }
        }
        return .bare
    }

    private func isLabel(_ index: Int) -> Bool {
        guard reader.kind(index + 1) == .colon, index > 0 else { return false }
        switch reader.list.tokens[index - 1].kind {
        case .leftParen, .leftSquare, .comma: return brackets.last ?? false
        case .rightBrace: return reader.labelledClosure(at: index) != nil
        default: return false
        }
    }

    private func isMember(_ index: Int) -> Bool {
        guard index > 0 else { return false }
        switch reader.list.tokens[index - 1].kind {
        case .period: return true
        case .operatorToken:
            return reader.list.text(of: index - 1).hasSuffix(".") && reader.isAttached(index)
        default: return false
        }
    }

    private func memberRole(_ index: Int) -> Reference.Role {
        var base = index - 2
        guard base >= 0, endsOperand(base) else { return .implicitMember }
        while base > 0 {
            switch reader.list.tokens[base].kind {
            case .postfixQuestionMark, .exclamationMark:
                base -= 1
                continue
            default: break
            }
            break
        }
        let isSelf = reader.list.tokens[base].kind == .keyword(.self)
        return .member(ofSelf: isSelf && !(base > 0 && isMember(base)))
    }

    /// Whether a token can be the last one of an operand.
    private func endsOperand(_ index: Int) -> Bool {
        guard index >= 0 else { return false }
        switch reader.list.tokens[index].kind {
        case .identifier, .dollarIdentifier, .integerLiteral, .floatLiteral, .stringQuote,
            .multilineStringQuote, .rawStringDelimiter, .regexSlash, .regexDelimiter, .rightParen,
            .rightSquare, .rightBrace, .postfixQuestionMark, .exclamationMark,
            .operatorToken(.postfix), .backslash:
            return true
        case .operatorToken:
            return reader.firstByte(index) == UInt8(ascii: ">")
        case .keyword(let keyword):
            switch keyword {
            case .self, .Self, .super, .Any, .true, .false, .nil: return true
            default: return isMember(index)
            }
        default:
            return false
        }
    }
}
