/// Looks for what makes a page invalid, as far as our pages could go wrong: elements that are left open or stand where they
/// may not, headings out of order, links to nothing, and signs that are not escaped.
struct MarkupCheck {
    /// What is wrong, in the order of the page.
    private(set) var problems: [String] = []
    private var open: [Substring] = []
    private var lastLevel = 0
    private var ids: [Substring] = []
    private var links: [Substring] = []

    private static let void: Set<Substring> = ["meta", "br", "wbr", "input", "!DOCTYPE"]
    private static let phrasing: Set<Substring> = [
        "p", "h1", "h2", "h3", "h4", "h5", "h6", "pre", "code", "strong", "a", "label", "ins",
        "del",
        "dt",
    ]
    private static let blocks: Set<Substring> = [
        "p", "ul", "ol", "li", "dl", "table", "section", "details", "pre", "h1", "h2", "h3", "h4",
        "h5", "h6", "main", "nav", "figure", "div",
    ]
    private static let children: [Substring: Set<Substring>] = [
        "ul": ["li"], "ol": ["li"], "dl": ["dt", "dd"], "table": ["thead", "tbody", "caption"],
        "thead": ["tr"], "tbody": ["tr"], "tr": ["th", "td"],
    ]

    /// Checks a page.
    init(_ page: String) {
        var end = page.startIndex
        for tag in page.matches(of: /<(\/?)([A-Za-z0-9!]+)([^<>]*)>/) {
            text(page[end..<tag.range.lowerBound])
            end = tag.range.upperBound
            if tag.1.isEmpty { opens(tag.2, tag.3) } else { closes(tag.2) }
        }
        text(page[end...])
        if !open.isEmpty { problems.append("left open: \(open)") }
        for link in links where !ids.contains(link) { problems.append("no \(link)") }
        if Set(ids).count < ids.count { problems.append("an id is there twice") }
    }

    private mutating func text(_ text: Substring) {
        guard open.last != "style" else { return }
        if text.contains("<") || text.contains(">") { problems.append("a raw sign in \(text)") }
        let known = text.replacing(/&(amp|lt|gt|quot);/, with: "")
        if known.contains("&") { problems.append("a raw & in \(text)") }
        if Self.children[open.last ?? ""] != nil, text.contains(where: { !$0.isWhitespace }) {
            problems.append("text in \(open.last ?? "")")
        }
    }

    private mutating func opens(_ name: Substring, _ attributes: Substring) {
        if let allowed = open.last.flatMap({ Self.children[$0] }), !allowed.contains(name) {
            problems.append("\(name) in \(open.last ?? "")")
        }
        if Self.blocks.contains(name), let around = open.first(where: Self.phrasing.contains) {
            problems.append("\(name) in \(around)")
        }
        if let id = attributes.firstMatch(of: /id="([^"]*)"/) { ids.append(id.1) }
        if let link = attributes.firstMatch(of: /href="#([^"]*)"/) { links.append(link.1) }
        if name.count == 2, name.hasPrefix("h"), let level = Int(name.dropFirst()) {
            if level > lastLevel + 1 || (level == 1 && lastLevel > 0) {
                problems.append("\(name) behind a heading of level \(lastLevel)")
            }
            lastLevel = level
        }
        if !Self.void.contains(name), !attributes.hasSuffix("/") { open.append(name) }
    }

    private mutating func closes(_ name: Substring) {
        if open.last == name {
            open.removeLast()
        } else {
            problems.append("</\(name)> in \(open.last ?? "nothing")")
        }
    }
}
