/// Changes of how a text is written down: line endings, marks, odd and broken characters.
enum EncodingMutation: CaseIterable, Sendable {
    case carriageReturns, pairs, mixedEndings, byteOrderMark, misplacedMark, emojiInFront, emoji
    case nul, invalid, strangeSpace, conflict

    private static let lineFeed = UInt8(ascii: "\n")
    private static let carriageReturn = UInt8(ascii: "\r")
    private static let invalidSequences: [[UInt8]] = [
        [0xFF], [0xC0, 0x80], [0xE2, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0x80],
    ]

    /// The changed bytes.
    func apply(to bytes: [UInt8], _ numbers: inout FuzzNumbers) -> [UInt8] {
        switch self {
        case .carriageReturns: return bytes.map { $0 == Self.lineFeed ? Self.carriageReturn : $0 }
        case .pairs:
            return bytes.flatMap { $0 == Self.lineFeed ? [Self.carriageReturn, $0] : [$0] }
        case .mixedEndings:
            return bytes.flatMap { byte -> [UInt8] in
                guard byte == Self.lineFeed else { return [byte] }
                return [[byte], [Self.carriageReturn], [Self.carriageReturn, byte]][
                    numbers.below(3)]
            }
        case .byteOrderMark: return [0xEF, 0xBB, 0xBF] + bytes
        case .emojiInFront: return Array("/* 🚀👩‍🚀 */ ".utf8) + bytes
        case .misplacedMark: return inserting([0xEF, 0xBB, 0xBF], into: bytes, &numbers)
        case .emoji: return inserting(Array("👩‍🚀".utf8), into: bytes, &numbers)
        case .nul: return inserting([0], into: bytes, &numbers)
        case .invalid:
            let sequence = numbers.element(of: Self.invalidSequences) ?? []
            return inserting(sequence, into: bytes, &numbers)
        case .strangeSpace:
            let spaces = ["\u{A0}", "\u{2028}", "\u{2029}", "\u{85}", "\u{B}", "\u{C}", "\u{200B}"]
            let space = numbers.element(of: spaces) ?? ""
            return inserting(Array(space.utf8), into: bytes, &numbers)
        case .conflict:
            let marks = "\n<<<<<<< HEAD\nlet a = 1\n=======\nlet a = 2\n>>>>>>> other\n"
            return inserting(Array(marks.utf8), into: bytes, &numbers)
        }
    }

    private func inserting(
        _ inserted: [UInt8], into bytes: [UInt8], _ numbers: inout FuzzNumbers
    ) -> [UInt8] {
        var bytes = bytes
        bytes.insert(contentsOf: inserted, at: numbers.below(bytes.count + 1))
        return bytes
    }
}
