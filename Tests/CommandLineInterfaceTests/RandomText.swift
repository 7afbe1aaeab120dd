import SourceEditing

/// A generator whose numbers are the same in every run.
struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64

    /// Starts a sequence.
    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    /// The next number of the sequence (xorshift).
    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }
}

/// Texts and edits with everything that makes a patch hard: repeated lines, every line ending, no ending, odd bytes.
struct RandomText {
    private var numbers: SeededNumbers

    /// Starts a sequence of texts.
    init(seed: UInt64) { numbers = SeededNumbers(seed: seed) }

    /// A text of up to `lineLimit` lines.
    mutating func text(lineLimit: Int) -> SourceText {
        var bytes: [UInt8] = Int.random(in: 0..<8, using: &numbers) == 0 ? [0xEF, 0xBB, 0xBF] : []
        for _ in 0..<Int.random(in: 0...lineLimit, using: &numbers) { bytes += line() }
        if Bool.random(using: &numbers), !bytes.isEmpty { bytes.removeLast() }
        return SourceText(bytes: bytes)
    }

    /// Edits of a text that do not overlap, in no particular order.
    mutating func edits(of text: SourceText) -> [TextEdit] {
        var edits: [TextEdit] = []
        var offset = 0
        for _ in 0..<Int.random(in: 0...6, using: &numbers) {
            guard offset <= text.count else { break }
            let lower = Int.random(in: offset...text.count, using: &numbers)
            let length = Bool.random(using: &numbers) ? 0 : Int.random(in: 0...40, using: &numbers)
            let upper = min(text.count, lower + length)
            edits.append(TextEdit(range: lower..<upper, replacement: replacement()))
            offset = upper + 1
        }
        return edits.shuffled(using: &numbers)
    }

    private mutating func replacement() -> String {
        let pieces = [
            "", "let x = 1\n", "}\n", "\n", "\r\n", "é😀", "a", "line\nline", "\\ No newline",
        ]
        return (0..<Int.random(in: 0...3, using: &numbers)).map { _ in
            pieces.randomElement(using: &numbers) ?? ""
        }.joined()
    }

    private mutating func line() -> [UInt8] {
        let lines: [[UInt8]] = [
            Array("}\n".utf8), Array("\n".utf8), Array("\r\n".utf8), Array("let x = 1\n".utf8),
            Array("let x = 1\r\n".utf8), Array("one\rtwo\n".utf8), Array("-- é\n".utf8),
            [0xFF, 0xFE, 0x0A], [0x00, 0x0A], Array("\\ No newline at end of file\n".utf8),
            Array("    foo \t\n".utf8),
        ]
        return lines.randomElement(using: &numbers) ?? []
    }
}
