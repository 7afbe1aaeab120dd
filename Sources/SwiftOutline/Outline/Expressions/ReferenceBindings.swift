extension ReferenceCollector {
    private static let captureWords: WordSet = ["weak", "unowned"]

    /// Marks the names that `let` or `var` binds, and their types.
    mutating func readBinding(_ index: Int) {
        var pattern = index + 1
        let isPartOfPattern = index > 0 && isPatternContext(index - 1)
        while pattern < reader.limit {
            let end = reader.endOfBindingPattern(pattern)
            if isPartOfPattern, startsEnumPattern(pattern, end) { return readEnumPattern(pattern) }
            guard end > pattern else { return }
            declareNames(pattern..<end)
            var next = end
            if reader.kind(next) == .colon, !(isPartOfPattern && isInCaseLabel) {
                let type = reader.endOfType(next + 1)
                markType(next + 1..<type)
                next = type
            }
            guard !isPartOfPattern else { return }
            if let value = reader.initializer(at: next) { next = value.upperBound }
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

    private func startsEnumPattern(_ pattern: Int, _ end: Int) -> Bool {
        reader.kind(pattern) == .period || reader.kind(end) == .period
            || reader.kind(end) == .leftParen
    }

    /// `Type.name(a, b)` behind `let`: the names in the parentheses are bound.
    private mutating func readEnumPattern(_ start: Int) {
        var index = start
        while reader.kind(index) == .identifier || reader.kind(index) == .period
            || reader.kind(index - 1) == .period
        {
            index += 1
        }
        guard reader.kind(index) == .leftParen else { return }
        declareNames(index..<reader.afterGroup(index))
    }

    /// Marks the names of a pattern; labels, paths and types in it are no names.
    private mutating func declareNames(_ range: TokenRange) {
        let start = max(range.lowerBound, endOfDeclaredNames)
        guard start < range.upperBound else { return }
        endOfDeclaredNames = range.upperBound
        for token in start..<range.upperBound where reader.kind(token) == .identifier {
            if range.count == 1 || isPatternName(token) { known[token] = .some(.declaredName) }
        }
    }

    private func isPatternName(_ token: Int) -> Bool {
        switch reader.kind(token + 1) {
        case .colon, .period, .leftParen: return false
        default: break
        }
        switch reader.kind(token - 1) {
        case .period, .keyword(.as), .keyword(.is): return false
        default: return true
        }
    }

    /// The names between `for` and `in`; those of `for case` are left to the `let` that stands there.
    mutating func readLoop(_ index: Int) {
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

    /// Marks the captures and parameters of a closure.
    mutating func readClosure(_ open: Int) {
        guard let shape = reader.closure(at: open), let end = shape.inKeyword else { return }
        if let captures = shape.captureList { readCaptures(captures) }
        guard let parameters = shape.parameters else { return }
        let names = outerTokens(of: parameters)
        if names.contains(where: { reader.kind($0) == .colon }) {
            readParameters(in: parameters, areBound: true)
        }
        for token in names where token < end && reader.kind(token) == .identifier {
            let next = reader.kind(token + 1)
            let isWhole = token == parameters.lowerBound || reader.kind(token - 1) == .comma
            if isWhole, next == .comma || token + 1 == parameters.upperBound {
                known[token] = .some(.declaredName)
            }
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
            guard reader.kind(token - 1) == .leftSquare || reader.kind(token - 1) == .comma else {
                continue
            }
            if reader.kind(token + 1) == .equal {
                known[token] = .some(.declaredName)
            } else if reader.spells(token, oneOf: Self.captureWords),
                reader.kind(token + 1) != .comma, token + 1 < content.upperBound
            {
                known[token] = .some(nil)
                readCapturedName(behind: token)
            }
        }
    }

    private mutating func readCapturedName(behind word: Int) {
        let name =
            reader.kind(word + 1) == .leftParen ? reader.afterGroup(word + 1) : word + 1
        if name == word + 4 { known[word + 2] = .some(nil) }
        if reader.kind(name) == .identifier, reader.kind(name + 1) == .equal {
            known[name] = .some(.declaredName)
        }
    }
}
