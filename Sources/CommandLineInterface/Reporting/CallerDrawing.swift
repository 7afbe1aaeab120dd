/// The picture of who calls whom as lines and boxes in the page's own colours, with all that it shows in words.
struct CallerDrawing {
    private let picture: CallerPicture
    private let id: String

    /// A drawing.
    ///
    /// - Parameter id: What the names of its title and description start with.
    init(_ picture: CallerPicture, id: String) {
        self.picture = picture
        self.id = id
    }

    /// The markup.
    var markup: [String] {
        let height = picture.height
        return [
            "<figure>",
            "<svg class=\"callers\" viewBox=\"0 0 \(CallerPicture.width) \(height)\" role=\"img\" "
                + "aria-labelledby=\"\(id)-title \(id)-text\">",
            "<title id=\"\(id)-title\">Who calls the methods of the delegates, before and after</title>",
            "<desc id=\"\(id)-text\">\(HTMLText.escaped(picture.description))</desc>",
        ] + heads + picture.calls.map(line) + picture.boxes.flatMap(box)
            + picture.owners.map { text($0.name, middle: 1, y: $0.y, "owner") }
            + [
                "</svg>",
                "<figcaption>Left: who calls each method before. Right: who calls it after.</figcaption>",
                "</figure>",
            ]
    }

    private var heads: [String] {
        ["Before", "Method", "After"].enumerated().map { text($1, middle: $0, y: 14, "head") }
    }

    private func line(_ call: CallerPicture.Call) -> String {
        let (from, to) = (call.from, call.to)
        let bend = (from.x + to.x) / 2
        let path = "M\(from.x) \(from.y)C\(bend) \(from.y) \(bend) \(to.y) \(to.x) \(to.y)"
        // Nobody calls: there is nothing that arrives.
        guard call.look == .plain || call.look == .new else { return element(path, call.look) }
        let back = to.x > from.x ? -7 : 7
        return element("\(path)m\(back) -4l\(-back) 4l\(back) 4", call.look)
    }

    private func element(_ path: String, _ look: CallerLook) -> String {
        "<path class=\"\(look.rawValue)\" d=\"\(path)\"/>"
    }

    private func box(_ box: CallerPicture.Box) -> [String] {
        let frame =
            "<rect class=\"\(box.look.rawValue)\" x=\"\(box.x)\" y=\"\(box.y)\" width=\"\(box.width)\" "
            + "height=\"\(box.height)\" rx=\"4\"/>"
        let kind = box.isCode ? "code" : "caller"
        let lines = box.lines.enumerated().map { index, line in
            text(
                line, x: box.x + box.width / 2,
                y: box.y + 6 + CallerPicture.line * index + 11, kind)
        }
        return [frame] + lines
    }

    private func text(_ text: String, middle column: Int, y: Int, _ kind: String) -> String {
        let column = CallerPicture.columns[column]
        return self.text(text, x: column.x + column.width / 2, y: y, kind)
    }

    private func text(_ text: String, x: Int, y: Int, _ kind: String) -> String {
        "<text class=\"\(kind)\" x=\"\(x)\" y=\"\(y)\">\(HTMLText.escaped(text))</text>"
    }
}
