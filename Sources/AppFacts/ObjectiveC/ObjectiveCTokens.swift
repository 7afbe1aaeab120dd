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

    /// One token.
    package struct Token {
        /// What it is.
        package let kind: Kind
        /// Its bytes; those of a string without the quotes.
        package let range: Range<Int>

        /// A token from its parts.
        package init(
            kind: Kind, range: Range<Int>
        ) {
            self.kind = kind
            self.range = range
        }
    }

    /// The file.
    package let text: SourceText
    /// Its tokens in order.
    package private(set) var tokens: [Token] = []
    /// The lines of the preprocessor, in bytes.
    private(set) var directives: [Range<Int>] = []
    /// The comments, in bytes.
    package private(set) var comments: [Range<Int>] = []
    private var offset = 0
    private var isAtLineStart = true

    /// Cuts a file into tokens.
    package init(_ text: SourceText) {
        self.text = text
        while offset < text.bytes.count { readNext() }
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
            let last = Self.closing[first]
        else { return tokens.count }
        var depth = 0
        for index in open..<tokens.count {
            if tokens[index].kind == .symbol(first) { depth += 1 }
            if tokens[index].kind == .symbol(last) { depth -= 1 }
            if depth == 0 { return index }
        }
        return tokens.count
    }

    private static let closing: [UInt8: UInt8] = [
        UInt8(ascii: "("): UInt8(ascii: ")"), UInt8(ascii: "["): UInt8(ascii: "]"),
        UInt8(ascii: "{"): UInt8(ascii: "}"),
    ]

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
            directives.append(skipLine())
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

    /// A line that ends in a backslash goes on in the next.
    private mutating func skipLine() -> Range<Int> {
        let start = offset
        while offset < text.bytes.count, text.bytes[offset] != 0x0A {
            offset += text.bytes[offset] == UInt8(ascii: "\\") ? 2 : 1
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
