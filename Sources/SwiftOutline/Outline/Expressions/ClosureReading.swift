extension SwiftFile {
    /// The parts of the closure whose `{` has this token index; nil where there is no `{`.
    public func closure(at open: Int) -> ClosureShape? {
        reader.closure(at: open)
    }
}

extension TokenReader {
    /// The parts of the closure whose `{` is at an index.
    func closure(at open: Int) -> ClosureShape? {
        guard let braces = braces(open) else { return nil }
        var reader = self
        reader.limit = min(limit, braces.content.upperBound)
        return reader.closure(braces)
    }

    private func closure(_ braces: BracketPair) -> ClosureShape {
        let content = braces.content
        var index = endOfAttributes(content.lowerBound)
        var captures: TokenRange?
        if kind(index) == .leftSquare {
            captures = index..<afterGroup(index)
            index = afterGroup(index)
        }
        var parameters: TokenRange?
        if kind(index) == .leftParen {
            parameters = index + 1..<(partner(index) ?? index + 1)
            index = afterGroup(index)
        } else {
            let end = endOfBareParameters(index)
            if end > index { parameters = index..<end }
            index = end
        }
        index = endOfEffects(index).end
        if kind(index) == .arrow { index = endOfType(index + 1) }
        guard isKeyword(index, .in) else {
            return ClosureShape(
                braces: braces, captureList: nil, parameters: nil, inKeyword: nil, body: content)
        }
        return ClosureShape(
            braces: braces, captureList: captures, parameters: parameters, inKeyword: index,
            body: index + 1..<content.upperBound)
    }

    /// Behind `a, b, _`.
    private func endOfBareParameters(_ start: Int) -> Int {
        var index = start
        while kind(index) == .identifier && !isWord(index, "async") || kind(index) == .wildcard {
            index += 1
            guard kind(index) == .comma else { break }
            index += 1
        }
        return index
    }
}
