/// The lines of a text with their endings; only `\n` ends a line, and the last one may lack it.
struct DiffLines {
    private let bytes: ArraySlice<UInt8>
    private let starts: [Int]

    /// Splits a text in one pass.
    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        var starts: [Int] = []
        var atStart = true
        for (index, byte) in zip(bytes.indices, bytes) {
            if atStart { starts.append(index) }
            atStart = byte == UInt8(ascii: "\n")
        }
        self.starts = starts
    }

    /// The number of lines.
    var count: Int { starts.count }

    /// Whether there is no line.
    var isEmpty: Bool { starts.isEmpty }

    /// One line, its ending included.
    subscript(line: Int) -> ArraySlice<UInt8> { bytes[offset(of: line)..<offset(of: line + 1)] }

    /// Several lines, their endings included.
    subscript(lines: Range<Int>) -> ArraySlice<UInt8> {
        bytes[offset(of: lines.lowerBound)..<offset(of: lines.upperBound)]
    }

    /// Every line, its ending included.
    var all: [ArraySlice<UInt8>] { (0..<count).map { self[$0] } }

    /// The byte offset at which a line starts; the end of the text for the line behind the last.
    func offset(of line: Int) -> Int { line < starts.count ? starts[line] : bytes.endIndex }

    /// The line that holds the byte at an offset; `count` behind a text that ends with a line ending.
    func index(at offset: Int) -> Int {
        if offset >= bytes.endIndex {
            return bytes.last == UInt8(ascii: "\n") || isEmpty ? count : count - 1
        }
        var low = 0
        var high = starts.count - 1
        while low < high {
            let middle = (low + high + 1) / 2
            if starts[middle] <= offset { low = middle } else { high = middle - 1 }
        }
        return low
    }
}
