import SourceEditing

/// What introduces a name.
enum SketchedIntroducer {
    /// `func`, `var`, `let`
    case value
    /// `typealias`
    case alias
    /// `class`, `struct`, `enum`, `actor`, `protocol`
    case type
    /// `extension`
    case `extension`
}

extension UnsafeRawBufferPointer {
    /// Whether a word is spelled so.
    func spells(_ word: Range<Int>, _ spelling: StaticString) -> Bool {
        guard word.count == spelling.utf8CodeUnitCount else { return false }
        for index in 0..<word.count
        where self[word.lowerBound + index] != spelling.utf8Start[index] {
            return false
        }
        return true
    }

    /// What a word introduces; nil for any but those keywords.
    @inline(__always)
    func introducer(_ word: Range<Int>) -> SketchedIntroducer? {
        // Most words are longer or shorter.
        word.count < 3 || word.count > 9 ? nil : keyword(word)
    }

    private func keyword(_ word: Range<Int>) -> SketchedIntroducer? {
        switch (word.count, self[word.lowerBound]) {
        case (3, UInt8(ascii: "v")): spells(word, "var") ? .value : nil
        case (3, UInt8(ascii: "l")): spells(word, "let") ? .value : nil
        case (4, UInt8(ascii: "f")): spells(word, "func") ? .value : nil
        case (4, UInt8(ascii: "e")): spells(word, "enum") ? .type : nil
        case (5, UInt8(ascii: "c")): spells(word, "class") ? .type : nil
        case (5, UInt8(ascii: "a")): spells(word, "actor") ? .type : nil
        case (6, UInt8(ascii: "s")): spells(word, "struct") ? .type : nil
        case (8, UInt8(ascii: "p")): spells(word, "protocol") ? .type : nil
        case (9, UInt8(ascii: "t")): spells(word, "typealias") ? .alias : nil
        case (9, UInt8(ascii: "e")): spells(word, "extension") ? .extension : nil
        default: nil
        }
    }

    /// The end of the word that goes on at an index.
    func endOfWord(from start: Int) -> Int {
        var end = start
        while end < count, self[end].isASCIIWordByte { end += 1 }
        return end
    }

    /// Behind spaces, line breaks, bytes that are no characters, and comments of a line; nil for a comment that has an
    /// end of its own, and for very many lines of comments.
    func endOfTrivia(from start: Int) -> Int? {
        var index = start
        while index < count {
            if self[index] <= 0x20 {
                index += 1
            } else if self[index] == UInt8(ascii: "/"), index + 1 < count {
                if self[index + 1] == UInt8(ascii: "*") { return nil }
                guard self[index + 1] == UInt8(ascii: "/") else { return index }
                while index < count, self[index] != UInt8(ascii: "\n"),
                    self[index] != UInt8(ascii: "\r")
                {
                    index += 1
                    if index - start > Self.longestComments { return nil }
                }
            } else {
                return index
            }
        }
        return index
    }

    /// Each keyword and comma may stand in a comment, too, and what is behind it is read by itself.
    private static let longestComments = 1_000

    /// Whether a byte may hide a name that follows: by a comment, a conflict's marker, or a character beyond ASCII.
    func isUnclear(at index: Int) -> Bool {
        let byte = self[index]
        let next = index + 1 < count ? self[index + 1] : 0
        switch byte {
        case UInt8(ascii: "/"): return next == byte || next == UInt8(ascii: "*")
        case UInt8(ascii: "<"), UInt8(ascii: ">"): return next == byte
        case UInt8(ascii: "`"): return true
        default: return byte >= 0x7F
        }
    }
}
