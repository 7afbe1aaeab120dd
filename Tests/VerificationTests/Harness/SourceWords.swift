/// An identifier or a brace in the code of a source.
struct SourceWord: Equatable {
    /// The word.
    let text: String
    /// The character in front of it, white space aside; nil at the start.
    let previous: Character?
    /// The character behind it, white space aside; nil at the end.
    let next: Character?
}

extension MaskedSource {
    /// The identifiers and braces of the code, in their order.
    var words: [SourceWord] {
        let code = bytes.indices.filter { isCode[$0] }
        var words: [SourceWord] = []
        var index = 0
        while index < code.count {
            let start = index
            let isBrace = [UInt8(ascii: "{"), UInt8(ascii: "}")].contains(bytes[code[index]])
            index += 1
            if !isBrace {
                guard Self.isPart(bytes[code[start]]) else { continue }
                while index < code.count, code[index] == code[index - 1] + 1,
                    Self.isPart(bytes[code[index]])
                { index += 1 }
            }
            let text = String(decoding: code[start..<index].map { bytes[$0] }, as: UTF8.self)
            words.append(
                SourceWord(
                    text: text, previous: visible(code[..<start].reversed()),
                    next: visible(code[index...])))
        }
        return words
    }

    private func visible(_ indices: some Sequence<Int>) -> Character? {
        indices.first { ![0x20, 0x09, 0x0A, 0x0D].contains(bytes[$0]) }
            .map { Character(Unicode.Scalar(bytes[$0])) }
    }

    private static func isPart(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "_") || byte >= 0x80 || (0x30...0x39).contains(byte)
            || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
    }
}
