/// Text as a page holds it.
enum HTMLText {
    /// Text of which nothing is taken for markup.
    static func escaped(_ text: some StringProtocol) -> String {
        String(text).replacing("&", with: "&amp;").replacing("<", with: "&lt;")
            .replacing(">", with: "&gt;").replacing("\"", with: "&quot;")
    }

    /// The text as code.
    static func code(_ text: some StringProtocol) -> String { "<code>\(escaped(text))</code>" }

    /// A path that is broken between its folders where it is too long for a line.
    static func breakable(_ path: String) -> String {
        escaped(path).replacing("/", with: "/<wbr>")
    }

    /// A sentence in which what stands between back-ticks is code.
    static func prose(_ text: some StringProtocol) -> String {
        let pieces = text.split(separator: "`", omittingEmptySubsequences: false)
        // An odd number of marks leaves the last one without a partner.
        guard pieces.count % 2 == 1 else { return escaped(text) }
        return pieces.enumerated().map { index, piece in
            index % 2 == 1 ? code(piece) : escaped(piece)
        }.joined()
    }

    /// An element with text in it that is markup already.
    static func element(_ name: String, _ content: String) -> String {
        "<\(name)>\(content)</\(name)>"
    }

    /// A heading; below the sixth level there is none.
    static func heading(_ level: Int, _ content: String, id: String? = nil) -> String {
        let name = "h\(min(level, 6))"
        guard let id else { return element(name, content) }
        return "<\(name) id=\"\(id)\">\(content)</\(name)>"
    }

    /// A link to a part of the page.
    static func link(to id: String, _ content: String) -> String {
        "<a href=\"#\(id)\">\(content)</a>"
    }
}
