import SourceEditing

/// The elements of a storyboard or nib, each with its place in the file, so that one can be taken out and the rest keeps its bytes.
package struct InterfaceElements {
    /// One element of XML.
    package struct Element {
        /// The element's name.
        package let name: String
        /// Its attributes; a value with an entity that XML does not define is left out.
        package fileprivate(set) var attributes: [String: String] = [:]
        /// The bytes of each attribute, its name included.
        package fileprivate(set) var attributeRanges: [String: Range<Int>] = [:]
        /// The bytes from `<` to behind the end of the element.
        package fileprivate(set) var range: Range<Int>
        /// The bytes between its tags; empty for an element of one tag.
        package fileprivate(set) var content: Range<Int>
        /// The index of the element that it stands in; nil for the outermost.
        package let parent: Int?
    }

    /// The elements in the order in which they start.
    package let elements: [Element]

    /// Reads a file; nil where its elements are not properly nested, or deeper than Interface Builder ever nests them.
    package init?(_ text: SourceText) {
        var scanner = ElementScanner(text.bytes)
        guard let elements = scanner.elements() else { return nil }
        self.elements = elements
    }

    /// The elements anywhere in another one; they follow it.
    func descendants(of index: Int) -> some Sequence<Element> {
        let end = elements[index].range.upperBound
        return elements[(index + 1)...].prefix { $0.range.lowerBound < end }
    }

    /// A value without entities; nil where it has one of the file's own.
    static func decoded(_ value: String) -> String? {
        guard value.contains("&") else { return value }
        var text = ""
        var rest = value[...]
        while let start = rest.firstIndex(of: "&") {
            text += rest[..<start]
            guard let end = rest[start...].firstIndex(of: ";"),
                let character = character(ofEntity: rest[start..<end].dropFirst())
            else { return nil }
            text.append(character)
            rest = rest[end...].dropFirst()
        }
        return text + rest
    }

    private static func character(ofEntity name: Substring) -> Character? {
        if let known = entities[String(name)] { return known }
        let number =
            name.hasPrefix("#x")
            ? UInt32(name.dropFirst(2), radix: 16)
            : name.hasPrefix("#") ? UInt32(name.dropFirst()) : nil
        return number.flatMap { Unicode.Scalar($0) }.map { Character($0) }
    }

    private static let entities: [String: Character] = [
        "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "amp": "&",
    ]
}

/// Reads the tags of XML one after the other.
private struct ElementScanner {
    private let bytes: [UInt8]
    private var next = 0
    private var found: [InterfaceElements.Element] = []
    private var open: [Int] = []

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func elements() -> [InterfaceElements.Element]? {
        while let start = bytes[next...].firstIndex(of: UInt8(ascii: "<")) {
            next = start
            guard readTag() else { return nil }
        }
        return open.isEmpty && !found.isEmpty ? found : nil
    }

    /// Reads what starts at `<`; false where it does not end.
    private mutating func readTag() -> Bool {
        if starts("<!--") { return skip(to: "-->") }
        if starts("<![CDATA[") { return skip(to: "]]>") }
        if starts("<?") { return skip(to: "?>") }
        if starts("<!") { return skip(to: ">") }
        return starts("</") ? readEnd() : readStart()
    }

    private mutating func readEnd() -> Bool {
        let start = next
        next += 2
        let name = word()
        guard skip(to: ">"), let last = open.popLast(), found[last].name == name else {
            return false
        }
        found[last].content = found[last].content.lowerBound..<start
        found[last].range = found[last].range.lowerBound..<next
        return true
    }

    private mutating func readStart() -> Bool {
        let start = next
        next += 1
        let name = word()
        guard !name.isEmpty else { return false }
        var element = InterfaceElements.Element(
            name: name, range: start..<start, content: start..<start, parent: open.last)
        while true {
            skipSpace()
            guard next < bytes.count else { return false }
            if starts("/>") {
                next += 2
                element.range = start..<next
                found.append(element)
                return true
            }
            if starts(">") {
                // Who follows the elements downwards would run out of stack.
                guard open.count < 256 else { return false }
                next += 1
                element.content = next..<next
                open.append(found.count)
                found.append(element)
                return true
            }
            guard readAttribute(of: &element) else { return false }
        }
    }

    private mutating func readAttribute(of element: inout InterfaceElements.Element) -> Bool {
        let start = next
        let name = word()
        skipSpace()
        guard !name.isEmpty, starts("=") else { return false }
        next += 1
        skipSpace()
        guard next < bytes.count, [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(bytes[next])
        else { return false }
        let quote = bytes[next]
        next += 1
        guard let end = bytes[next...].firstIndex(of: quote) else { return false }
        element.attributes[name] = InterfaceElements.decoded(
            String(decoding: bytes[next..<end], as: UTF8.self))
        next = end + 1
        element.attributeRanges[name] = start..<next
        return true
    }

    private static let endsOfWords = Array(" \t\r\n=/><\"'".utf8)

    private mutating func word() -> String {
        let start = next
        while next < bytes.count, !Self.endsOfWords.contains(bytes[next]) { next += 1 }
        return String(decoding: bytes[start..<next], as: UTF8.self)
    }

    private mutating func skipSpace() {
        while next < bytes.count, bytes[next].isBlank || bytes[next].isLineBreak { next += 1 }
    }

    private func starts(_ text: String) -> Bool {
        bytes[next...].starts(with: text.utf8)
    }

    private mutating func skip(to text: String) -> Bool {
        let end = Array(text.utf8)
        while next < bytes.count {
            if bytes[next...].starts(with: end) {
                next += end.count
                return true
            }
            next += 1
        }
        return false
    }
}
