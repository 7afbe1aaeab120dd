/// The patch of one file in the unified format, as `git apply` reads it.
///
/// Bytes are passed through unchanged, whatever their encoding; only `\n` ends a line, so that `\r\n` survives.
public enum UnifiedDiff {
    /// The mode of a file that a patch creates or deletes; the raw value is Git's spelling.
    public enum FileMode: String, Sendable {
        case regular = "100644"
        case executable = "100755"
    }

    /// The number of unchanged lines around a change.
    static let contextLineCount = 3

    /// The patch that carries out edits, which must not overlap; empty where they change nothing.
    public static func editing(
        _ path: String, _ original: SourceText, _ edits: [TextEdit]
    ) -> [UInt8] {
        let lines = DiffLines(original.bytes[...])
        let changes = DiffRegion.changes(of: edits, in: lines)
        guard !changes.isEmpty else { return [] }
        var writer = DiffWriter()
        writer.beginFile(path)
        writer.names(old: "a/" + path, new: "b/" + path)
        writer.hunks(changes, in: lines)
        return writer.bytes
    }

    /// The patch that creates a file.
    public static func creating(
        _ path: String, _ text: SourceText, mode: FileMode = .regular
    ) -> [UInt8] {
        var writer = DiffWriter()
        writer.beginFile(path)
        writer.line("new file mode \(mode.rawValue)")
        let lines = DiffLines(text.bytes[...])
        if lines.isEmpty {
            writer.line("index \(emptySide)..\(emptyBlob)")
        } else {
            writer.names(old: nil, new: "b/" + path)
            let change = LineChange(removed: 0..<0, added: lines.all)
            writer.hunks([change], in: DiffLines([]))
        }
        return writer.bytes
    }

    /// The patch that deletes a file.
    public static func deleting(
        _ path: String, _ text: SourceText, mode: FileMode = .regular
    ) -> [UInt8] {
        var writer = DiffWriter()
        writer.beginFile(path)
        writer.line("deleted file mode \(mode.rawValue)")
        let lines = DiffLines(text.bytes[...])
        if lines.isEmpty {
            writer.line("index \(emptyBlob)..\(emptySide)")
        } else {
            writer.names(old: "a/" + path, new: nil)
            writer.hunks([LineChange(removed: 0..<lines.count, added: [])], in: lines)
        }
        return writer.bytes
    }

    /// How many lines edits add and remove, for a report.
    public static func lineCounts(
        of edits: [TextEdit], in original: SourceText
    ) -> (added: Int, removed: Int) {
        let lines = DiffLines(original.bytes[...])
        var counts = (added: 0, removed: 0)
        for change in DiffRegion.changes(of: edits, in: lines) {
            counts.added += change.added.count
            counts.removed += change.removed.count
        }
        return counts
    }

    /// The number of lines of a text, as a patch counts them.
    public static func lineCount(of text: SourceText) -> Int {
        DiffLines(text.bytes[...]).count
    }

    /// Git's object name of an empty file: a patch of an empty file has no hunk to tell it by.
    private static let emptyBlob = "e69de29bb2d1d6434b8b29ae775ad8c2e48c5391"
    private static let emptySide = String(repeating: "0", count: 40)
}
