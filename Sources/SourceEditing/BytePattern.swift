/// Bytes to look for, prepared once so that a search skips most of a file.
///
/// Used to find the few files of a repository that are worth parsing.
public struct BytePattern: Sendable {
    /// The bytes that are looked for.
    public let needle: [UInt8]
    private let shifts: [Int]

    /// Prepares a search for the UTF-8 form of a text; an empty one is found nowhere.
    public init(_ text: String) {
        let needle = Array(text.utf8)
        var shifts = [Int](repeating: max(needle.count, 1), count: 256)
        for (index, byte) in needle.dropLast().enumerated() {
            shifts[Int(byte)] = needle.count - 1 - index
        }
        self.needle = needle
        self.shifts = shifts
    }

    /// Whether the text contains the bytes.
    public func occurs(in text: SourceText) -> Bool {
        firstOffset(in: text, from: 0) != nil
    }

    /// The offset of the first occurrence that starts at `start` or behind it; nil where there is none.
    public func firstOffset(in text: SourceText, from start: Int) -> Int? {
        guard let last = needle.last else { return nil }
        return text.bytes.withUnsafeBufferPointer { bytes in
            shifts.withUnsafeBufferPointer { shifts in
                needle.withUnsafeBufferPointer { needle in
                    var end = start + needle.count - 1
                    while end < bytes.count {
                        let byte = bytes[end]
                        let first = end - needle.count + 1
                        if byte == last, Self.matches(needle, bytes, at: first) { return first }
                        end += shifts[Int(byte)]
                    }
                    return nil
                }
            }
        }
    }

    private static func matches(
        _ needle: UnsafeBufferPointer<UInt8>, _ bytes: UnsafeBufferPointer<UInt8>, at start: Int
    ) -> Bool {
        for index in 0..<needle.count - 1 where bytes[start + index] != needle[index] {
            return false
        }
        return true
    }
}
