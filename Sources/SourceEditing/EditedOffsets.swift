/// Where the bytes of a text stand once it is edited.
///
/// Offsets are UTF-8 bytes, "original" in the text as it was and "edited" in the text afterwards.
public struct EditedOffsets: Sendable {
    /// The edits by place.
    private let edits: [TextEdit]
    /// What the text has gained in front of each edit, in bytes; one more than there are edits.
    private let gains: [Int]

    /// Looks at edits that do not overlap.
    public init(_ edits: [TextEdit]) {
        let edits = edits.inPlaceOrder()
        var gains = [0]
        for edit in edits {
            gains.append(gains[gains.count - 1] + edit.replacement.utf8.count - edit.range.count)
        }
        self.edits = edits
        self.gains = gains
    }

    /// The edited offset of the byte at an original offset; nil where that byte goes.
    public func edited(_ original: Int) -> Int? {
        // Edits that end in front of the byte, among them what is inserted there.
        var low = 0
        var high = edits.count
        while low < high {
            let middle = (low + high) / 2
            if edits[middle].range.upperBound <= original {
                low = middle + 1
            } else {
                high = middle
            }
        }
        if low < edits.count, edits[low].range.contains(original) { return nil }
        return original + gains[low]
    }

    /// The edited ranges that edits wrote, by place; one that only removes has an empty range.
    public var written: [Range<Int>] {
        edits.indices.map { index in
            let start = edits[index].range.lowerBound + gains[index]
            return start..<start + edits[index].replacement.utf8.count
        }
    }

    /// The edits with one more text, in front of the byte at an edited offset.
    public func inserting(_ text: String, atEdited offset: Int) -> [TextEdit] {
        var result = edits
        for (index, range) in written.enumerated() {
            if offset < range.lowerBound {
                return result + [.insert(text, at: offset - gains[index])]
            }
            guard range.contains(offset) else { continue }
            let old = Array(edits[index].replacement.utf8)
            let cut = offset - range.lowerBound
            result[index] = TextEdit(
                range: edits[index].range,
                replacement: String(
                    decoding: old[..<cut] + Array(text.utf8) + old[cut...], as: UTF8.self))
            return result
        }
        return result + [.insert(text, at: offset - gains[edits.count])]
    }
}
