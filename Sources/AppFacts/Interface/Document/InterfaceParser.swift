import ProjectModel
import SourceEditing

/// Reads the tags of a storyboard or nib one after the other, in time in proportion to the file.
struct InterfaceParser {
    private let bytes: [UInt8]
    private let characters: InterfaceCharacters
    private var next: Int
    private var found: [InterfaceElement] = []
    private var open: [Int] = []
    private var comment: Range<Int>?

    /// Who follows the elements downwards would run out of stack; Interface Builder never nests them so deep.
    private static let mostOpen = 256

    private init(_ text: SourceText) {
        bytes = text.bytes
        characters = InterfaceCharacters(of: text.bytes)
        next = text.hasByteOrderMark ? 3 : 0
    }

    /// The elements of a file in the order in which they start.
    ///
    /// - Throws: `DocumentError` at the first place that is not XML.
    static func elements(of text: SourceText) throws(DocumentError) -> [InterfaceElement] {
        var parser = InterfaceParser(text)
        try parser.run()
        return parser.found
    }

    private mutating func run() throws(DocumentError) {
        while next < bytes.count {
            if bytes[next] != UInt8(ascii: "<") {
                try passOverText()
            } else if let markup = try InterfaceMarkup(at: next, of: bytes) {
                try passOver(markup)
            } else if bytes.has("<!", at: next) {
                try passOverDeclaration()
            } else if bytes.has("</", at: next) {
                try readEnd()
            } else {
                try readStart()
            }
        }
        if let last = open.last {
            throw .inInterface(
                "the element '\(found[last].name)' is not closed", at: found[last].range.lowerBound)
        }
        guard !found.isEmpty else { throw .inInterface("it has no elements", at: 0) }
    }

    // MARK: Between tags

    private mutating func passOverText() throws(DocumentError) {
        let start = next
        while next < bytes.count, bytes[next] != UInt8(ascii: "<") { next += 1 }
        guard let text = (start..<next).first(where: { !bytes[$0].isInterfaceSpace }) else {
            return
        }
        if open.isEmpty { throw .inInterface("text stands outside of its elements", at: text) }
        comment = nil
        try characters.check(start..<next)
    }

    private mutating func passOver(_ markup: InterfaceMarkup) throws(DocumentError) {
        if markup.kind == .characters {
            if open.isEmpty {
                throw .inInterface("text stands outside of its elements", at: next)
            }
            _ = try characters.decoded(markup.content, as: .plain)
        }
        comment = markup.kind == .comment ? markup.range : nil
        next = markup.range.upperBound
    }

    /// Passes over the type of the document, which Interface Builder never writes.
    private mutating func passOverDeclaration() throws(DocumentError) {
        let start = next
        guard bytes.has("<!DOCTYPE", at: start), found.isEmpty else {
            throw .inInterface("a declaration stands between its elements", at: start)
        }
        while next < bytes.count, bytes[next] != UInt8(ascii: ">") {
            if bytes[next] == UInt8(ascii: "[") {
                throw .inInterface("it declares elements or entities of its own", at: next)
            }
            if bytes[next].isInterfaceQuote { next = try endOfQuotes(at: next) } else { next += 1 }
        }
        guard next < bytes.count else {
            throw .inInterface("a declaration does not end", at: start)
        }
        next += 1
    }

    // MARK: Tags

    private mutating func readEnd() throws(DocumentError) {
        let start = next
        next += 2
        let name = name()
        skipSpace()
        guard next < bytes.count, bytes[next] == UInt8(ascii: ">") else {
            throw .inInterface("a tag does not end", at: start)
        }
        next += 1
        guard let last = open.popLast(), found[last].name == name else {
            throw .inInterface("'</\(name)>' closes no element", at: start)
        }
        found[last].content = found[last].content.lowerBound..<start
        found[last].range = found[last].range.lowerBound..<next
        comment = nil
    }

    private mutating func readStart() throws(DocumentError) {
        let start = next
        next += 1
        let name = name()
        guard !name.isEmpty else { throw .inInterface("'<' begins no tag", at: start) }
        if open.isEmpty, !found.isEmpty {
            throw .inInterface("'\(name)' is a second outermost element", at: start)
        }
        let attributes = try readAttributes()
        let isWhole = bytes.has("/>", at: next)
        guard isWhole || bytes.has(">", at: next) else {
            throw .inInterface("a tag does not end", at: start)
        }
        next += isWhole ? 2 : 1
        found.append(
            InterfaceElement(
                name: name, attributes: attributes, range: start..<next, content: next..<next,
                parent: open.last, comment: comment))
        comment = nil
        guard !isWhole else { return }
        guard open.count < Self.mostOpen else {
            throw .inInterface("more than \(Self.mostOpen) elements are nested", at: start)
        }
        open.append(found.count - 1)
    }

    private mutating func readAttributes() throws(DocumentError) -> InterfaceAttributes {
        var attributes: [InterfaceAttribute] = []
        var names: Set<String> = []
        while skipSpace(), let attribute = try readAttribute() {
            // Only a hostile file has so many that a set pays.
            let isKnown =
                attributes.count < 32
                ? attributes.contains { $0.name == attribute.name }
                : names.contains(attribute.name)
            if isKnown {
                throw .inInterface(
                    "duplicate attribute '\(attribute.name)'", at: attribute.range.lowerBound
                )
            }
            attributes.append(attribute)
            if attributes.count == 32 { names = Set(attributes.map(\.name)) }
            if attributes.count > 32 { names.insert(attribute.name) }
        }
        return InterfaceAttributes(attributes)
    }

    /// Reads an attribute; nil at the end of the tag.
    private mutating func readAttribute() throws(DocumentError) -> InterfaceAttribute? {
        let start = next
        let name = name()
        guard !name.isEmpty else { return nil }
        skipSpace()
        let hasSign = next < bytes.count && bytes[next] == UInt8(ascii: "=")
        if hasSign { next += 1 }
        skipSpace()
        guard hasSign, next < bytes.count, bytes[next].isInterfaceQuote else {
            throw .inInterface("the attribute '\(name)' has no value in quotes", at: start)
        }
        let value = next + 1
        next = try endOfQuotes(at: next)
        return InterfaceAttribute(
            name: name, value: try characters.decoded(value..<(next - 1), as: .value),
            range: start..<next)
    }

    // MARK: Bytes

    /// The offset behind the quotes that begin at an offset.
    private func endOfQuotes(at start: Int) throws(DocumentError) -> Int {
        guard let end = bytes[(start + 1)...].firstIndex(of: bytes[start]) else {
            throw .inInterface("an attribute does not end", at: start)
        }
        return end + 1
    }

    /// Reads a name; an empty one where none stands.
    private mutating func name() -> String {
        let start = next
        while next < bytes.count, bytes[next].isInterfaceName(atStart: next == start) { next += 1 }
        return String(decoding: bytes[start..<next], as: UTF8.self)
    }

    /// Passes over space; false where there is none.
    @discardableResult
    private mutating func skipSpace() -> Bool {
        let start = next
        while next < bytes.count, bytes[next].isInterfaceSpace { next += 1 }
        return next > start
    }
}

extension UInt8 {
    /// Whether a value begins and ends with it.
    fileprivate var isInterfaceQuote: Bool {
        self == UInt8(ascii: "\"") || self == UInt8(ascii: "'")
    }

    /// Whether it may stand in a name, or begin one.
    fileprivate func isInterfaceName(atStart: Bool) -> Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "_"), UInt8(ascii: ":"), 0x80...0xFF:
            true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."): !atStart
        default: false
        }
    }
}
