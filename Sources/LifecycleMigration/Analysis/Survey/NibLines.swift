import SourceEditing

/// The lines of a storyboard or nib, each an XML tag as Interface Builder writes them.
struct NibLines {
    /// One line of the file.
    struct Line {
        /// The line's number, from 1.
        let number: Int
        /// The line without its end.
        let text: String

        /// The value of an attribute; nil where the line has none of that name.
        func attribute(_ name: String) -> String? {
            let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
            for index in parts.indices.dropLast() where parts[index].hasSuffix(" " + name + "=") {
                return String(parts[index + 1])
            }
            return nil
        }
    }

    /// The file, relative to the root.
    let path: String
    /// Its lines, in order.
    let lines: [Line]

    /// The storyboards and nibs that a target copies, those that can't be read left out.
    static func all(in context: TargetContext) -> [NibLines] {
        context.target.resources.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }
            .sorted().compactMap { path in
                context.library.text(path).map { text in
                    let lines = text.lines.enumerated().map { index, bytes in
                        Line(number: index + 1, text: String(decoding: bytes, as: UTF8.self))
                    }
                    return NibLines(path: path, lines: lines)
                }
            }
    }

    /// The place of a line.
    func place(of line: Line) -> Place {
        Place(path: path, position: SourcePosition(line: line.number, column: 1))
    }

    /// The lines of the menu bar, which Interface Builder marks as the main menu; empty where there is none.
    var menuBar: [Line] {
        guard let start = lines.firstIndex(where: { $0.attribute("systemMenu") == "main" }) else {
            return []
        }
        var depth = 0
        for index in lines[start...].indices {
            let text = lines[index].text
            if text.contains("<menu ") && !text.hasSuffix("/>") { depth += 1 }
            if text.contains("</menu>") { depth -= 1 }
            if depth <= 0 { return Array(lines[start...index]) }
        }
        return Array(lines[start...])
    }
}
