import SourceEditing

/// The pass that fills a sketch.
struct SketchScan {
    private let bytes: UnsafeRawBufferPointer
    /// The bytes around capitals, by fours.
    private(set) var quads: HashBits
    private var found: EntrySet
    /// Whether a declaration may be written so that only the lexer knows what it names.
    private(set) var isOdd = false
    private var wordGoesOn = false
    private var extendedEnd = 0
    private var inheritedEnd = 0

    /// The words with what they may do, each once.
    var entries: [UInt32] { found.entries }

    /// Reads all bytes, 64 at a time.
    init(_ bytes: UnsafeRawBufferPointer) {
        self.bytes = bytes
        quads = HashBits(byteCount: bytes.count)
        found = EntrySet(byteCount: bytes.count)
        for offset in stride(from: 0, to: bytes.count, by: 64) {
            note(ByteMarks(bytes, at: offset), at: offset)
        }
    }

    private mutating func note(_ marks: ByteMarks, at offset: Int) {
        var capitals = marks.capitals
        while let capital = capitals.removeLowest() { noteQuads(at: offset + capital) }
        var starts = marks.words & ~(marks.words << 1 | (wordGoesOn ? 1 : 0))
        while let start = starts.removeLowest() {
            let length = (~(marks.words >> UInt64(start))).trailingZeroBitCount
            var end = offset + start + length
            if start + length == 64 { end = bytes.endOfWord(from: end) }
            noteWord(offset + start..<end)
        }
        wordGoesOn = marks.words >> 63 != 0
        var commas = marks.commas
        while let comma = commas.removeLowest() { noteList(behind: offset + comma) }
    }

    /// Notes the four bytes that start with a capital or `@`, and those that start two bytes in front of it.
    private mutating func noteQuads(at offset: Int) {
        if offset + 4 <= bytes.count { quads.insert(WordHash.quad(bytes, at: offset)) }
        if offset >= 2, offset + 2 <= bytes.count {
            quads.insert(WordHash.quad(bytes, at: offset - 2))
        }
    }

    // MARK: Words

    private mutating func noteWord(_ word: Range<Int>) {
        note(word, as: .named)
        switch bytes.introducer(word) {
        case .value: _ = noteName(behind: word.upperBound, as: .bound)
        case .alias: _ = noteName(behind: word.upperBound, as: .declared)
        case .type:
            noteInheritance(
                from: noteName(behind: word.upperBound, as: .declared) ?? word.upperBound)
        case .extension: noteExtended(from: word.upperBound)
        case nil: break
        }
    }

    private mutating func note(_ word: Range<Int>, as role: SketchedRole) {
        found.insert(role.entry(WordHash.word(bytes, word)))
    }

    /// Notes the name behind a keyword, and gives its end; nil where none stands there.
    private mutating func noteName(behind keyword: Int, as role: SketchedRole) -> Int? {
        guard let name = name(from: keyword) else { return nil }
        note(name, as: role)
        return name.upperBound
    }

    /// The word behind spaces and comments, which may stand between back-ticks.
    private mutating func name(from start: Int) -> Range<Int>? {
        guard let index = bytes.endOfTrivia(from: start) else {
            isOdd = true
            return nil
        }
        guard index < bytes.count else { return nil }
        let isEscaped = bytes[index] == UInt8(ascii: "`")
        let name =
            (isEscaped ? index + 1 : index)..<bytes.endOfWord(from: index + (isEscaped ? 1 : 0))
        let isClosed =
            !isEscaped
            || name.upperBound < bytes.count && bytes[name.upperBound] == UInt8(ascii: "`")
        if name.isEmpty ? bytes.isUnclear(at: index) : !isClosed { isOdd = true }
        return name.isEmpty || !isClosed ? nil : name
    }

    /// Notes a name behind a comma with which a list of variables may go on: `let a = 1, b: Int`.
    private mutating func noteList(behind comma: Int) {
        guard let name = name(from: comma + 1) else { return }
        let isEscaped = bytes[name.lowerBound - 1] == UInt8(ascii: "`")
        let index = bytes.endOfTrivia(from: name.upperBound + (isEscaped ? 1 : 0))
        guard let index, index < bytes.count else { return note(name, as: .bound) }
        switch bytes[index] {
        case UInt8(ascii: ":"), UInt8(ascii: ","): note(name, as: .bound)
        case UInt8(ascii: "="):
            let isComparison = index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "=")
            if !isComparison { note(name, as: .bound) }
        default: if bytes.isUnclear(at: index) { note(name, as: .bound) }
        }
    }

    // MARK: Heads of types

    /// Notes everything from the name of a type to its `{`.
    private mutating func noteInheritance(from start: Int) {
        guard start >= inheritedEnd else { return }
        inheritedEnd = noteHead(from: start, as: .inherited).known
    }

    /// Notes what is extended, and what stands behind that as inherited.
    private mutating func noteExtended(from start: Int) {
        guard start >= extendedEnd else { return }
        let head = noteHead(from: start, as: .extended)
        extendedEnd = head.known
        noteInheritance(from: head.end)
    }

    /// Notes the words up to the next `{`, those of an extension up to its colon or `where`.
    ///
    /// - Returns: where they end, and up to where no comment was left out.
    private mutating func noteHead(
        from start: Int, as role: SketchedRole
    ) -> (end: Int, known: Int) {
        var index = start
        var comment: Int?
        var depth = 0
        while index < bytes.count, index - start < Self.longestHead {
            switch bytes[index] {
            case UInt8(ascii: "{"):
                // A brace in brackets that are not closed ends no head.
                if depth > 0 { isOdd = true }
                return (index, comment ?? index)
            case UInt8(ascii: "["), UInt8(ascii: "("):
                depth += 1
                index += 1
            case UInt8(ascii: "]"), UInt8(ascii: ")"):
                depth -= 1
                index += 1
            case UInt8(ascii: ":") where role == .extended: return (index, comment ?? index)
            case UInt8(ascii: "/") where bytes.isUnclear(at: index):
                comment = comment ?? index
                guard let end = bytes.endOfTrivia(from: index) else {
                    isOdd = true
                    return (index, index)
                }
                index = end
            case let byte where byte.isASCIIWordByte:
                let word = index..<bytes.endOfWord(from: index)
                if role == .extended, bytes.spells(word, "where") {
                    return (index, comment ?? index)
                }
                note(word, as: role)
                index = word.upperBound
            default:
                if bytes[index] < 0x7F, bytes[index] != UInt8(ascii: "`"),
                    bytes.isUnclear(at: index)
                {
                    isOdd = true
                }
                index += 1
            }
        }
        if index < bytes.count { isOdd = true }
        return (index, comment ?? index)
    }

    /// A type with a longer head is odd; each head is read by itself, so there has to be an end.
    private static let longestHead = 1_000
}

extension UInt64 {
    /// Takes the lowest bit away, and gives its place; nil where there is none.
    @inline(__always)
    fileprivate mutating func removeLowest() -> Int? {
        guard self != 0 else { return nil }
        defer { self &= self - 1 }
        return trailingZeroBitCount
    }
}
