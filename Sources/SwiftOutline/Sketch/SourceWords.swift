import SourceEditing

/// The words of a text, so that many are found in it at no more than its length costs.
public struct SourceWords: Sendable {
    private var words: Set<ArraySlice<UInt8>> = []

    /// All words of a text: the longest runs of ASCII letters, digits and `_`.
    public init(in text: SourceText) {
        var start: Int?
        for (offset, byte) in text.bytes.enumerated() {
            if byte.isASCIIWordByte {
                if start == nil { start = offset }
            } else if let first = start {
                words.insert(text.bytes[first..<offset])
                start = nil
            }
        }
        if let start { words.insert(text.bytes[start...]) }
    }

    /// The words that stand right behind another text, which begins and ends as no part of a longer word.
    public init(behind mark: String, in text: SourceText) {
        let pattern = BytePattern(mark)
        var offset = 0
        while let start = pattern.firstOffset(in: text, from: offset) {
            let first = start + pattern.needle.count
            let end = text.bytes[first...].firstIndex { !$0.isASCIIWordByte } ?? text.bytes.endIndex
            if end > first, start == 0 || !text.bytes[start - 1].isASCIIWordByte {
                words.insert(text.bytes[first..<end])
            }
            offset = first
        }
    }

    /// Whether a word is one of them; nil for one that has other letters, which can't be told.
    public func contains(_ word: [UInt8]) -> Bool? {
        guard !word.isEmpty, word.allSatisfy(\.isASCIIWordByte) else { return nil }
        return words.contains(word[...])
    }
}
