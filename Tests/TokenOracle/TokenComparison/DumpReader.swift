/// Reads a dump of the compiler's tokens, line by line.
struct DumpReader {
    /// A token of the compiler: the letter of its class and its byte range.
    struct Entry {
        let kind: UInt8
        let range: Range<Int>
    }

    private let bytes: [UInt8]
    private var offset = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Whether the parser accepts the file; the first line says so.
    mutating func readVerdict() -> Bool {
        let isAccepted = bytes.first == UInt8(ascii: "o")
        skipLine()
        return isAccepted
    }

    /// The next token.
    mutating func next() -> Entry? {
        guard offset < bytes.count else { return nil }
        let kind = bytes[offset]
        offset += 2
        let start = readNumber()
        let length = readNumber()
        return Entry(kind: kind, range: start..<start + length)
    }

    private mutating func readNumber() -> Int {
        var number = 0
        while offset < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[offset])
        {
            number = number * 10 + Int(bytes[offset] - UInt8(ascii: "0"))
            offset += 1
        }
        offset += 1
        return number
    }

    private mutating func skipLine() {
        while offset < bytes.count, bytes[offset] != UInt8(ascii: "\n") { offset += 1 }
        offset += 1
    }
}
