/// A page of documentation as markup: of Markdown, what our own pages use.
///
/// That is headings, paragraphs, lists of one level, tables, code between fences, and bold words.
struct HTMLPage {
    private let level: Int
    private var blocks: [String] = []
    private var paragraph: [Substring] = []
    private var items: [[Substring]] = []
    private var isNumbered = false
    private var rows: [Substring] = []

    /// The markup of a page without its first heading; its other headings start at a level.
    static func markup(of markdown: String, level: Int) -> String {
        var page = HTMLPage(level: level)
        page.read(markdown.split(separator: "\n", omittingEmptySubsequences: false)[...])
        return page.blocks.joined(separator: "\n")
    }

    private init(level: Int) { self.level = level }

    private mutating func read(_ lines: ArraySlice<Substring>) {
        var rest = lines
        while let line = rest.popFirst() {
            if line.hasPrefix("```") {
                endBlock()
                let code = rest.prefix { !$0.hasPrefix("```") }
                rest = rest.dropFirst(code.count + 1)
                blocks.append(
                    "<pre>\(HTMLText.code(code.joined(separator: "\n")))</pre>")
            } else {
                read(line)
            }
        }
        endBlock()
    }

    private mutating func read(_ line: Substring) {
        if line.isEmpty {
            endBlock()
        } else if line.hasPrefix("#") {
            endBlock()
            let marks = line.prefix { $0 == "#" }
            // The page's own heading stands in what is clicked to open it.
            guard marks.count > 1 else { return }
            let title = line.dropFirst(marks.count + 1)
            blocks.append(HTMLText.heading(level + marks.count - 2, Self.inline(title)))
        } else if line.hasPrefix("|") {
            rows.append(line)
        } else if let item = Self.item(line) {
            if !paragraph.isEmpty { endBlock() }
            isNumbered = item.isNumbered
            items.append([item.text])
        } else if !items.isEmpty, line.hasPrefix("  ") {
            items[items.count - 1].append(line.drop { $0 == " " })
        } else {
            paragraph.append(line)
        }
    }

    private static func item(_ line: Substring) -> (text: Substring, isNumbered: Bool)? {
        if line.hasPrefix("- ") { return (line.dropFirst(2), false) }
        let digits = line.prefix(while: \.isNumber)
        guard !digits.isEmpty, line.dropFirst(digits.count).hasPrefix(". ") else { return nil }
        return (line.dropFirst(digits.count + 2), true)
    }

    private mutating func endBlock() {
        if !paragraph.isEmpty {
            blocks.append(HTMLText.element("p", Self.inline(paragraph.joined(separator: "\n"))))
        }
        if !items.isEmpty {
            let list = items.map {
                HTMLText.element("li", Self.inline($0.joined(separator: "\n")))
            }
            blocks.append(
                HTMLText.element(
                    isNumbered ? "ol" : "ul", "\n" + list.joined(separator: "\n") + "\n"))
        }
        if !rows.isEmpty { blocks.append(table()) }
        (paragraph, items, rows) = ([], [], [])
    }

    private func table() -> String {
        let cells = rows.map { row in
            row.split(separator: "|").map { $0.trimmingPrefix { $0 == " " } }
        }
        let head = cells.first.map { row($0, "th scope=\"col\"", "th") } ?? ""
        // The second row only says that the first is the head.
        let body = cells.dropFirst(2).map { row($0, "td", "td") }
        return "<table>\n<thead>\n\(head)\n</thead>\n<tbody>\n"
            + body.joined(separator: "\n") + "\n</tbody>\n</table>"
    }

    private func row(_ cells: [Substring], _ open: String, _ close: String) -> String {
        HTMLText.element("tr", cells.map { "<\(open)>\(Self.inline($0))</\(close)>" }.joined())
    }

    /// A sentence with code and bold words.
    private static func inline(_ text: some StringProtocol) -> String {
        let pieces = HTMLText.prose(text).split(
            separator: "**", omittingEmptySubsequences: false)
        guard pieces.count % 2 == 1 else { return pieces.joined(separator: "**") }
        return pieces.enumerated().map { index, piece in
            index % 2 == 1 ? HTMLText.element("strong", String(piece)) : String(piece)
        }.joined()
    }
}
