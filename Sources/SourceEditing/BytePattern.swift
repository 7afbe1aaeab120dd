/// Bytes to look for, prepared once so that a search skips most of a file.
///
/// Used to find the few files of a repository that are worth parsing.
public struct BytePattern: Sendable {
    private let needle: [UInt8]
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
        guard let last = needle.last else { return false }
        return text.bytes.withUnsafeBufferPointer { bytes in
            shifts.withUnsafeBufferPointer { shifts in
                var end = needle.count - 1
                while end < bytes.count {
                    let byte = bytes[end]
                    if byte == last, matches(bytes, endingAt: end) { return true }
                    end += shifts[Int(byte)]
                }
                return false
            }
        }
    }

    private func matches(_ bytes: UnsafeBufferPointer<UInt8>, endingAt end: Int) -> Bool {
        let start = end - needle.count + 1
        for index in needle.indices where bytes[start + index] != needle[index] { return false }
        return true
    }
}
