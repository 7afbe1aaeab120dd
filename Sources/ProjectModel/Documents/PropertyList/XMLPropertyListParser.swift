import SourceEditing

/// Reads an XML property list into a tree of places.
///
/// Lines of the C preprocessor (`#ifdef …`), which `INFOPLIST_PREPROCESS` allows, are skipped like comments.
struct XMLPropertyListParser {
    private let bytes: [UInt8]
    private var index: Int
    private var builder = DocumentTreeBuilder()
    private var openPlist: Int?
    /// How many `#if…` lines are open, now and where each open container started.
    private var conditions = 0
    private var conditionsOfContainers: [Int] = []

    private init(_ text: SourceText) {
        bytes = text.bytes
        index = text.hasByteOrderMark ? 3 : 0
    }

    /// Parses a whole document.
    ///
    /// - Throws: `DocumentError` at the first place that is no property list.
    static func parse(_ text: SourceText) throws(DocumentError) -> DocumentTree {
        var parser = XMLPropertyListParser(text)
        return try parser.run()
    }

    private mutating func run() throws(DocumentError) -> DocumentTree {
        while try skipText() { try markup() }
        guard openPlist == nil, let tree = builder.finished else {
            throw error(
                "the property list ends too early", at: builder.containerStart ?? openPlist ?? index
            )
        }
        return tree
    }

    /// Skips what may stand between elements; false at the end of the file.
    private mutating func skipText() throws(DocumentError) -> Bool {
        while index < bytes.count {
            let byte = bytes[index]
            if byte == UInt8(ascii: "<") { return true }
            if byte.isSpace || byte == 0 {
                index += 1
            } else if byte == UInt8(ascii: "#"), startsLine(index) {
                try preprocessorLine()
            } else {
                throw error("text stands outside of any value", at: index)
            }
        }
        return false
    }

    private mutating func preprocessorLine() throws(DocumentError) {
        guard !builder.hasPendingKey else {
            throw error("a preprocessor line stands between a key and its value", at: index)
        }
        if bytes.has("#if", at: index) { conditions += 1 }
        if bytes.has("#endif", at: index) { conditions -= 1 }
        while index < bytes.count, !bytes[index].isNewline { index += 1 }
    }

    private func startsLine(_ offset: Int) -> Bool {
        var before = offset
        while before > 0, bytes[before - 1].isBlank { before -= 1 }
        return before == 0 || bytes[before - 1].isNewline
    }

    private mutating func markup() throws(DocumentError) {
        let start = index
        if bytes.has("<!--", at: start) {
            try skip(behind: "-->", what: "comment")
        } else if bytes.has("<?", at: start) {
            try skip(behind: "?>", what: "processing instruction")
        } else if bytes.has("<!", at: start) {
            try skipDeclaration()
        } else if bytes.has("</", at: start) {
            try closingTag()
        } else {
            try openingTag()
        }
    }

    private mutating func skip(behind end: StaticString, what: String) throws(DocumentError) {
        guard let behind = bytes.end(of: end, from: index + 2) else {
            throw error("a \(what) is not closed", at: index)
        }
        index = behind
    }

    /// Skips `<!DOCTYPE … [ … ]>`.
    private mutating func skipDeclaration() throws(DocumentError) {
        let start = index
        var brackets = 0
        var quote: UInt8?
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            if let open = quote {
                if byte == open { quote = nil }
                continue
            }
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
            case UInt8(ascii: "["): brackets += 1
            case UInt8(ascii: "]"): brackets -= 1
            case UInt8(ascii: ">") where brackets <= 0: return
            default: break
            }
        }
        throw error("a declaration is not closed", at: start)
    }

    private mutating func closingTag() throws(DocumentError) {
        let start = index
        index += 2
        let name = tagName()
        try finishClosingTag(from: start)
        switch (name, builder.container) {
        case ("plist", nil) where openPlist != nil: openPlist = nil
        case ("dict", .dictionary): try closeContainer(at: start)
        case ("array", .array): try closeContainer(at: start)
        default:
            throw error("\"</\(name)>\" closes nothing", at: start)
        }
    }

    private mutating func closeContainer(at start: Int) throws(DocumentError) {
        guard !builder.hasPendingKey else { throw error("a key has no value", at: start) }
        guard conditionsOfContainers.popLast() == conditions else {
            throw error("a preprocessor condition holds only one end of this value", at: start)
        }
        builder.end(contentEnd: start, at: index)
    }

    private mutating func finishClosingTag(from start: Int) throws(DocumentError) {
        while index < bytes.count, bytes[index].isSpace { index += 1 }
        guard index < bytes.count, bytes[index] == UInt8(ascii: ">") else {
            throw error("a closing tag is not complete", at: start)
        }
        index += 1
    }

    private mutating func openingTag() throws(DocumentError) {
        let start = index
        index += 1
        let name = tagName()
        let isEmpty = try attributes(from: start)
        if name == "plist" {
            guard openPlist == nil, !builder.isComplete, builder.container == nil else {
                throw error("\"<plist>\" stands inside of the property list", at: start)
            }
            openPlist = start
            return
        }
        guard let element = XMLPropertyListElement(rawValue: name) else {
            throw error(
                name.isEmpty ? "\"<\" starts no tag" : "\"<\(name)>\" is no property list element",
                at: start)
        }
        try place(element, at: start)
        if let kind = element.containerKind {
            let opened = builder.begin(kind, at: start, contentStart: index)
            guard opened else { throw error("the property list is nested too deeply", at: start) }
            if isEmpty {
                builder.end(contentEnd: index, at: index)
            } else {
                conditionsOfContainers.append(conditions)
            }
        } else {
            try leaf(element, from: start, isEmpty: isEmpty)
        }
    }

    /// Refuses elements where the grammar has no room for them.
    private func place(_ element: XMLPropertyListElement, at start: Int) throws(DocumentError) {
        if builder.isComplete, builder.container == nil {
            throw error("there is more than one value", at: start)
        }
        let isKey = element == .key
        switch builder.container {
        case .dictionary where isKey == builder.hasPendingKey:
            throw error(isKey ? "a key has no value" : "a value has no key", at: start)
        case .array where isKey, nil where isKey:
            throw error("a key stands outside of any dictionary", at: start)
        default:
            return
        }
    }

    private mutating func leaf(
        _ element: XMLPropertyListElement, from start: Int, isEmpty: Bool
    ) throws(DocumentError) {
        let contentStart = index
        var contentEnd = index
        if !isEmpty {
            contentEnd = try content(of: element, from: start)
        }
        if let kind = element.leafKind {
            builder.leaf(kind, start..<index, content: contentStart..<contentEnd)
        } else {
            builder.key(start..<index, content: contentStart..<contentEnd)
        }
    }

    /// Moves behind the closing tag of a leaf and gives where its content ends.
    private mutating func content(
        of element: XMLPropertyListElement, from start: Int
    ) throws(DocumentError) -> Int {
        while index < bytes.count {
            guard bytes[index] == UInt8(ascii: "<") else {
                index += 1
                continue
            }
            if bytes.has("<![CDATA[", at: index) {
                try skip(behind: "]]>", what: "CDATA section")
            } else if bytes.has("<!--", at: index) {
                try skip(behind: "-->", what: "comment")
            } else {
                let end = index
                guard bytes.has("</", at: index) else {
                    throw error("\"<\(element.rawValue)>\" is not closed", at: start)
                }
                index += 2
                guard tagName() == element.rawValue else {
                    throw error("\"<\(element.rawValue)>\" is closed by another tag", at: end)
                }
                try finishClosingTag(from: end)
                return end
            }
        }
        throw error("\"<\(element.rawValue)>\" is not closed", at: start)
    }

    private mutating func tagName() -> String {
        let start = index
        while index < bytes.count, bytes[index].isTagNameByte, index - start < 64 { index += 1 }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    /// Moves behind the end of an opening tag; true where it closes itself.
    private mutating func attributes(from start: Int) throws(DocumentError) -> Bool {
        var quote: UInt8?
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            } else if byte == UInt8(ascii: "<") {
                break
            } else if byte == UInt8(ascii: ">") {
                return bytes[index - 2] == UInt8(ascii: "/")
            }
        }
        throw error("a tag is not closed", at: start)
    }

    private func error(_ reason: String, at offset: Int) -> DocumentError {
        .at(offset, of: bytes, reason)
    }
}

extension UInt8 {
    fileprivate var isTagNameByte: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"),
            UInt8(ascii: "."), UInt8(ascii: ":"):
            true
        default: false
        }
    }
}
