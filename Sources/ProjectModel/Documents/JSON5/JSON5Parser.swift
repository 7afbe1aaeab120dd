import SourceEditing

/// Reads JSON5 into a tree of places.
///
/// Source: the JSON5 specification, version 1.0.0; plain JSON is a part of it.
struct JSON5Parser {
    private let bytes: [UInt8]
    private var index: Int
    private var builder: DocumentTreeBuilder

    private init(_ text: SourceText) {
        bytes = text.bytes
        builder = DocumentTreeBuilder(byteCount: bytes.count)
        index = text.hasByteOrderMark ? 3 : 0
    }

    /// Parses a whole document, whose outermost value must be an object.
    ///
    /// - Throws: `DocumentError` at the first place that is no JSON5.
    static func parse(_ text: SourceText) throws(DocumentError) -> DocumentTree {
        var parser = JSON5Parser(text)
        return try parser.run()
    }

    private mutating func run() throws(DocumentError) -> DocumentTree {
        try skipTrivia()
        guard current == UInt8(ascii: "{") else { throw error("this is no JSON object", at: index) }
        try value()
        while builder.container != nil { try step() }
        try skipTrivia()
        guard current == nil else { throw error("text follows the object", at: index) }
        guard let tree = builder.finished else { throw error("the file ends too early", at: index) }
        return tree
    }

    private var current: UInt8? { index < bytes.count ? bytes[index] : nil }

    /// Reads one entry's start, or the end of the innermost container.
    private mutating func step() throws(DocumentError) {
        try skipTrivia()
        guard let byte = current else {
            throw error("a bracket is not closed", at: builder.containerStart ?? index)
        }
        switch (builder.container, byte) {
        case (.dictionary, UInt8(ascii: "}")), (.array, UInt8(ascii: "]")):
            index += 1
            builder.end(contentEnd: index - 1, at: index)
            try separator()
        case (.dictionary, _): try key()
        default: try value()
        }
    }

    private mutating func key() throws(DocumentError) {
        let start = index
        let content = try name()
        builder.key(start..<index, content: content)
        try skipTrivia()
        guard current == UInt8(ascii: ":") else { throw error("\":\" is missing", at: index) }
        index += 1
        try skipTrivia()
        try value()
    }

    private mutating func name() throws(DocumentError) -> Range<Int> {
        if isQuote(current) { return try string() }
        return try word()
    }

    private mutating func value() throws(DocumentError) {
        let start = index
        switch current {
        case UInt8(ascii: "{"): try open(.dictionary)
        case UInt8(ascii: "["): try open(.array)
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
            let content = try string()
            builder.leaf(.string, start..<index, content: content)
            try separator()
        default:
            let content = try word()
            builder.leaf(try kind(of: content), content, content: content)
            try separator()
        }
    }

    private mutating func open(_ kind: DocumentTree.Kind) throws(DocumentError) {
        guard builder.begin(kind, at: index, contentStart: index + 1) else {
            throw error("the file is nested too deeply", at: index)
        }
        index += 1
    }

    /// What a word without quotes stands for.
    private func kind(of content: Range<Int>) throws(DocumentError) -> DocumentTree.Kind {
        let word = String(decoding: bytes[content], as: UTF8.self)
        switch word {
        case "true": return .boolean(true)
        case "false": return .boolean(false)
        case "null": return .null
        default: break
        }
        let digits = word.drop { $0 == "-" || $0 == "+" }
        if digits.hasPrefix("0x") || digits.hasPrefix("0X"),
            Int(digits.dropFirst(2), radix: 16) != nil
        {
            return .integer
        }
        if !digits.isEmpty, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
            return .integer
        }
        guard digits == "Infinity" || digits == "NaN" || Double(digits) != nil else {
            throw error("\"\(word)\" is no value", at: content.lowerBound)
        }
        return .real
    }

    /// Reads what must follow a value: a comma, unless its container ends there.
    private mutating func separator() throws(DocumentError) {
        guard let container = builder.container else { return }
        let valueEnd = index
        try skipTrivia()
        let close = container == .dictionary ? UInt8(ascii: "}") : UInt8(ascii: "]")
        if current == UInt8(ascii: ",") {
            index += 1
            builder.extendLastEntry(to: index)
        } else if current != close {
            throw error("\",\" is missing", at: valueEnd)
        }
    }

    private func isQuote(_ byte: UInt8?) -> Bool {
        byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
    }

    /// Moves behind a string and gives the range of its characters.
    private mutating func string() throws(DocumentError) -> Range<Int> {
        let start = index
        let quote = bytes[index]
        index += 1
        while index < bytes.count, !bytes[index].isNewline {
            if bytes[index] == quote {
                index += 1
                return start + 1..<index - 1
            }
            index += bytes[index] == UInt8(ascii: "\\") ? escapeLength : 1
        }
        index = min(index, bytes.count)
        throw error("a string is not closed", at: start)
    }

    /// A backslash takes a line ending with it, which goes on in the next line.
    private var escapeLength: Int { bytes.has("\r\n", at: index + 1) ? 3 : 2 }

    private mutating func word() throws(DocumentError) -> Range<Int> {
        let start = index
        while let byte = current, Self.isWord(byte) { index += 1 }
        guard index > start else { throw error("a value is missing", at: start) }
        return start..<index
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"),
            UInt8(ascii: "."), UInt8(ascii: "+"), UInt8(ascii: "-"), 0x80...:
            true
        default: false
        }
    }

    private mutating func skipTrivia() throws(DocumentError) {
        while index < bytes.count {
            if bytes[index].isSpace {
                index += 1
            } else if bytes.has("/*", at: index) {
                guard let end = bytes.end(of: "*/", from: index + 2) else {
                    throw error("a comment is not closed", at: index)
                }
                index = end
            } else if bytes.has("//", at: index) {
                while index < bytes.count, !bytes[index].isNewline { index += 1 }
            } else {
                return
            }
        }
    }

    private func error(_ reason: String, at offset: Int) -> DocumentError {
        .at(offset, of: bytes, reason)
    }
}
