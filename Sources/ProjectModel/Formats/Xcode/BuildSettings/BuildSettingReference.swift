/// `$(NAME:modifier)` or `${NAME:modifier}` at the start of a text.
struct BuildSettingReference {
    /// What stands between the brackets.
    let body: String
    /// Behind the closing bracket.
    let end: Substring.Index
    private let brackets: (open: Character, close: Character)

    /// Reads the reference that a text starts with; nil where there is none, or it is not closed.
    init?(at text: Substring) {
        guard text.first == "$", let open = text.dropFirst().first, open == "(" || open == "{"
        else { return nil }
        let close: Character = open == "(" ? ")" : "}"
        let start = text.index(text.startIndex, offsetBy: 2)
        var depth = 1
        var index = start
        while index < text.endIndex {
            if text[index] == open { depth += 1 }
            if text[index] == close { depth -= 1 }
            if depth == 0 {
                body = String(text[start..<index])
                end = text.index(after: index)
                brackets = (open, close)
                return
            }
            index = text.index(after: index)
        }
        return nil
    }

    /// The reference with another body.
    func spelling(of body: String) -> String { "$\(brackets.open)\(body)\(brackets.close)" }
}
