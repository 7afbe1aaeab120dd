import SourceEditing
import SwiftOutline
import Testing

/// Another way to write one place of a delegate, which a compiler takes for the same.
struct Rewording: Sendable, CustomTestStringConvertible {
    /// What is written otherwise.
    let testDescription: String
    /// Every place of a source where it can be done, each by itself.
    let changes: @Sendable (DelegateSource, FileSet) -> [RewordingChange]

    /// A rewording from its rule, where that looks at one source.
    init(
        _ description: String, _ changes: @escaping @Sendable (DelegateSource) -> [RewordingChange]
    ) {
        testDescription = description
        self.changes = { source, _ in changes(source) }
    }

    /// A rewording that needs the project's other files.
    init(
        _ description: String,
        inProject changes: @escaping @Sendable (DelegateSource, FileSet) -> [RewordingChange]
    ) {
        testDescription = description
        self.changes = changes
    }

    /// A rewording of statements, one by one.
    init(
        _ description: String,
        statement change: @escaping @Sendable (CodeStatement, DelegateSource) -> [TextEdit]?
    ) {
        self.init(description) { source in
            source.statements.compactMap { statement in
                change(statement, source).map {
                    RewordingChange(in: source.path, $0, at: statement)
                }
            }
        }
    }

    /// Every rewording.
    static let all = ofExpressions + ofTypes + ofStatements + intoFunctions + ofNames
}

/// One place that is written otherwise.
struct RewordingChange: Sendable {
    /// What is done to each file.
    var edits: [String: [TextEdit]]
    /// The bytes of the files before that the change is about.
    var places: [String: [Range<Int>]]

    /// A change of one file.
    init(in path: String, _ edits: [TextEdit], at place: Range<Int>) {
        self.edits = [path: edits]
        places = [path: [place] + edits.map(\.range)]
    }

    /// A change of a statement; what can't be followed may be told of the whole function, at its head.
    init(in path: String, _ edits: [TextEdit], at statement: CodeStatement) {
        self.init(in: path, edits, at: statement.bytes)
        places[path, default: []].append(statement.head)
    }

    /// Adds edits of another file.
    func adding(_ edits: [TextEdit], in path: String) -> RewordingChange {
        var change = self
        change.edits[path, default: []] += edits
        change.places[path, default: []] += edits.map(\.range)
        return change
    }

    /// The project with the change.
    func applied(to files: FileSet) -> FileSet {
        var changed = files
        for (path, edits) in edits {
            guard let bytes = files.files[path] else { continue }
            changed.files[path] = SourceText(bytes: bytes).applying(edits).bytes
        }
        return changed
    }

    /// Whether a line of the changed project, from 1, is one that the change is about.
    func touches(line: Int, of path: String, in changed: FileSet) -> Bool {
        guard let places = places[path], let bytes = changed.files[path] else { return false }
        return places.contains { place in
            let start = min(offset(of: place.lowerBound, in: path, isEnd: false), bytes.count)
            let end = min(offset(of: place.upperBound, in: path, isEnd: true), bytes.count)
            let first = 1 + bytes[..<start].count { $0 == UInt8(ascii: "\n") }
            let last = first + bytes[start..<max(start, end)].count { $0 == UInt8(ascii: "\n") }
            return (first...last).contains(line)
        }
    }

    private func offset(of old: Int, in path: String, isEnd: Bool) -> Int {
        let edits = edits[path] ?? []
        return edits.filter {
            isEnd
                ? $0.range.upperBound <= old
                : $0.range.upperBound < old || $0.range.lowerBound < old
        }.reduce(old) { $0 + $1.replacement.utf8.count - $1.range.count }
    }
}
