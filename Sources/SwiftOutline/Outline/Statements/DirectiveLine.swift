extension SwiftFile {
    /// The byte offset of the start of a line in front of which a line such as `#warning("…")` may stand: that of the
    /// innermost declaration or statement around an offset which begins its line, with the lines of its documentation.
    ///
    /// Nil where none begins its line.
    public func lineForDirective(at offset: Int) -> Int? {
        var search = DirectiveSearch(self, token: tokens.token(holding: offset))
        search.run()
        return search.line.map(aboveDocumentation)
    }

    /// The line above the lines of documentation that end in front of one.
    private func aboveDocumentation(_ line: Int) -> Int {
        var line = line
        while line > 0 {
            let above = startOfLine(max(0, line - 1 - (isPairedBreak(endingAt: line) ? 1 : 0)))
            var start = above
            while start < line, text.bytes[start].isBlank { start += 1 }
            guard text[start..<min(start + 3, line)] == "///" else { break }
            line = above
        }
        return line
    }

    private func isPairedBreak(endingAt offset: Int) -> Bool {
        offset > 1 && text.bytes[offset - 1] == 10 && text.bytes[offset - 2] == 13
    }
}

/// The way from the top of a file to the innermost statement around a token.
private struct DirectiveSearch {
    private let file: SwiftFile
    private let token: Int
    /// The start of the best line so far.
    private(set) var line: Int?

    /// What is looked through next.
    private enum Part {
        case declarations([Declaration])
        case statements([Statement])
        /// Code whose statements are no part of the outline: those of closures in it are.
        case expression(TokenRange)
        case nothing
    }

    init(_ file: SwiftFile, token: Int) {
        self.file = file
        self.token = token
    }

    /// Goes down as far as there is a part around the token; each part is smaller than the one before.
    mutating func run() {
        var next = Part.declarations(file.declarations)
        if !file.declarations.contains(where: { $0.range.contains(token) }) {
            next = .statements(file.topLevelStatements)
        }
        while true {
            switch next {
            case .declarations(let all):
                guard let found = all.firstIndex(where: { $0.range.contains(token) }) else {
                    return
                }
                note(all[...found].map(\.range.lowerBound))
                next = part(of: all[found])
            case .statements(let all):
                guard let found = all.firstIndex(where: { $0.range.contains(token) }) else {
                    return
                }
                note(all[...found].map(\.range.lowerBound))
                next = part(of: all[found])
            case .expression(let range):
                guard let body = closure(in: range) else { return }
                next = .statements(file.statements(of: body))
            case .nothing: return
            }
        }
    }

    /// Notes the line of the last of some parts, where one of them begins it.
    private mutating func note(_ starts: [Int]) {
        let offsets = starts.reversed().map { file.tokens.tokens[$0].start }
        guard let last = offsets.first else { return }
        let own = file.startOfLine(last)
        for offset in offsets {
            guard file.startOfLine(offset) == own else { return }
            if file.startsLine(offset) {
                line = own
                return
            }
        }
    }

    private func part(of declaration: Declaration) -> Part {
        if !declaration.members.isEmpty { return .declarations(declaration.members) }
        if let body = declaration.body, body.contains(token) {
            return .statements(file.statements(of: body))
        }
        // In front of `get` no directive may stand.
        for binding in declaration.bindings where binding.accessors?.contains(token) ?? false {
            guard let accessors = binding.accessors else { continue }
            return binding.accessorKinds == [.implicitGetter]
                ? .statements(file.statements(of: accessors)) : .expression(accessors)
        }
        let behindKeyword = declaration.keyword + 1
        return .expression(behindKeyword..<max(behindKeyword, declaration.range.upperBound))
    }

    private mutating func part(of statement: Statement) -> Part {
        if case .declaration(let declaration) = statement.kind { return part(of: declaration) }
        for block in statement.blocks {
            if block.body.contains(token) { return .statements(file.statements(of: block.body)) }
            if case .case(let label) = block.role, label.contains(token) {
                note([label.lowerBound])
                return .nothing
            }
        }
        return .expression(statement.range)
    }

    /// The statements of the outermost closure around the token, behind its parameters; nil where there is none.
    private func closure(in range: TokenRange) -> TokenRange? {
        var index = range.lowerBound
        while index < min(token, range.upperBound) {
            let partner = Int(file.tokens.partners[index])
            if partner > token, file.tokens.tokens[index].kind == .leftBrace {
                return behindParameters(index + 1..<partner)
            }
            index = partner > index && partner < token ? partner + 1 : index + 1
        }
        return nil
    }

    private func behindParameters(_ body: TokenRange) -> TokenRange {
        let tokens = file.tokens.tokens
        guard body.lowerBound < body.upperBound, tokens[body.lowerBound].kind != .keyword(.for)
        else {
            return body
        }
        var index = body.lowerBound
        while index < min(token, body.upperBound), tokens[index].kind != .leftBrace {
            if tokens[index].kind == .keyword(.in) { return index + 1..<body.upperBound }
            let partner = Int(file.tokens.partners[index])
            index = partner > index ? partner + 1 : index + 1
        }
        return body
    }
}

extension TokenList {
    /// The token at an offset, or the first behind it.
    fileprivate func token(holding offset: Int) -> Int {
        let next = token(from: offset)
        return next > 0 && tokens[next - 1].range.contains(offset) ? next - 1 : next
    }
}
