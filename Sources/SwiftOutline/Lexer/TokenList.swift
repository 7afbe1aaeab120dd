import SourceEditing

/// A file cut into tokens; the tokens and the trivia between them are the file, byte for byte.
public struct TokenList: Sendable {
    /// The file.
    public let text: SourceText
    /// The tokens in order; the last one is `.endOfFile`, an empty range at the end.
    public let tokens: [Token]
    /// What no compiler would accept, by offset.
    public let problems: [LexicalProblem]
    /// For each token the index of its partner if it is a bracket that has one, otherwise -1; the brackets are
    /// `(`, `[`, `{` and their closers, those of string interpolations included.
    public let partners: [Int32]

    /// Cuts a file into tokens; never fails, and takes time in proportion to the file's size.
    public init(_ text: SourceText) {
        let result = text.bytes.withUnsafeBufferPointer { bytes in
            var lexer = Lexer(bytes)
            lexer.lexFile()
            return lexer.finish()
        }
        self.text = text
        self.tokens = result.tokens
        self.problems = result.problems
        self.partners = result.partners
    }

    /// The text of a token.
    public func text(of index: Int) -> String {
        text[tokens[index].range]
    }

    /// Whether the name at a token stands in front of `=` or behind `&`, so that it may get another value there.
    public func maySet(nameAt index: Int) -> Bool {
        spells(index + 1, "=") || index > 0 && spells(index - 1, "&")
    }

    /// Whether a token is spelled like `word`, byte for byte; makes no copy of the token.
    public func spells(_ index: Int, _ word: String) -> Bool {
        let token = tokens[index]
        let utf8 = word.utf8
        guard utf8.count == token.end - token.start else { return false }
        return utf8.elementsEqual(text.bytes[token.start..<token.end])
    }

    /// The first token that starts at an offset or behind it; the last one for an offset behind all.
    public func token(from offset: Int) -> Int {
        var low = 0
        var high = tokens.count - 1
        while low < high {
            let middle = (low + high) / 2
            if tokens[middle].start < offset { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
