/// Cuts the bytes of one file into tokens, from its start to its end, with an explicit stack of the string
/// interpolations it is in.
///
/// It decides everything as the compiler's own tokenizer does; the operators, literals and so on are in
/// extensions, one file each.
struct Lexer {
    /// The file.
    let bytes: UnsafeBufferPointer<UInt8>
    /// Its length.
    let count: Int
    /// The reserved words.
    let keywords: KeywordTable
    /// Where the next byte is read.
    var position = 0
    /// The tokens so far.
    var tokens: [Token] = []
    /// What no compiler would accept so far.
    var problems: [LexicalProblem] = []
    /// The brackets that are open.
    var brackets = BracketMatcher()
    /// The interpolations around `position`, innermost last.
    var interpolations: [Interpolation] = []
    /// After `try?` and `try!` a `/` starts a regex literal, as no operator can follow.
    var operandMustFollow = false
    /// Where the last literal without an end was given up; -1 if none was.
    var abandonedLiteralEnd = -1
    /// What was looked for in vain, so that nothing is searched twice.
    var searches = SearchMemory()

    /// A lexer at the start of a file; the bytes must outlive it.
    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
        self.count = bytes.count
        self.keywords = .shared
        tokens.reserveCapacity(bytes.count / 6 + 16)
    }

    /// Reads all tokens but the last; of a file above 2 GiB, whose tokens could not be counted, none.
    mutating func lexFile() {
        guard count <= Int32.max else { return report(.unexpectedCharacter, at: 0) }
        lexShebang()
        while true {
            skipTrivia()
            guard position < count else { return }
            lexToken(bytes[position])
        }
    }

    /// Adds the end of the file and reports what is still open there.
    mutating func finish() -> (tokens: [Token], problems: [LexicalProblem], partners: [Int32]) {
        while let interpolation = interpolations.popLast() {
            abandon(interpolation)
        }
        position = count
        emit(.endOfFile, from: count)
        reportInvalidUTF8()
        let (partners, unmatched) = brackets.finish()
        problems += unmatched.map { LexicalProblem(.unbalancedBracket, at: tokens[Int($0)].start) }
        problems.sort { ($0.offset, $0.kind.order) < ($1.offset, $1.kind.order) }
        return (tokens, problems, partners)
    }

    // MARK: Reading

    /// The byte at an offset, NUL behind the end.
    @inline(__always)
    func byte(_ offset: Int) -> UInt8 {
        bytes.byte(offset)
    }

    /// The byte in front of an offset, NUL at the start of the file.
    @inline(__always)
    func byte(before offset: Int) -> UInt8 {
        bytes.byte(before: offset)
    }

    /// The offset of the next line break, or of the end of the file.
    func endOfLine(from offset: Int) -> Int {
        var end = offset
        while end < count, bytes[end] != UInt8(ascii: "\n"), bytes[end] != UInt8(ascii: "\r") {
            end += 1
        }
        return end
    }

    /// The number of `#`s in a row at an offset.
    func poundCount(at offset: Int) -> Int {
        var end = offset
        while end < count, bytes[end] == UInt8(ascii: "#") { end += 1 }
        return end - offset
    }

    /// The kind of the token in front of `position`; nil at the start of the file.
    var previousKind: TokenKind? {
        guard let token = tokens.last else { return nil }
        return token.end <= abandonedLiteralEnd ? .stringSegment : token.kind
    }

    // MARK: Writing

    /// Adds the token from `start` to `position`.
    @inline(__always)
    mutating func emit(_ kind: TokenKind, from start: Int) {
        tokens.append(Token(kind: kind, start: start, end: position))
        brackets.appendToken()
    }

    /// Adds the token from `position` up to `end` and moves on.
    @inline(__always)
    mutating func emit(_ kind: TokenKind, upTo end: Int) {
        let start = position
        position = end
        emit(kind, from: start)
    }

    /// Notes a problem at an offset.
    mutating func report(_ kind: LexicalProblem.Kind, at offset: Int) {
        problems.append(LexicalProblem(kind, at: offset))
    }
}

// What only looks at bytes belongs to them: for a method of the lexer, the compiler would copy all that it holds.
extension UnsafeBufferPointer<UInt8> {
    /// The byte at an offset, NUL behind the end.
    @inline(__always)
    func byte(_ offset: Int) -> UInt8 {
        offset < count ? self[offset] : 0
    }

    /// The byte in front of an offset, NUL at the start of the file.
    @inline(__always)
    func byte(before offset: Int) -> UInt8 {
        offset > 0 ? self[offset - 1] : 0
    }
}
