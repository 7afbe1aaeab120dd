/// A byte range of the original text and what stands there afterwards.
public struct TextEdit: Sendable, Hashable {
    /// Byte offsets in the original; empty for an insertion.
    public let range: Range<Int>
    /// The new text; empty for a removal.
    public let replacement: String

    /// Replaces `range` of the original by `replacement`.
    public init(range: Range<Int>, replacement: String) {
        self.range = range
        self.replacement = replacement
    }

    /// Inserts text in front of the byte at `offset`.
    public static func insert(_ text: String, at offset: Int) -> TextEdit {
        TextEdit(range: offset..<offset, replacement: text)
    }

    /// Removes a byte range.
    public static func remove(_ range: Range<Int>) -> TextEdit {
        TextEdit(range: range, replacement: "")
    }
}

extension SourceText {
    /// The text after edits, which must not overlap and are applied in order of their place; insertions at
    /// one place keep the order of the array.
    ///
    /// - Precondition: `WorkspaceEdit` has already refused overlaps, so one here is a bug of ours.
    public func applying(_ edits: [TextEdit]) -> SourceText {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var offset = 0
        for edit in edits.inPlaceOrder() {
            precondition(edit.range.lowerBound >= offset && edit.range.upperBound <= bytes.count)
            result += bytes[offset..<edit.range.lowerBound]
            result += edit.replacement.utf8
            offset = edit.range.upperBound
        }
        result += bytes[offset...]
        return SourceText(bytes: result)
    }
}

extension [TextEdit] {
    /// The edits by place; a stable order, insertions in front of a replacement that starts at the same byte.
    public func inPlaceOrder() -> [TextEdit] {
        enumerated().sorted { a, b in
            (a.element.range.lowerBound, a.element.range.upperBound, a.offset)
                < (b.element.range.lowerBound, b.element.range.upperBound, b.offset)
        }.map(\.element)
    }
}
