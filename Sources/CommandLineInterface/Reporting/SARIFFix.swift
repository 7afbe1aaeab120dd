import LifecycleMigration
import SourceEditing

/// A plan as a fix in SARIF: every change to every file, since no part of it makes sense alone.
struct SARIFFix {
    /// The fix.
    let value: JSONValue

    /// A fix of changes; `location` names a file as the document does. Nil where they change nothing.
    init?(_ changes: [ChangeReport], description: String, location: (String) -> JSONValue) {
        let artifacts = changes.compactMap { change -> JSONValue? in
            let replacements = Self.replacements(of: change)
            guard !replacements.isEmpty else { return nil }
            return .object([
                ("artifactLocation", location(change.path)), ("replacements", .array(replacements)),
                ("properties", .object([("kind", .string(change.kind.rawValue))])),
            ])
        }
        guard !artifacts.isEmpty else { return nil }
        value = .object([
            ("description", .object([("text", .string(description))])),
            ("artifactChanges", .array(artifacts)),
        ])
    }

    private static func replacements(of change: ChangeReport) -> [JSONValue] {
        switch change.change {
        case .create(let text):
            return [replacement(0..<0, by: text.bytes, in: SARIFRegions(SourceText(bytes: [])))]
        case .delete:
            guard change.original.count > 0 else { return [] }
            let regions = SARIFRegions(change.original)
            return [replacement(0..<change.original.count, by: [], in: regions)]
        case .edit(let edits):
            let regions = SARIFRegions(change.original)
            return edits.inPlaceOrder().map {
                replacement($0.range, by: Array($0.replacement.utf8), in: regions)
            }
        }
    }

    /// A text replacement says the same of a file whether it starts with a byte order mark or not; where lines and columns
    /// are not sure, bytes are replaced.
    private static func replacement(
        _ range: Range<Int>, by bytes: [UInt8], in regions: SARIFRegions
    ) -> JSONValue {
        let text = String(decoding: bytes, as: UTF8.self)
        guard let region = regions.text(range), text.utf8.elementsEqual(bytes) else {
            let region: JSONValue = .object([
                ("byteOffset", .integer(range.lowerBound)), ("byteLength", .integer(range.count)),
            ])
            let content = JSONValue.object([("binary", .string(Base64.text(of: bytes)))])
            return .object([("deletedRegion", region), ("insertedContent", content)])
        }
        let content = JSONValue.object([("text", .string(text))])
        return .object([("deletedRegion", region), ("insertedContent", content)])
    }
}

/// Turns byte offsets of a file into what SARIF counts in: lines, and columns in UTF-16 units.
struct SARIFRegions {
    private let text: SourceText
    private let lines: LineTable
    private let isText: Bool

    /// For a file as it is.
    init(_ text: SourceText) {
        self.text = text
        lines = LineTable(text)
        // Who reads SARIF takes a carriage return by itself for no line end, unless the document says so.
        let bytes = text.bytes
        let hasLoneReturn = bytes.indices.contains {
            bytes[$0] == UInt8(ascii: "\r")
                && ($0 + 1 == bytes.count || bytes[$0 + 1] != UInt8(ascii: "\n"))
        }
        isText = !hasLoneReturn && text.string.utf8.elementsEqual(bytes)
    }

    /// A region of a text; nil where the file is none, or a character would be cut.
    func text(_ range: Range<Int>) -> JSONValue? {
        guard isText, let start = position(range.lowerBound), let end = position(range.upperBound)
        else { return nil }
        return .object([
            ("startLine", .integer(start.line)), ("startColumn", .integer(start.column)),
            ("endLine", .integer(end.line)), ("endColumn", .integer(end.column)),
        ])
    }

    private func position(_ offset: Int) -> (line: Int, column: Int)? {
        let bytes = text.bytes
        guard offset <= bytes.count else { return nil }
        // 0b10......: a byte in the middle of a character.
        if offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { return nil }
        let position = lines.position(of: offset)
        var start = lines.starts[position.line - 1]
        if start == 0, text.hasByteOrderMark { start = min(3, offset) }
        return (
            position.line, String(decoding: bytes[start..<offset], as: UTF8.self).utf16.count + 1
        )
    }
}
