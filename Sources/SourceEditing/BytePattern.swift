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

    /// Whether the text contains the bytes where they are no part of a longer word.
    public func occursByItself(in text: SourceText) -> Bool {
        func isInWord(_ offset: Int) -> Bool {
            offset > 0 && offset < text.count && text.bytes[offset - 1].isASCIIWordByte
                && text.bytes[offset].isASCIIWordByte
        }
        var offset = 0
        while let start = firstOffset(in: text, from: offset) {
            if !isInWord(start), !isInWord(start + needle.count) { return true }
            offset = start + 1
        }
        return false
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

extension UInt8 {
    /// Whether the byte is an ASCII letter, a digit or `_`.
    public var isASCIIWordByte: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
            true
        default: false
        }
    }
}
