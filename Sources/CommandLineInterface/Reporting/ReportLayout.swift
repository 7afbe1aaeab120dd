/// How a report for people is laid out: in lines as wide as a terminal, or for programs that read it, a finding a line.
struct ReportLayout: Sendable {
    /// The width in columns; nil where no line is broken.
    let width: Int?

    /// What fits nowhere is not made narrower: a path and a few words need this much.
    private static let narrowest = 40

    /// A layout; nil for lines of any length.
    init(width: Int?) {
        self.width = width.map { max($0, Self.narrowest) }
    }

    /// Whether each finding stands at the start of a line of its own, as the messages of a compiler do.
    var isForPrograms: Bool { width == nil }

    /// A text in lines, the first indented by `indent`, the others by `hanging`.
    func indented(_ text: String, by indent: Int, hanging: Int? = nil) -> [String] {
        let hanging = hanging ?? indent
        let lines = width.map { LineWrapping.wrap(text, width: $0 - hanging) } ?? [text]
        return lines.enumerated().map { index, line in
            String(repeating: " ", count: index == 0 ? indent : hanging) + line
        }
    }
}
