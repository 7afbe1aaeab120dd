/// `$(NAME:modifier)`, `${NAME:modifier}`, or `$NAME` as projects of old templates have it, at the start of a text.
struct BuildSettingReference {
    /// What stands between the brackets.
    let body: String
    /// Behind the closing bracket.
    let end: Substring.Index
    /// Nil where there are none.
    private let brackets: (open: Character, close: Character)?

    /// Longer references are taken for plain text, so that damaged values cost little.
    private static let lengthLimit = 2_000

    /// Reads the reference that a text starts with; nil where there is none, or it is not closed.
    init?(at text: Substring) {
        let bytes = text.utf8
        guard bytes.first == UInt8(ascii: "$"), let open = bytes.dropFirst().first else {
            return nil
        }
        guard open == UInt8(ascii: "(") || open == UInt8(ascii: "{") else {
            guard let name = Self.bareName(at: text) else { return nil }
            body = String(name)
            end = name.endIndex
            brackets = nil
            return
        }
        let close = open == UInt8(ascii: "(") ? UInt8(ascii: ")") : UInt8(ascii: "}")
        var depth = 0
        var index = bytes.index(after: bytes.startIndex)
        for byte in bytes.dropFirst().prefix(Self.lengthLimit) {
            if byte == open { depth += 1 }
            if byte == close { depth -= 1 }
            if depth == 0 {
                body = String(text[text.index(text.startIndex, offsetBy: 2)..<index])
                end = bytes.index(after: index)
                brackets = open == UInt8(ascii: "(") ? ("(", ")") : ("{", "}")
                return
            }
            index = bytes.index(after: index)
        }
        return nil
    }

    /// The name in `$NAME`; nil where no letter or underscore stands behind the sign.
    private static func bareName(at text: Substring) -> Substring? {
        let name = text.dropFirst().prefix(lengthLimit).prefix { character in
            character.isASCII && (character.isLetter || character.isNumber || character == "_")
        }
        guard let first = name.first, !first.isNumber else { return nil }
        return name
    }

    /// The reference with another body.
    func spelling(of body: String) -> String {
        brackets.map { "$\($0.open)\(body)\($0.close)" } ?? "$\(body)"
    }
}
