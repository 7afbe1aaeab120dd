import SourceEditing

/// Cuts a `BUILD` or `.bzl` file into pieces, in one pass; brackets that don't fit are found here.
struct StarlarkLexer {
    /// The pieces, comments left out.
    private(set) var tokens: [StarlarkToken] = []
    private let bytes: [UInt8]
    private var offset = 0
    private var open: [Int] = []

    /// Deeper brackets are refused, as other readers of the language do.
    private static let mostBrackets = 180

    /// Cuts a file.
    ///
    /// - Throws: `DocumentError` at what is no Starlark.
    init(_ text: SourceText) throws(DocumentError) {
        bytes = text.bytes
        if text.hasByteOrderMark { offset = 3 }
        while offset < bytes.count { try step() }
        if let last = open.last { throw error(tokens[last].range.lowerBound, "it is never closed") }
        endLine()
    }

    private func error(_ offset: Int, _ reason: String) -> DocumentError {
        StarlarkFile.error(at: offset, of: bytes, reason)
    }

    private func byte(_ distance: Int) -> UInt8 {
        offset + distance < bytes.count ? bytes[offset + distance] : 0
    }

    private mutating func add(_ kind: StarlarkToken.Kind, _ length: Int) {
        tokens.append(StarlarkToken(kind: kind, range: offset..<offset + length))
        offset += length
    }

    private mutating func endLine() {
        if let last = tokens.last, last.kind != .newline {
            tokens.append(StarlarkToken(kind: .newline, range: offset..<offset))
        }
    }

    private mutating func step() throws(DocumentError) {
        let first = bytes[offset]
        switch first {
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
            if open.isEmpty { endLine() }
            offset += 1
        case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0C: offset += 1
        case UInt8(ascii: "#"): while offset < bytes.count, !bytes[offset].isNewline { offset += 1 }
        case UInt8(ascii: "\\"):
            guard byte(1).isNewline else {
                throw error(offset, "a backslash stands in front of no line's end")
            }
            offset += byte(1) == UInt8(ascii: "\r") && byte(2) == UInt8(ascii: "\n") ? 3 : 2
        case UInt8(ascii: "\""), UInt8(ascii: "'"): try string(prefix: 0)
        case UInt8(ascii: "0")...UInt8(ascii: "9"): number()
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): try opening()
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): try closing(first)
        default:
            if first.isStarlarkName { try name() } else { try mark(first) }
        }
    }

    // MARK: Brackets

    private mutating func opening() throws(DocumentError) {
        guard open.count < Self.mostBrackets else {
            throw error(offset, "brackets are nested too deep")
        }
        open.append(tokens.count)
        add(.open, 1)
    }

    private mutating func closing(_ byte: UInt8) throws(DocumentError) {
        guard let start = open.popLast() else { throw error(offset, "it closes nothing") }
        let opener = bytes[tokens[start].range.lowerBound]
        let fits =
            opener == UInt8(ascii: "(")
            ? byte == UInt8(ascii: ")") : byte == opener + 2
        guard fits else {
            throw error(tokens[start].range.lowerBound, "it is closed by another kind of bracket")
        }
        tokens[start].partner = tokens.count
        add(.close, 1)
    }

    // MARK: Words

    private mutating func name() throws(DocumentError) {
        var end = offset
        while end < bytes.count, bytes[end].isStarlarkName || bytes[end].isStarlarkDigit {
            end += 1
        }
        let next = end < bytes.count ? bytes[end] : 0
        let isPrefix =
            end - offset <= 2 && (next == UInt8(ascii: "\"") || next == UInt8(ascii: "'"))
            && bytes[offset..<end].allSatisfy { "rRbBuU".utf8.contains($0) }
        if isPrefix { return try string(prefix: end - offset) }
        add(.name, end - offset)
    }

    private mutating func number() {
        var end = offset
        while end < bytes.count,
            bytes[end].isStarlarkDigit || bytes[end].isStarlarkName
                || bytes[end] == UInt8(ascii: ".")
        {
            end += 1
        }
        add(.number, end - offset)
    }

    private mutating func string(prefix: Int) throws(DocumentError) {
        let start = offset + prefix
        let quote = bytes[start]
        let isLong =
            start + 2 < bytes.count && bytes[start + 1] == quote && bytes[start + 2] == quote
        var end = start + (isLong ? 3 : 1)
        while end < bytes.count {
            let byte = bytes[end]
            if byte == UInt8(ascii: "\\") {
                end += 2
                continue
            }
            if byte == quote {
                if !isLong { return add(.string, end + 1 - offset) }
                if end + 2 < bytes.count, bytes[end + 1] == quote, bytes[end + 2] == quote {
                    return add(.string, end + 3 - offset)
                }
            }
            if !isLong, byte.isNewline { break }
            end += 1
        }
        throw error(offset, "the string is never closed")
    }

    // MARK: Marks

    private mutating func mark(_ first: UInt8) throws(DocumentError) {
        let next = byte(1)
        let isAssigned = next == UInt8(ascii: "=")
        switch first {
        case UInt8(ascii: ","): add(.comma, 1)
        case UInt8(ascii: ":"): add(.colon, 1)
        case UInt8(ascii: "."): add(.dot, 1)
        case UInt8(ascii: ";"): add(.newline, 1)
        case UInt8(ascii: "~"): add(.operation, 1)
        case UInt8(ascii: "="): add(isAssigned ? .operation : .assign, isAssigned ? 2 : 1)
        case UInt8(ascii: "!") where isAssigned: add(.operation, 2)
        case UInt8(ascii: "*") where next == first:
            add(
                byte(2) == UInt8(ascii: "=") ? .augmented : .doubleStar,
                byte(2) == UInt8(ascii: "=") ? 3 : 2)
        case UInt8(ascii: "/") where next == first, UInt8(ascii: "<") where next == first,
            UInt8(ascii: ">") where next == first:
            let isLonger = byte(2) == UInt8(ascii: "=")
            add(isLonger ? .augmented : .operation, isLonger ? 3 : 2)
        case UInt8(ascii: "<"), UInt8(ascii: ">"): add(.operation, isAssigned ? 2 : 1)
        case UInt8(ascii: "-") where next == UInt8(ascii: ">"): add(.operation, 2)
        case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "/"),
            UInt8(ascii: "%"), UInt8(ascii: "|"), UInt8(ascii: "&"), UInt8(ascii: "^"):
            guard !isAssigned else { return add(.augmented, 2) }
            switch first {
            case UInt8(ascii: "+"): add(.plus, 1)
            case UInt8(ascii: "*"): add(.star, 1)
            case UInt8(ascii: "%"): add(.percent, 1)
            default: add(.operation, 1)
            }
        default: throw error(offset, "it is no part of the language")
        }
    }
}

extension UInt8 {
    /// Whether the byte may stand in a name, digits left out.
    fileprivate var isStarlarkName: Bool {
        self == UInt8(ascii: "_") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
            || self >= 0x80
    }

    fileprivate var isStarlarkDigit: Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
    }
}
