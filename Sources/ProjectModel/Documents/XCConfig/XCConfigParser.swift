import SourceEditing

/// Reads an `.xcconfig` line by line.
struct XCConfigParser {
    private let bytes: [UInt8]
    private var index: Int

    /// Starts at the beginning of a file.
    init(_ text: SourceText) {
        bytes = text.bytes
        index = text.hasByteOrderMark ? 3 : 0
    }

    /// All statements; lines that are none are skipped.
    mutating func statements() -> [XCConfigDocument.Statement] {
        var result: [XCConfigDocument.Statement] = []
        while index < bytes.count {
            if let statement = line() { result.append(statement) }
        }
        return result
    }

    private mutating func line() -> XCConfigDocument.Statement? {
        let start = index
        let end = logicalLineEnd(from: start)
        index = behindNewline(end)
        let lines = start..<index
        let content = trimmed(start..<commentStart(in: start..<end))
        guard let first = content.first else { return nil }
        if bytes[first] == UInt8(ascii: "#") {
            return include(content, lines: lines).map { .include($0) }
        }
        return assignment(content, lines: lines).map { .assignment($0) }
    }

    /// The end of a line, and of those that it continues on by a backslash.
    private func logicalLineEnd(from start: Int) -> Int {
        var end = start
        while end < bytes.count {
            if !bytes[end].isNewline {
                end += 1
            } else if end > start, bytes[end - 1] == UInt8(ascii: "\\") {
                end = behindNewline(end)
            } else {
                return end
            }
        }
        return end
    }

    private func behindNewline(_ offset: Int) -> Int {
        guard offset < bytes.count else { return offset }
        return offset + (bytes.has("\r\n", at: offset) ? 2 : 1)
    }

    private func commentStart(in line: Range<Int>) -> Int {
        line.first { bytes.has("//", at: $0) } ?? line.upperBound
    }

    private func trimmed(_ range: Range<Int>) -> Range<Int> {
        var start = range.lowerBound
        var end = range.upperBound
        while start < end, bytes[start].isSpace { start += 1 }
        while end > start, bytes[end - 1].isSpace { end -= 1 }
        return start..<end
    }

    private func include(_ content: Range<Int>, lines: Range<Int>) -> XCConfigInclude? {
        guard bytes.has("#include", at: content.lowerBound),
            let open = bytes[content].firstIndex(of: UInt8(ascii: "\"")),
            let close = bytes[content].lastIndex(of: UInt8(ascii: "\"")), close > open
        else { return nil }
        let isOptional = bytes[content.lowerBound..<open].contains(UInt8(ascii: "?"))
        return XCConfigInclude(
            path: String(decoding: bytes[(open + 1)..<close], as: UTF8.self),
            isOptional: isOptional, lines: lines)
    }

    private func assignment(_ content: Range<Int>, lines: Range<Int>) -> XCConfigAssignment? {
        guard let equals = equalsSign(in: content) else { return nil }
        let key = bytes[content.lowerBound..<equals].filter { !$0.isSpace }
        guard !key.isEmpty else { return nil }
        var value = trimmed(equals + 1..<content.upperBound)
        while value.count > 0, bytes[value.upperBound - 1] == UInt8(ascii: ";") {
            value = trimmed(value.lowerBound..<value.upperBound - 1)
        }
        return XCConfigAssignment(
            key: String(decoding: key, as: UTF8.self),
            value: unfolded(value), valueRange: value, lines: lines)
    }

    /// The `=` behind the key; those inside of `[sdk=…]` are not it.
    private func equalsSign(in content: Range<Int>) -> Int? {
        var brackets = 0
        for offset in content {
            switch bytes[offset] {
            case UInt8(ascii: "["): brackets += 1
            case UInt8(ascii: "]"): brackets -= 1
            case UInt8(ascii: "=") where brackets == 0: return offset
            default: break
            }
        }
        return nil
    }

    /// The value with joined lines as one.
    private func unfolded(_ range: Range<Int>) -> String {
        guard bytes[range].contains(where: \.isNewline) else {
            return String(decoding: bytes[range], as: UTF8.self)
        }
        return bytes[range].split { $0.isNewline || $0 == UInt8(ascii: "\\") }
            .map { String(decoding: $0, as: UTF8.self).trimmed }
            .filter { !$0.isEmpty }.joined(separator: " ")
    }
}
