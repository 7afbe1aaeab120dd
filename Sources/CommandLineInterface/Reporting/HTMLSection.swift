/// The part of a page about an app, or about several of which the same is said.
struct HTMLSection: Sendable {
    /// What leads to it.
    let id: String
    /// What the contents call it.
    let title: String
    /// What its parts are called, and what leads to them.
    private(set) var parts: [(id: String, title: String)] = []
    private var lines: [String]
    private let level: Int

    /// A section with what stands at its start.
    ///
    /// - Parameters:
    ///   - number: Its place on the page, from 1.
    ///   - level: The level of its heading.
    init(_ number: Int, _ title: String, level: Int, head: [String]) {
        id = Overview.section(number)
        self.title = title
        self.level = level
        lines = ["<section id=\"\(id)\">"] + head
    }

    /// Adds a part under a heading; nothing where it is empty.
    mutating func add(_ title: String, note: String = "", _ content: [String]) {
        guard !content.isEmpty else { return }
        let part = "\(id)-\(parts.count + 1)"
        parts.append((part, title))
        let note = note.isEmpty ? "" : " <span class=\"count\">(\(HTMLText.escaped(note)))</span>"
        let heading = HTMLText.escaped(title.capitalizedFirst) + note
        lines += [HTMLText.heading(level + 1, heading, id: part)] + content
    }

    /// Adds what needs no heading.
    mutating func add(_ content: [String]) { lines += content }

    /// The markup.
    var markup: [String] { lines + ["</section>"] }

    /// Its line in the contents.
    var entry: String {
        let parts = parts.map { HTMLText.link(to: $0.id, HTMLText.escaped($0.title)) }
        let list = parts.isEmpty ? "" : ": " + parts.joined(separator: ", ")
        return HTMLText.element("li", HTMLText.link(to: id, HTMLText.escaped(title)) + list)
    }
}
