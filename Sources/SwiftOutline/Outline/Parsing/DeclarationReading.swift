extension TokenReader {
    /// The declaration of a head, without its members.
    func declarationWithoutMembers(_ head: DeclarationHead) -> Declaration {
        var declaration = Declaration(
            kind: head.kind, name: "", nameRange: nil,
            range: head.start..<head.keyword + 1, keyword: head.keyword)
        readAttributes(head, into: &declaration)
        let end = readParts(head.keyword + 1, into: &declaration)
        declaration.range = head.start..<max(head.keyword + 1, min(end, limit))
        return declaration
    }

    private func readParts(_ start: Int, into declaration: inout Declaration) -> Int {
        switch declaration.kind {
        case .class, .struct, .enum, .actor, .protocol:
            return readType(start, into: &declaration)
        case .extension:
            return readExtension(start, into: &declaration)
        case .function, .macro:
            return readFunction(start, into: &declaration)
        case .initializer, .subscript:
            return readInitializer(start, into: &declaration)
        case .deinitializer:
            declaration.name = "deinit"
            declaration.nameRange = declaration.keyword..<declaration.keyword + 1
            return readBody(endOfEffects(start).end, into: &declaration)
        case .variable:
            return readVariable(start, into: &declaration)
        case .typealias, .associatedType:
            return readTypeAlias(start, into: &declaration)
        case .import:
            return readImport(start, into: &declaration)
        case .enumCase:
            return readEnumCase(start, into: &declaration)
        case .operatorDeclaration:
            return readOperator(start, into: &declaration)
        case .precedenceGroup:
            return readBody(readName(start, into: &declaration), into: &declaration)
        }
    }

    /// Takes a name; a reserved word counts where nothing else can stand.
    func readName(_ index: Int, into declaration: inout Declaration) -> Int {
        switch kind(index) {
        case .identifier, .wildcard, .dollarIdentifier: break
        case .keyword where !startsLine(index): break
        default: return index
        }
        declaration.name = name(index)
        declaration.nameRange = index..<index + 1
        return index + 1
    }

    /// Takes the braces, where they stand.
    func readBody(_ index: Int, into declaration: inout Declaration) -> Int {
        guard let braces = braces(index) else { return index }
        declaration.bodyBraces = braces
        return after(braces)
    }

    private func readType(_ start: Int, into declaration: inout Declaration) -> Int {
        var index = readName(start, into: &declaration)
        index = endOfAngles(index) ?? index
        index = readInheritance(index, into: &declaration)
        return readBody(endOfRequirements(index), into: &declaration)
    }

    private func readExtension(_ start: Int, into declaration: inout Declaration) -> Int {
        var index = endOfType(start)
        if index > start {
            declaration.nameRange = start..<index
            declaration.name = text(start..<index).filter { $0 != "`" }
        }
        index = readInheritance(index, into: &declaration)
        return readBody(endOfRequirements(index), into: &declaration)
    }

    private func readTypeAlias(_ start: Int, into declaration: inout Declaration) -> Int {
        var index = readName(start, into: &declaration)
        index = endOfAngles(index) ?? index
        index = readInheritance(index, into: &declaration)
        if kind(index) == .equal { index = endOfType(index + 1) }
        return endOfRequirements(index)
    }

    private func readImport(_ start: Int, into declaration: inout Declaration) -> Int {
        var index = start
        if case .keyword = kind(index), !startsLine(index), !startsLine(index + 1) { index += 1 }
        let first = index
        while index < limit, index == first ? !startsLine(index) : true {
            switch kind(index) {
            case .identifier, .keyword, .wildcard: index += 1
            case .operatorToken where index > first: index += 1
            default: break
            }
            guard kind(index) == .period, index > first else { break }
            index += 1
        }
        if index > first {
            declaration.nameRange = first..<index
            declaration.name = (first..<index).map { name($0) }.joined()
        }
        return index
    }

    private func readEnumCase(_ start: Int, into declaration: inout Declaration) -> Int {
        var index = start
        while index < limit {
            let nameToken = index
            switch kind(index) {
            case .identifier, .wildcard: index += 1
            case .keyword where !startsLine(index): index += 1
            default: return index
            }
            var type: TokenRange?
            if kind(index) == .leftParen {
                type = index..<afterGroup(index)
                index = afterGroup(index)
            }
            let value = initializer(at: index)
            index = value?.upperBound ?? index
            declaration.bindings.append(
                Binding(
                    name: name(nameToken), nameToken: nameToken,
                    pattern: nameToken..<nameToken + 1, type: type, initializer: value,
                    accessorBraces: nil, accessorKinds: []))
            if declaration.nameRange == nil {
                declaration.name = name(nameToken)
                declaration.nameRange = nameToken..<nameToken + 1
            }
            guard kind(index) == .comma else { return index }
            index += 1
        }
        return index
    }

    private func readOperator(_ start: Int, into declaration: inout Declaration) -> Int {
        var index = start
        while index < limit, index == start || isAttached(index) {
            guard kind(index) != .colon, kind(index) != .leftBrace, kind(index) != .semicolon
            else { break }
            index += 1
        }
        if index > start {
            declaration.nameRange = start..<index
            declaration.name = text(start..<index)
        }
        if kind(index) == .colon { index = endOfNameList(index + 1) }
        return readBody(index, into: &declaration)
    }

    /// Behind `Name, Name`.
    private func endOfNameList(_ start: Int) -> Int {
        var index = endOfType(start)
        while kind(index) == .comma, index > start { index = endOfType(index + 1) }
        return index
    }

    /// The value behind `=`.
    func initializer(at index: Int) -> TokenRange? {
        guard kind(index) == .equal else { return nil }
        let end = endOfExpression(index + 1, .basic)
        return index + 1..<max(end, index + 1)
    }

    /// The source text from the first token to the last.
    func text(_ range: TokenRange) -> String {
        guard let first = range.first, let last = range.last, last < list.tokens.count else {
            return ""
        }
        return list.text[list.tokens[first].start..<list.tokens[last].end]
    }
}
