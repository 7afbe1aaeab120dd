import LifecycleMigration

/// The changes of an app as markup.
struct HTMLChanges: Sendable {
    /// What the files belong to; names them as seen from where the command was given.
    let root: RootReport

    /// The table, and below it the lines of each change, folded.
    func lines(_ changes: [ChangeReport]) -> [String] {
        guard !changes.isEmpty else { return [] }
        let rows = changes.map { change in
            [
                HTMLText.code(root.display(change.path)), HTMLText.prose(change.description),
                "+\(change.addedLineCount)", "-\(change.removedLineCount)",
            ]
        }
        return HTMLTable.lines(Self.headings, rows) + changes.flatMap(patch)
    }

    private static let headings = [
        HTMLTable.Heading(title: "file"), HTMLTable.Heading(title: "change"),
        HTMLTable.Heading(title: "lines added", isNumber: true),
        HTMLTable.Heading(title: "lines removed", isNumber: true),
    ]

    private func patch(of change: ChangeReport) -> [String] {
        let text = String(decoding: change.patch, as: UTF8.self)
        let lines = text.split(separator: "\n" as Character, omittingEmptySubsequences: false)
            .drop { !$0.hasPrefix("@@") }.map(Self.line)
        guard !lines.isEmpty else { return [] }
        let path = HTMLText.code(root.display(change.path))
        // A line end belongs to the line in front of it: none stands between the elements.
        return [
            "<details>", "<summary>the lines of \(path)</summary>",
            "<pre><code>\(lines.joined(separator: "\n"))</code></pre>", "</details>",
        ]
    }

    /// A line of a patch; tabs stay, and a carriage return at its end is one of the file's line ends.
    private static func line(_ line: Substring) -> String {
        let text = line.split(separator: "\t", omittingEmptySubsequences: false)
            .map { HTMLText.escaped(String($0).visible) }.joined(separator: "\t")
        switch line.first {
        case "+": return HTMLText.element("ins", text)
        case "-": return HTMLText.element("del", text)
        default: return text
        }
    }
}
