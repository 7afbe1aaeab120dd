/// The immutable bytes of one text file; every position in it is a UTF-8 byte offset from its start.
///
/// The bytes are kept exactly as found: a byte-order mark, any line ending, NUL and invalid UTF-8 survive.
public struct SourceText: Sendable, Hashable {
    /// The file, byte for byte, a byte-order mark included.
    public let bytes: [UInt8]

    /// Wraps bytes as they were read.
    public init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Wraps the UTF-8 form of a string.
    public init(_ string: String) {
        self.bytes = Array(string.utf8)
    }

    /// The number of bytes.
    public var count: Int { bytes.count }

    /// The whole file as a string; invalid UTF-8 is replaced, so use it for reading, never for writing back.
    public var string: String { String(decoding: bytes, as: UTF8.self) }

    /// The text of a byte range, clamped to the file.
    public subscript(range: Range<Int>) -> String {
        let lower = min(max(range.lowerBound, 0), bytes.count)
        let upper = min(max(range.upperBound, lower), bytes.count)
        return String(decoding: bytes[lower..<upper], as: UTF8.self)
    }

    /// Whether the file starts with the UTF-8 byte-order mark EF BB BF.
    public var hasByteOrderMark: Bool { bytes.starts(with: [0xEF, 0xBB, 0xBF]) }

    /// The line ending that most lines use; `.lineFeed` in a file of one line.
    public var newline: Newline { Newline.dominant(in: bytes) }
}
