import SourceEditing

/// The faults of one file, each told apart from others of the same text by its number among them.
struct FaultList {
    private let path: String
    private let file: SwiftFile
    private var occurrences: [String: Int] = [:]
    private(set) var faults: [Fault] = []

    init(path: String, file: SwiftFile) {
        self.path = path
        self.file = file
    }

    /// Adds a fault that wraps a piece of code: `before`, the piece, `after`; `#` stands for the fault's number.
    mutating func wrap(
        _ kind: FaultKind, _ range: TokenRange, _ before: String, _ after: String
    ) {
        add(kind, range) { [file] name in
            let bytes = file.bytes(of: range)
            return [
                Insertion(
                    offset: bytes.lowerBound, side: .opening, otherEnd: bytes.upperBound,
                    text: before.replacing("#", with: name)),
                Insertion(
                    offset: bytes.upperBound, side: .closing, otherEnd: bytes.lowerBound,
                    text: after.replacing("#", with: name)),
            ]
        }
    }

    /// Adds a fault; the closure gives its insertions from its number in code.
    mutating func add(
        _ kind: FaultKind, _ range: TokenRange, named label: String = "",
        _ insertions: (String) -> [Insertion]
    ) {
        let text = file.text(range)
        guard !range.isEmpty else { return }
        let key = kind.rawValue + "\u{0}" + label + "\u{0}" + text
        let occurrence = occurrences[key, default: 0]
        occurrences[key] = occurrence + 1
        let id = StableHash.of(path, kind.rawValue, label, text, "\(occurrence)")
        let excerpt = label.isEmpty ? Self.shortened(text) : Self.shortened(label)
        faults.append(
            Fault(
                id: id, kind: kind, offset: file.bytes(of: range).lowerBound, excerpt: excerpt,
                insertions: insertions("0x" + Fault.name(id))))
    }

    /// A text on one line, as far as a list has room for it.
    private static func shortened(_ text: String) -> String {
        let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return line.count > 100 ? line.prefix(99) + "…" : line
    }
}
