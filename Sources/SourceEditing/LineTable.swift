/// The line starts of a text, for turning byte offsets into the lines and columns of a report.
public struct LineTable: Sendable {
    /// The byte offset at which each line starts; line 1 is at index 0.
    public let starts: [Int]
    private let count: Int

    /// Indexes a text in one pass; `\n`, `\r\n` and a lone `\r` each end a line.
    public init(_ text: SourceText) {
        var starts = [0]
        let bytes = text.bytes
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            if byte == UInt8(ascii: "\r") {
                if index < bytes.count, bytes[index] == UInt8(ascii: "\n") { index += 1 }
                starts.append(index)
            } else if byte == UInt8(ascii: "\n") {
                starts.append(index)
            }
        }
        self.starts = starts
        self.count = bytes.count
    }

    /// The 1-based line and the 1-based column, in bytes, of an offset.
    public func position(of offset: Int) -> SourcePosition {
        let offset = min(max(offset, 0), count)
        var low = 0
        var high = starts.count - 1
        while low < high {
            let middle = (low + high + 1) / 2
            if starts[middle] <= offset { low = middle } else { high = middle - 1 }
        }
        return SourcePosition(line: low + 1, column: offset - starts[low] + 1)
    }
}

/// A place in a report; lines and columns count from 1, columns in UTF-8 bytes.
public struct SourcePosition: Sendable, Hashable, Comparable, Codable {
    /// The line, from 1.
    public let line: Int
    /// The column in UTF-8 bytes, from 1.
    public let column: Int

    /// Names a place.
    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    /// Orders places from the top of a file to its end.
    public static func < (a: SourcePosition, b: SourcePosition) -> Bool {
        (a.line, a.column) < (b.line, b.column)
    }
}
