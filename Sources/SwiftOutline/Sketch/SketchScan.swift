import SourceEditing

/// The pass that fills a sketch.
struct SketchScan {
    private(set) var words: HashBits
    private(set) var typeNames: HashBits

    /// A pass over so many bytes.
    init(byteCount: Int) {
        words = HashBits(byteCount: byteCount)
        typeNames = HashBits(byteCount: byteCount / 4)
    }

    /// Reads all bytes, eight at a time, and stops only at capital letters and `@`.
    mutating func read(_ bytes: UnsafeRawBufferPointer) {
        var offset = 0
        while offset + 8 <= bytes.count {
            let eight = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            var marks = Self.marks(in: UInt64(littleEndian: eight))
            while marks != 0 {
                note(bytes, at: offset + marks.trailingZeroBitCount >> 3)
                marks &= marks - 1
            }
            offset += 8
        }
        while offset < bytes.count {
            if Self.isMark(bytes[offset]) { note(bytes, at: offset) }
            offset += 1
        }
    }

    /// The highest bit of each byte that is `@` or a capital letter, which have neighbouring codes.
    private static func marks(in eight: UInt64) -> UInt64 {
        let each: UInt64 = 0x0101_0101_0101_0101
        let low = eight & (each &* 0x7F)
        let reaches = low &+ each &* (0x80 - 0x40)
        let exceeds = low &+ each &* (0x80 - 0x5B)
        return reaches & ~exceeds & ~eight & (each &* 0x80)
    }

    /// Whether a byte is `@` or a capital letter.
    static func isMark(_ byte: UInt8) -> Bool { (0x40...0x5A).contains(byte) }

    /// Notes the four bytes that start with a mark, and those that start two bytes in front of it.
    private mutating func note(_ bytes: UnsafeRawBufferPointer, at offset: Int) {
        if offset + 4 <= bytes.count { words.insert(Self.hash(bytes, at: offset)) }
        if offset >= 2, offset + 2 <= bytes.count { words.insert(Self.hash(bytes, at: offset - 2)) }
        if offset > 0, !bytes[offset - 1].isASCIIWordByte, bytes[offset] != UInt8(ascii: "@"),
            mayBeTypeName(bytes, at: offset)
        {
            typeNames.insert(Self.hash(of: bytes[offset...].prefix(while: \.isASCIIWordByte)))
        }
    }

    /// Whether `class`, `struct`, `enum`, `actor`, `protocol` or `typealias` may stand in front of a word.
    ///
    /// Where more than spaces lie between (a line break, a comment, anything odd) the answer is yes: only the lexer knows.
    private func mayBeTypeName(_ bytes: UnsafeRawBufferPointer, at offset: Int) -> Bool {
        var index = offset - 1
        if bytes[index] == UInt8(ascii: "`") { index -= 1 }
        while index >= 0, bytes[index] == UInt8(ascii: " ") { index -= 1 }
        guard index >= 0, index < offset - 1 else { return index >= 0 && isOdd(bytes[index]) }
        return isOdd(bytes[index]) || bytes.endsTypeKeyword(at: index)
    }

    private func isOdd(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte >= 0x7F || byte == UInt8(ascii: "/")
    }

    /// The hash of four bytes in a row.
    static func hash(_ bytes: UnsafeRawBufferPointer, at offset: Int) -> UInt32 {
        let quad = bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
        return UInt32(littleEndian: quad) &* 0x9E37_79B1
    }

    /// The hash of a whole word.
    static func hash(of word: some Sequence<UInt8>) -> UInt32 {
        word.reduce(0x811C_9DC5) { ($0 ^ UInt32($1)) &* 0x0100_0193 } &* 0x9E37_79B1
    }
}

extension UnsafeRawBufferPointer {
    private static let typeKeywords: [StaticString] = [
        "class", "struct", "enum", "actor", "protocol", "typealias",
    ]

    /// Whether a word that introduces a type ends with the byte at an index.
    fileprivate func endsTypeKeyword(at last: Int) -> Bool {
        Self.typeKeywords.contains { keyword in
            let start = last - keyword.utf8CodeUnitCount + 1
            guard start >= 0, self[last] == keyword.utf8Start[keyword.utf8CodeUnitCount - 1] else {
                return false
            }
            for index in 0..<keyword.utf8CodeUnitCount
            where self[start + index] != keyword.utf8Start[index] {
                return false
            }
            return start == 0 || !self[start - 1].isASCIIWordByte
        }
    }
}
