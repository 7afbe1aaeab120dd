extension SwiftFile {
    /// Every identifier of a range and what it is used for, those in closures, nested declarations and string
    /// interpolations included; words such as `await`, `weak` and `override` are none.
    ///
    /// Reserved words count where they are used as names: `.default`, `for:`.
    public func references(in range: TokenRange) -> [Reference] {
        var collector = ReferenceCollector(reader, skipsBraces: false)
        return collector.references(in: range)
    }
}

/// Walks tokens once and tells from the neighbours of each identifier what it is used for.
struct ReferenceCollector {
    private let file: TokenReader
    private let skipsBraces: Bool
    private var brackets: [Bracket] = []
    /// The tokens of the range.
    var reader: TokenReader
    /// What is known of tokens further on; nil for a word that is no name.
    var known: [Int: Reference.Role?] = [:]
    /// Up to where the tokens of types are known.
    var endOfMarkedTypes = 0
    /// Up to where the names of declarations are known.
    var endOfDeclaredNames = 0
    /// Token index of the `{` of the last `enum`.
    var enumBody = -1
    /// Whether a `where` belongs to a loop or pattern, and not to a declaration.
    var whereIsExpression = true
    /// Whether a `:` behind a pattern ends the label of a `case`, and starts no type.
    var isInCaseLabel = false

    /// What the commas and colons of an open bracket separate.
    private enum Bracket {
        /// Arguments with labels.
        case arguments
        case enumBody
        case other
    }

    /// A walk through tokens; what stands in braces may be left out.
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

    /// Whether the innermost bracket holds arguments.
    var isInArguments: Bool { brackets.last == .arguments }
    /// Whether the innermost bracket is the body of an enum.
    var isInEnumBody: Bool { brackets.last == .enumBody }

    /// Takes note of what a token says about those that follow it.
    private mutating func look(at index: Int) {
        switch reader.kind(index) {
        case .leftParen: brackets.append(.arguments)
        case .leftSquare: brackets.append(isSubscript(index) ? .arguments : .other)
        case .leftBrace:
            brackets.append(index == enumBody ? .enumBody : .other)
            readClosure(index)
        case .rightParen, .rightSquare, .rightBrace:
            brackets.removeLast(min(1, brackets.count))
        case .keyword(let keyword):
            if isName(index) { return }
            readKeyword(keyword, at: index)
        case .arrow where index >= endOfMarkedTypes:
            markType(index + 1..<reader.endOfType(index + 1))
        case .operatorToken:
            if let end = reader.endOfGenericArguments(index) { markType(index..<end) }
        case .atSign where reader.isWord(index + 1, "available"): readAvailability(index + 1)
        case .poundAvailable, .poundUnavailable: readAvailability(index)
        case .poundIf, .poundElseif: readDirective(index)
        case .identifier: readWord(index)
        default: break
        }
    }

    /// Whether a reserved word is used as a name or label, or is accounted for.
    private func isName(_ index: Int) -> Bool {
        isMember(index) || known.keys.contains(index)
            || reader.kind(index + 1) == .colon && !reader.isKeyword(index, .default)
    }

    private func isSubscript(_ index: Int) -> Bool {
        !reader.startsLine(index) && reader.isAttached(index) && endsOperand(index - 1)
    }

    /// The role of an identifier, or of a reserved word that is used as a name; nil for anything else.
    private func role(of index: Int) -> Reference.Role? {
        switch reader.kind(index) {
        case .identifier, .dollarIdentifier, .keyword:
            if let role = known[index] { return role }
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
        case .leftParen, .leftSquare, .comma: return brackets.last == .arguments
        case .rightBrace: return reader.labelledClosure(at: index) != nil
        case .colon: return brackets.last == .arguments && reader.isLabel(index - 2)
        default: return false
        }
    }

    /// Whether a dot stands in front, or an operator such as `.?.` of a key path.
    func isMember(_ index: Int) -> Bool {
        guard index > 0 else { return false }
        switch reader.list.tokens[index - 1].kind {
        case .period: return true
        case .operatorToken:
            let bytes = reader.list.text.bytes[reader.list.tokens[index - 1].range]
            return bytes.last == UInt8(ascii: ".") && bytes.contains(UInt8(ascii: "?"))
        default: return false
        }
    }

    private func memberRole(_ index: Int) -> Reference.Role {
        var base = index - 2
        guard base >= 0, endsOperand(base) else { return .implicitMember }
        while base > 0 {
            let kind = reader.list.tokens[base].kind
            guard kind == .postfixQuestionMark || kind == .exclamationMark else { break }
            base -= 1
        }
        let isSelf = reader.list.tokens[base].kind == .keyword(.self)
        return .member(ofSelf: isSelf && !isMember(base))
    }

    /// Whether a token can be the last one of an operand.
    private func endsOperand(_ index: Int) -> Bool {
        guard index >= 0 else { return false }
        switch reader.list.tokens[index].kind {
        case .identifier:
            return !reader.list.spells(index, "await")
        case .dollarIdentifier, .integerLiteral, .floatLiteral, .stringQuote,
            .multilineStringQuote, .rawStringDelimiter, .regexSlash, .regexDelimiter, .rightParen,
            .rightSquare, .rightBrace, .postfixQuestionMark, .exclamationMark,
            .operatorToken(.postfix), .backslash, .poundEndif:
            return true
        case .operatorToken:
            return reader.consists(index, of: UInt8(ascii: ">"), UInt8(ascii: "?"))
                && reader.isAttached(index) && reader.isAttached(index + 1)
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
