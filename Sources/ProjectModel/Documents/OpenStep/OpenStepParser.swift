import SourceEditing

/// Reads an OpenStep (ASCII) property list into a tree of places.
struct OpenStepParser {
    private let bytes: [UInt8]
    private var index: Int
    private var builder: DocumentTreeBuilder

    private init(_ text: SourceText) {
        bytes = text.bytes
        builder = DocumentTreeBuilder(byteCount: bytes.count)
        index = text.hasByteOrderMark ? 3 : 0
    }

    /// Parses a whole document, whose outermost value must be a dictionary or an array.
    ///
    /// - Throws: `DocumentError` at the first place that is no property list.
    static func parse(_ text: SourceText) throws(DocumentError) -> DocumentTree {
        var parser = OpenStepParser(text)
        return try parser.run()
    }

    private mutating func run() throws(DocumentError) -> DocumentTree {
        try skipTrivia()
        guard let byte = current, byte == UInt8(ascii: "{") || byte == UInt8(ascii: "(") else {
            throw error("this is no property list", at: index)
        }
        try value()
        while builder.container != nil { try step() }
        try skipTrivia()
        guard current == nil else { throw error("text follows the property list", at: index) }
        guard let tree = builder.finished else {
            throw error("the property list ends too early", at: index)
        }
        return tree
    }

    private var current: UInt8? { index < bytes.count ? bytes[index] : nil }

    /// Reads one entry's start, or the end of the innermost container.
    private mutating func step() throws(DocumentError) {
        try skipTrivia()
        guard let byte = current else {
            throw error(
                "a bracket is not closed", at: builder.containerStart ?? index)
        }
        switch (builder.container, byte) {
        case (.dictionary, UInt8(ascii: "}")), (.array, UInt8(ascii: ")")):
            index += 1
            builder.end(contentEnd: index - 1, at: index)
            try separator()
        case (.dictionary, _):
            try key()
        default:
            try value()
        }
    }

    private mutating func key() throws(DocumentError) {
        let start = index
        let content = try string()
        builder.key(start..<index, content: content)
        try skipTrivia()
        if current == UInt8(ascii: ";") {  // a key alone stands for itself
            builder.leaf(.string, start..<content.upperBound, content: content)
            return try separator()
        }
        guard current == UInt8(ascii: "=") else { throw missing("\"=\"", at: index) }
        index += 1
        try skipTrivia()
        try value()
    }

    private mutating func value() throws(DocumentError) {
        let start = index
        switch current {
        case UInt8(ascii: "{"): try open(.dictionary)
        case UInt8(ascii: "("): try open(.array)
        case UInt8(ascii: "<"):
            let content = try data()
            builder.leaf(.data, start..<index, content: content)
            try separator()
        default:
            let content = try string()
            builder.leaf(.string, start..<index, content: content)
            try separator()
        }
    }

    private mutating func open(_ kind: DocumentTree.Kind) throws(DocumentError) {
        guard builder.begin(kind, at: index, contentStart: index + 1) else {
            throw error("the property list is nested too deeply", at: index)
        }
        index += 1
    }

    /// Reads what must follow a value: `;` in a dictionary, `,` in an array unless it ends there.
    private mutating func separator() throws(DocumentError) {
        guard let container = builder.container else { return }
        let valueEnd = index
        try skipTrivia()
        if container == .dictionary {
            guard current == UInt8(ascii: ";") else {
                throw missing("\";\"", at: valueEnd)
            }
            index += 1
            builder.extendLastEntry(to: index)
        } else if current == UInt8(ascii: ",") {
            index += 1
            builder.extendLastEntry(to: index)
        } else if current != UInt8(ascii: ")") {
            throw missing("\",\"", at: valueEnd)
        }
    }

    /// Moves behind a string and gives the range of its characters.
    private mutating func string() throws(DocumentError) -> Range<Int> {
        guard let first = current else { throw missing("a value", at: index) }
        if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") {
            return try quotedString(first)
        }
        let start = index
        var end = start
        while end < bytes.count, OpenStepString.isUnquoted(bytes[end]) {
            if bytes[end] == UInt8(ascii: "/"), startsComment(end) { break }
            end += 1
        }
        index = end
        guard index > start else {
            let character = String(decoding: bytes[start...start], as: UTF8.self)
            throw error("\"\(character)\" is unexpected", at: start)
        }
        return start..<index
    }

    private mutating func quotedString(_ quote: UInt8) throws(DocumentError) -> Range<Int> {
        let start = index
        index += 1
        while index < bytes.count {
            if bytes[index] == quote {
                index += 1
                return start + 1..<index - 1
            }
            index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        index = bytes.count
        throw error("a string is not closed", at: start)
    }

    private mutating func data() throws(DocumentError) -> Range<Int> {
        let start = index
        index += 1
        while index < bytes.count, bytes[index] != UInt8(ascii: ">") {
            guard bytes[index].isSpace || bytes[index].hexValue != nil else {
                throw error("data may hold only hexadecimal digits", at: index)
            }
            index += 1
        }
        guard index < bytes.count else { throw error("data is not closed", at: start) }
        index += 1
        return start + 1..<index - 1
    }

    private func startsComment(_ offset: Int) -> Bool {
        bytes.has("/*", at: offset)
    }

    private mutating func skipTrivia() throws(DocumentError) {
        while index < bytes.count {
            if bytes[index].isSpace {
                index += 1
            } else if bytes[index] != UInt8(ascii: "/") {
                return
            } else if startsComment(index) {
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

    /// What is missing, or that the file is cut off where it is read to its end.
    private func missing(_ what: String, at offset: Int) -> DocumentError {
        current == nil
            ? error("the file ends in the middle of an entry", at: offset)
            : error("\(what) is missing", at: offset)
    }

    private func error(_ reason: String, at offset: Int) -> DocumentError {
        .at(offset, of: bytes, reason)
    }
}
