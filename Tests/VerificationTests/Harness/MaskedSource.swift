/// Swift source together with which of its bytes are code and not comment or string.
struct MaskedSource {
    /// The source in UTF-8.
    let bytes: [UInt8]
    /// For each byte whether it is code; the code of interpolations is.
    private(set) var isCode: [Bool]

    /// Scans a source once.
    init(_ text: String) {
        bytes = Array(text.utf8)
        isCode = Array(repeating: true, count: bytes.count)
        mask()
    }

    /// A string literal whose end is not reached yet.
    private struct OpenString {
        let pounds: Int
        let isMultiline: Bool
        /// Parentheses open in the interpolation that is being read; nil in the literal's text.
        var depth: Int?
    }

    private mutating func mask() {
        var strings: [OpenString] = []
        var index = 0
        while index < bytes.count {
            if let open = strings.last, open.depth == nil {
                index = readText(of: open, at: index, &strings)
            } else {
                index = readCode(at: index, &strings)
            }
        }
    }

    private mutating func readCode(at index: Int, _ strings: inout [OpenString]) -> Int {
        switch bytes[index] {
        case UInt8(ascii: "/") where follows("//", at: index): return hideLine(from: index)
        case UInt8(ascii: "/") where follows("/*", at: index): return hideBlock(from: index)
        case UInt8(ascii: "\""), UInt8(ascii: "#"):
            guard let open = stringStart(at: index) else { return index + 1 }
            strings.append(open)
            return hide(index, open.pounds + (open.isMultiline ? 3 : 1))
        case UInt8(ascii: "("): changeDepth(of: &strings, by: 1)
        case UInt8(ascii: ")"): changeDepth(of: &strings, by: -1)
        default: break
        }
        return index + 1
    }

    private func changeDepth(of strings: inout [OpenString], by step: Int) {
        guard var open = strings.popLast(), let depth = open.depth else { return }
        open.depth = depth + step > 0 ? depth + step : nil
        strings.append(open)
    }

    private mutating func readText(
        of open: OpenString, at index: Int, _ strings: inout [OpenString]
    ) -> Int {
        let pounds = String(repeating: "#", count: open.pounds)
        let quotes = open.isMultiline ? "\"\"\"" : "\""
        if follows("\\" + pounds + "(", at: index) {
            strings[strings.count - 1].depth = 1
            return hide(index, 1 + open.pounds) + 1
        }
        if follows(quotes + pounds, at: index) {
            strings.removeLast()
            return hide(index, quotes.utf8.count + open.pounds)
        }
        if bytes[index] == UInt8(ascii: "\\"), open.pounds == 0 { return hide(index, 2) }
        if bytes[index] == UInt8(ascii: "\n"), !open.isMultiline { strings.removeLast() }
        return hide(index, 1)
    }

    private func stringStart(at index: Int) -> OpenString? {
        let pounds = bytes[index...].prefix { $0 == UInt8(ascii: "#") }.count
        guard follows("\"", at: index + pounds) else { return nil }
        return OpenString(
            pounds: pounds, isMultiline: follows("\"\"\"", at: index + pounds), depth: nil)
    }

    private mutating func hideLine(from start: Int) -> Int {
        let length = bytes[start...].prefix { $0 != UInt8(ascii: "\n") }.count
        return hide(start, length)
    }

    private mutating func hideBlock(from start: Int) -> Int {
        var depth = 0
        var index = start
        while index < bytes.count {
            if follows("/*", at: index) {
                depth += 1
                index = hide(index, 2)
            } else if follows("*/", at: index) {
                depth -= 1
                index = hide(index, 2)
                if depth == 0 { break }
            } else {
                index = hide(index, 1)
            }
        }
        return index
    }

    private mutating func hide(_ start: Int, _ count: Int) -> Int {
        let end = min(start + count, bytes.count)
        for index in start..<end { isCode[index] = false }
        return end
    }

    /// Whether a text stands at a place.
    func follows(_ text: String, at index: Int) -> Bool {
        index + text.utf8.count <= bytes.count
            && bytes[index..<index + text.utf8.count].elementsEqual(text.utf8)
    }

    /// Places in code where a whole word stands; a word may begin with `@` or `#`.
    func places(of word: String) -> [Int] {
        guard let first = word.utf8.first else { return [] }
        return bytes.indices.filter { index in
            bytes[index] == first && isCode[index] && follows(word, at: index)
                && !isNamePart(index + word.utf8.count)
                && (first == UInt8(ascii: "@") || first == UInt8(ascii: "#")
                    || !isNamePart(index - 1))
        }
    }

    private func isNamePart(_ index: Int) -> Bool {
        guard bytes.indices.contains(index) else { return false }
        let byte = bytes[index]
        return byte == UInt8(ascii: "_") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
            || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte >= 0x80
    }

    /// The place after the bracket that closes the one at `open`, or nil.
    func end(ofBracketAt open: Int) -> Int? {
        guard open < bytes.count else { return nil }
        let pairs: [UInt8: UInt8] = [
            UInt8(ascii: "("): UInt8(ascii: ")"), UInt8(ascii: "{"): UInt8(ascii: "}"),
        ]
        guard let close = pairs[bytes[open]] else { return nil }
        var depth = 0
        for index in open..<bytes.count where isCode[index] {
            if bytes[index] == bytes[open] { depth += 1 }
            if bytes[index] == close { depth -= 1 }
            if depth == 0 { return index + 1 }
        }
        return nil
    }

    /// The place after the name that begins at a place.
    func end(ofNameAt index: Int) -> Int {
        var index = index
        while isNamePart(index) { index += 1 }
        return index
    }

    /// The next place at or after `index` that is no blank.
    func skipBlanks(from index: Int) -> Int {
        var index = index
        while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x0A { index += 1 }
        return index
    }

    /// The text of a range.
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}
