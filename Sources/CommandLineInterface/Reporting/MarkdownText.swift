/// Text as Markdown holds it.
enum MarkdownText {
    /// Text between marks that it does not hold itself; a table's bar is escaped even there.
    static func code(_ text: String) -> String {
        codeOutsideOfTables(text.replacing("|", with: "\\|"))
    }

    /// The same where there is no table, so that what stands in it is what is shown.
    static func codeOutsideOfTables(_ text: String) -> String {
        var marks = "`"
        while text.contains(marks) { marks += "`" }
        let space = marks.count > 1 ? " " : ""
        return marks + space + text + space + marks
    }

    /// Text in which nothing but code between back-ticks means anything to Markdown.
    static func escaped(_ text: String) -> String {
        let pieces = text.split(separator: "`", omittingEmptySubsequences: false)
        // An odd number of marks leaves the last one without a partner.
        let hasPairs = pieces.count % 2 == 1
        return pieces.enumerated().map { index, piece in
            hasPairs && index % 2 == 1 ? String(piece) : escapedPlain(piece)
        }.joined(separator: hasPairs ? "`" : "\\`")
    }

    private static func escapedPlain(_ text: Substring) -> String {
        var result = ""
        for character in text {
            if "\\*_[]<>|#&".contains(character) { result.append("\\") }
            result.append(character)
        }
        return result
    }

    /// Lines of code, between marks that they do not hold themselves.
    static func fenced(_ text: String, as language: String) -> String {
        var marks = "```"
        while text.contains(marks) { marks += "`" }
        return "\(marks)\(language)\n\(text)\(text.hasSuffix("\n") ? "" : "\n")\(marks)"
    }
}
