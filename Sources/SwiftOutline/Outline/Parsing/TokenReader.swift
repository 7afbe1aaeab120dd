import SourceEditing

/// Reads tokens up to a limit and answers the questions that the grammar asks about them.
///
/// Nothing at or behind the limit is ever looked at, so that broken brackets in one body can't spoil another.
/// All its functions take a token index and return the index behind what they have read; one that finds nothing
/// returns the index that it was given.
struct TokenReader: Sendable {
    /// The tokens of the file.
    let list: TokenList
    /// The `#if` blocks of the file; empty while they are being collected.
    var conditionals: [ConditionalBlock] = []
    /// The first token that must not be read.
    var limit: Int

    /// A reader of a whole file.
    init(_ list: TokenList) {
        self.list = list
        self.limit = max(0, list.tokens.count - 1)
    }

    /// What a token is; `.endOfFile` for everything outside the limit.
    func kind(_ index: Int) -> TokenKind {
        index >= 0 && index < limit ? list.tokens[index].kind : .endOfFile
    }

    /// Whether the token is a reserved word.
    func isKeyword(_ index: Int, _ keyword: Keyword) -> Bool {
        kind(index) == .keyword(keyword)
    }

    /// Whether the token is an identifier spelled like a contextual keyword.
    func isWord(_ index: Int, _ word: String) -> Bool {
        kind(index) == .identifier && list.spells(index, word)
    }

    /// The token's text without back-ticks.
    func name(_ index: Int) -> String {
        guard index >= 0, index < list.tokens.count else { return "" }
        var range = list.tokens[index].range
        if range.count > 2, list.text.bytes[range.lowerBound] == UInt8(ascii: "`") {
            range = range.lowerBound + 1..<range.upperBound - 1
        }
        return list.text[range]
    }

    /// Whether there is no byte between the token and the one in front of it.
    func isAttached(_ index: Int) -> Bool {
        index > 0 && index < list.tokens.count
            && list.tokens[index - 1].end == list.tokens[index].start
    }

    /// Whether a line break lies between the token and the one in front of it.
    func startsLine(_ index: Int) -> Bool {
        guard index > 0 else { return true }
        guard index < list.tokens.count else { return false }
        let bytes = list.text.bytes
        for offset in list.tokens[index - 1].end..<list.tokens[index].start {
            let byte = bytes[offset]
            if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { return true }
        }
        return false
    }

    /// The closing partner of an opening bracket, where it lies in front of the limit.
    func partner(_ index: Int) -> Int? {
        guard index >= 0, index < limit else { return nil }
        let partner = Int(list.partners[index])
        return partner > index && partner < limit ? partner : nil
    }

    /// Behind a bracket's partner, or behind the bracket alone where it has none.
    func afterGroup(_ index: Int) -> Int {
        (partner(index) ?? index) + 1
    }

    /// The braces that start at an index; one that is never closed reaches to the limit.
    func braces(_ index: Int) -> BracketPair? {
        guard kind(index) == .leftBrace else { return nil }
        return BracketPair(open: index, close: partner(index) ?? limit)
    }

    /// Behind a pair of braces, which may lack the closing one.
    func after(_ braces: BracketPair) -> Int {
        min(braces.close + 1, limit)
    }

    /// Whether a token can be a name behind a dot: any word, a number, an operator of a reference.
    func isMemberName(_ index: Int) -> Bool {
        switch kind(index) {
        case .identifier, .dollarIdentifier, .wildcard, .integerLiteral, .floatLiteral: true
        case .keyword: !startsLine(index)
        default: false
        }
    }

    /// The first byte of an operator token.
    func firstByte(_ index: Int) -> UInt8 {
        let token = list.tokens[index]
        return token.start < token.end ? list.text.bytes[token.start] : 0
    }

    /// Whether every byte of a token is one of two.
    func consists(_ index: Int, of first: UInt8, _ second: UInt8) -> Bool {
        list.text.bytes[list.tokens[index].range].allSatisfy { $0 == first || $0 == second }
    }
}
