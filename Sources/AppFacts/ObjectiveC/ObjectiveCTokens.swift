import SourceEditing

/// The tokens of an Objective-C source, without comments and preprocessor lines.
///
/// Enough to tell names, strings and brackets apart; never fails, and takes time in proportion to the file's size.
package struct ObjectiveCTokens {
    /// What a token is.
    package enum Kind: Hashable {
        case name
        case string
        case symbol(UInt8)
    }

    /// One token, small since files may have millions.
    package struct Token {
        /// What it is.
        package let kind: Kind
        private let start: Int32
        private let end: Int32
        /// Where the file has it, in bytes: of one that a macro stands for, where that is used.
        let place: Int32

        /// A token from its parts.
        init(kind: Kind, range: Range<Int>, place: Int? = nil) {
            self.kind = kind
            start = Int32(clamping: range.lowerBound)
            end = Int32(clamping: range.upperBound)
            self.place = Int32(clamping: place ?? range.lowerBound)
        }

        /// Its bytes; those of a string without the quotes.
        package var range: Range<Int> { Int(start)..<Int(end) }
    }

    /// The file.
    package let text: SourceText
    /// Its tokens in order.
    package private(set) var tokens: [Token] = []
    /// The lines of the preprocessor, in bytes.
    private(set) var directives: [Range<Int>] = []
    /// The comments, in bytes.
    package private(set) var comments: [Range<Int>] = []
    /// For each bracket the index of its partner; for all others, and brackets without one, the number of tokens.
    private(set) var partners: [Int32] = []
    private var offset = 0
    private var isAtLineStart = true

    /// Cuts a file into tokens.
    package init(_ text: SourceText) {
        self.text = text
        while offset < text.bytes.count { readNext() }
        partners = Self.partners(of: tokens)
    }

    /// Tokens of a text that were cut before.
    init(_ text: SourceText, _ tokens: [Token]) {
        self.text = text
        self.tokens = tokens
        partners = Self.partners(of: tokens)
    }

    /// The spelling of a token; empty behind the last.
    package func spelling(_ index: Int) -> String {
        guard tokens.indices.contains(index) else { return "" }
        return text[tokens[index].range]
    }

    /// Whether a token is a name or a symbol that is spelled like this.
    package func spells(_ index: Int, _ expected: String) -> Bool {
        guard tokens.indices.contains(index), tokens[index].kind != .string else { return false }
        return text.bytes[tokens[index].range].elementsEqual(expected.utf8)
    }

    /// The index of the bracket that closes the one at an index; the end of the file where none does.
    package func partner(of open: Int) -> Int {
        guard tokens.indices.contains(open), case .symbol(let first) = tokens[open].kind,
            Self.closing[first] != nil
        else { return tokens.count }
        return Int(partners[open])
    }

    /// The symbol that a token is; zero for others.
    func symbol(_ index: Int) -> UInt8 {
        guard tokens.indices.contains(index), case .symbol(let symbol) = tokens[index].kind else {
            return 0
        }
        return symbol
    }

    private static let closing: [UInt8: UInt8] = [
        UInt8(ascii: "("): UInt8(ascii: ")"), UInt8(ascii: "["): UInt8(ascii: "]"),
        UInt8(ascii: "{"): UInt8(ascii: "}"),
    ]

    /// The partners of all brackets; one that stands alone takes none from those around it.
    private static func partners(of tokens: [Token]) -> [Int32] {
        var partners = [Int32](repeating: Int32(clamping: tokens.count), count: tokens.count)
        var open: [(index: Int, closing: UInt8)] = []
        var waiting: [UInt8: Int] = [:]
        for (index, token) in tokens.enumerated() {
            guard case .symbol(let symbol) = token.kind else { continue }
            if let last = closing[symbol] {
                open.append((index, last))
                waiting[last, default: 0] += 1
            } else if waiting[symbol, default: 0] > 0 {
                while let next = open.popLast() {
                    waiting[next.closing, default: 0] -= 1
                    guard next.closing == symbol else { continue }
                    partners[next.index] = Int32(clamping: index)
                    partners[index] = Int32(clamping: next.index)
                    break
                }
            }
        }
        return partners
    }

    private mutating func readNext() {
        let bytes = text.bytes
        let byte = bytes[offset]
        if byte == 0x0A || byte == 0x0D {
            isAtLineStart = true
            offset += 1
        } else if byte == 0x20 || byte == 0x09 {
            offset += 1
        } else if has("//") {
            comments.append(skipLine())
        } else if has("/*") {
            comments.append(skipBlock())
        } else if byte == UInt8(ascii: "#"), isAtLineStart {
            let line = skipLine()
            directives.append(line)
            if isNever(line) { skipNever() }
        } else {
            isAtLineStart = false
            readToken(byte)
        }
    }

    private mutating func readToken(_ byte: UInt8) {
        let start = offset
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
            skipString(byte)
            let end = max(start + 1, offset - 1)
            tokens.append(Token(kind: .string, range: start + 1..<end))
        } else if Self.isName(byte) {
            while offset < text.bytes.count, Self.isName(text.bytes[offset]) { offset += 1 }
            tokens.append(Token(kind: .name, range: start..<offset))
        } else {
            offset += 1
            tokens.append(Token(kind: .symbol(byte), range: start..<offset))
        }
    }

    private mutating func skipString(_ quote: UInt8) {
        offset += 1
        while offset < text.bytes.count, text.bytes[offset] != quote {
            if text.bytes[offset] == 0x0A { return }
            offset += text.bytes[offset] == UInt8(ascii: "\\") ? 2 : 1
        }
        offset = min(offset + 1, text.bytes.count)
    }

    /// Whether a line of the preprocessor is `#if 0`.
    private func isNever(_ line: Range<Int>) -> Bool {
        line.count < 32 && text[line].filter { !$0.isWhitespace } == "#if0"
    }

    /// Goes to the line that ends what `#if 0` leaves out.
    private mutating func skipNever() {
        var depth = 1
        while offset < text.bytes.count {
            let start = offset
            let line = text[skipLine()].prefix(Self.longestDirective).drop(while: \.isWhitespace)
            offset = min(offset + 1, text.bytes.count)
            guard line.first == "#" else { continue }
            let word = line.dropFirst().drop(while: \.isWhitespace)
            if word.hasPrefix("if") { depth += 1 }
            if word.hasPrefix("endif") { depth -= 1 }
            let isElse = word.hasPrefix("el") && depth == 1
            if depth == 0 || isElse {
                offset = start
                return
            }
        }
    }

    private static let longestDirective = 64

    /// A line that ends in a backslash goes on in the next.
    private mutating func skipLine() -> Range<Int> {
        let start = offset
        while offset < text.bytes.count, text.bytes[offset] != 0x0A {
            let isEscape = text.bytes[offset] == UInt8(ascii: "\\")
            let isCarriageReturn =
                isEscape && offset + 1 < text.bytes.count
                && text.bytes[offset + 1] == 0x0D
            offset += isCarriageReturn ? 3 : isEscape ? 2 : 1
        }
        offset = min(offset, text.bytes.count)
        return start..<offset
    }

    private mutating func skipBlock() -> Range<Int> {
        let start = offset
        offset += 2
        while offset < text.bytes.count, !has("*/") { offset += 1 }
        offset = min(offset + 2, text.bytes.count)
        return start..<offset
    }

    private func has(_ word: StaticString) -> Bool {
        let length = word.utf8CodeUnitCount
        guard offset + length <= text.bytes.count else { return false }
        return (0..<length).allSatisfy { text.bytes[offset + $0] == word.utf8Start[$0] }
    }

    private static func isName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }
}
