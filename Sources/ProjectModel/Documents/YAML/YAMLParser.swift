import SourceEditing

/// Reads YAML by its indentation, with a bound on depth and in time proportional to the file.
struct YAMLParser {
    /// Deeper files are refused: nothing that a person writes comes close.
    static let depthLimit = 64
    /// A key that is longer than this, in bytes, is none to libyaml.
    private static let keyLimit = 1024

    /// The bytes of the file.
    let bytes: [UInt8]
    /// All values, children in front of their parents.
    var nodes: [YAMLNode] = []
    /// All entries; those of one node lie together.
    var entries: [YAMLEntry] = []
    /// The byte that is read next.
    var offset: Int
    /// Where its line starts.
    var lineStart: Int
    /// How many collections are open.
    var depth = 0
    /// How many of them are in brackets or braces, where indentation says nothing.
    var flowDepth = 0
    /// Whether indentation counts.
    var isBlock: Bool { flowDepth == 0 }
    private var anchors: [String: Int] = [:]

    /// A parser at the start of a file.
    ///
    /// - Throws: `DocumentError` for a file that isn't text, or that Git left unfinished.
    init(_ text: SourceText) throws(DocumentError) {
        bytes = text.bytes
        offset = text.hasByteOrderMark ? 3 : 0
        lineStart = offset
        switch GitLeftover(text) {
        case .conflict(let place)?: throw .at(place, of: text.bytes, "a conflict")
        case .largeFilePointer?: throw .at(0, of: text.bytes, "a pointer")
        case nil: break
        }
        if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) {
            throw DocumentError(
                offset: 0, reason: "this file is in UTF-16", remedy: "convert it to UTF-8")
        }
        if let place = bytes.indices.first(where: { isUnprintable($0) }) {
            throw failure("a character stands here that YAML doesn't allow", at: place)
        }
        // What is no UTF-8 is decoded as another character.
        guard String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes) else {
            throw failure("this file isn't valid UTF-8", at: 0)
        }
    }

    private func isUnprintable(_ index: Int) -> Bool {
        switch bytes[index] {
        case 0x09, 0x0A, 0x0D: false
        case 0..<0x20, 0x7F: true
        // The other line separators of Unicode: libyaml breaks lines there, and editors don't.
        case 0xC2: bytes.has("\u{85}", at: index)
        case 0xE2: bytes.has("\u{2028}", at: index) || bytes.has("\u{2029}", at: index)
        default: false
        }
    }

    /// Reads the one document of the file.
    ///
    /// - Throws: `DocumentError` where it can't be read.
    mutating func document() throws(DocumentError) -> Int? {
        try skipToToken()
        while peek() == UInt8(ascii: "%"), column == 0 {
            skipLine()
            try skipToToken()
        }
        var isExplicit = false
        if isMarker("---") {
            isExplicit = true
            offset += 3
            try skipToToken()
        }
        guard offset < bytes.count || isExplicit else { return nil }
        let isOnMarkerLine = lineStart < offset && bytes.has("---", at: lineStart) && isExplicit
        let root = try blockNode(
            parent: -1, sequence: 0, at: offset, mayStart: !isOnMarkerLine)
        try skipToToken()
        while isMarker("...") {
            offset += 3
            try skipToToken()
        }
        if isMarker("---") {
            throw failure(
                "a second document starts here", at: offset,
                remedy: "keep one document in the file")
        }
        guard offset >= bytes.count else { throw unexpected() }
        return root
    }

    /// Reads a value that is indented deeper than its parent, or a sequence as deep as its parent's key.
    ///
    /// - Parameters:
    ///   - parent: the column of the parent's entries.
    ///   - sequence: the least column of a sequence.
    ///   - place: where a value that is left out would stand.
    ///   - mayStart: whether a collection may start on the line where the parent's indicator stands.
    mutating func blockNode(
        parent: Int, sequence: Int, at place: Int, mayStart: Bool
    ) throws(DocumentError) -> Int {
        try enter()
        defer { depth -= 1 }
        var slot = place
        let node = try blockNode(
            parent: parent, sequence: sequence, slot: &slot, mayStart: mayStart)
        nodes[node].slot = slot
        return node
    }

    private mutating func blockNode(
        parent: Int, sequence: Int, slot: inout Int, mayStart: Bool
    ) throws(DocumentError) -> Int {
        let place = slot
        let line = lineStart
        try skipToToken()
        var mayStart = mayStart || lineStart != line
        guard isInside(parent: parent, sequence: sequence) else {
            return add(YAMLNode(kind: .scalar(.plain), range: place..<place))
        }
        if mayStart, isImplicitKey() { return try blockMapping() }
        var properties = YAMLProperties()
        let start = offset
        while let byte = peek(), byte == UInt8(ascii: "&") || byte == UInt8(ascii: "!") {
            let line = lineStart
            try readProperty(into: &properties)
            let end = offset
            slot = end
            try skipToToken()
            guard lineStart != line else { continue }
            mayStart = true
            guard isInside(parent: parent, sequence: sequence) else {
                return finish(
                    add(YAMLNode(kind: .scalar(.plain), range: end..<end)), properties)
            }
            if isImplicitKey() { return finish(try blockMapping(), properties) }
        }
        if start != offset, offset >= bytes.count {
            return finish(
                add(YAMLNode(kind: .scalar(.plain), range: offset..<offset)), properties)
        }
        // A list may not stand behind an anchor or a tag on the same line.
        let isFree = mayStart && (start == offset || lineStart > start)
        return finish(try content(parent: parent, mayStart: isFree), properties)
    }

    private mutating func content(parent: Int, mayStart: Bool) throws(DocumentError) -> Int {
        guard let byte = peek() else { throw unexpected() }
        switch byte {
        case UInt8(ascii: "-") where isBlankOrEnd(offset + 1):
            guard mayStart else { throw failure("a list may not start here", at: offset) }
            return try blockSequence()
        case UInt8(ascii: "?") where isBlankOrEnd(offset + 1):
            throw failure(
                "a key that is written with \"?\" is not supported", at: offset,
                remedy: "write the key in front of its colon, on one line")
        case UInt8(ascii: "|"), UInt8(ascii: ">"): return try blockScalar(parent: parent)
        case UInt8(ascii: "*"): return try alias()
        case UInt8(ascii: "["), UInt8(ascii: "{"):
            let node = try flowNode()
            try refuseColon()
            return node
        case UInt8(ascii: "'"), UInt8(ascii: "\""):
            let node = try quoted()
            try refuseColon()
            return node
        default: return try plain(parent: parent, inFlow: false)
        }
    }

    /// Refuses a colon behind a value that can't be a key.
    private func refuseColon() throws(DocumentError) {
        var index = offset
        while index < bytes.count, bytes[index].isBlank { index += 1 }
        guard index < bytes.count, bytes[index] == UInt8(ascii: ":"), isBlankOrEnd(index + 1) else {
            return
        }
        throw failure("a mapping may not start here", at: index)
    }

    /// Reads `- value` lines in one column.
    private mutating func blockSequence() throws(DocumentError) -> Int {
        let start = offset
        let level = column
        var own: [YAMLEntry] = []
        while peek() == UInt8(ascii: "-"), column == level, isBlankOrEnd(offset + 1),
            !isMarker("---")
        {
            let dash = offset
            offset += 1
            try refuseTabIndentation()
            let value = try blockNode(
                parent: level, sequence: level + 1, at: offset, mayStart: true)
            own.append(
                YAMLEntry(
                    key: nil, value: value, range: dash..<max(end(of: value), dash + 1),
                    indicatorEnd: dash + 1))
            try skipToToken()
        }
        if offset < bytes.count, column > level { throw unexpected() }
        return add(.sequence(isFlow: false), start..<(own.last?.range.upperBound ?? start), own)
    }

    /// Reads `key: value` lines in one column.
    private mutating func blockMapping() throws(DocumentError) -> Int {
        try enter()
        defer { depth -= 1 }
        let start = offset
        let level = column
        var own: [YAMLEntry] = []
        var keys: Set<String> = []
        while offset < bytes.count, column == level, !isMarker("---"), !isMarker("...") {
            if peek() == UInt8(ascii: "-"), isBlankOrEnd(offset + 1) { break }
            guard isImplicitKey() else {
                throw failure("a key with a colon is expected here", at: offset)
            }
            own.append(try pair(level: level, known: &keys))
            try skipToToken()
        }
        if offset < bytes.count, column > level { throw unexpected() }
        return add(.mapping(isFlow: false), start..<(own.last?.range.upperBound ?? start), own)
    }

    private mutating func pair(
        level: Int, known: inout Set<String>
    ) throws(DocumentError) -> YAMLEntry {
        let start = offset
        let key = try implicitKey()
        let text = nodes[resolved(key)].text
        guard known.insert(text).inserted || text == "<<" else {
            throw failure("duplicate key \"\(text)\"", at: start)
        }
        skipBlanks()
        offset += 1
        let colon = offset
        let value = try blockNode(parent: level, sequence: level, at: colon, mayStart: false)
        return YAMLEntry(
            key: key, value: value, range: start..<max(end(of: value), colon), indicatorEnd: colon)
    }

    private mutating func implicitKey() throws(DocumentError) -> Int {
        var properties = YAMLProperties()
        while let byte = peek(), byte == UInt8(ascii: "&") || byte == UInt8(ascii: "!") {
            try readProperty(into: &properties)
            skipBlanks()
        }
        let start = offset
        switch peek() {
        case UInt8(ascii: "'"), UInt8(ascii: "\""): return finish(try quoted(), properties)
        case UInt8(ascii: "*"): return try alias()
        default:
            let end = plainEnd(inFlow: false)
            offset = end
            var node = YAMLNode(kind: .scalar(.plain), range: start..<end)
            node.text = string(start..<end)
            return finish(add(node), properties)
        }
    }

    /// Whether a key with a colon stands here, on one line.
    private func isImplicitKey() -> Bool {
        var index = offset
        let limit = min(bytes.count, offset + Self.keyLimit)
        while index < limit, "&!".utf8.contains(bytes[index]) {
            while index < limit, !bytes[index].isSpace { index += 1 }
            while index < limit, bytes[index].isBlank { index += 1 }
        }
        guard index < limit, !bytes[index].isNewline else { return false }
        switch bytes[index] {
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
            guard let end = quotedEnd(from: index, before: limit) else { return false }
            index = end
        case UInt8(ascii: "*"):
            while index < limit, !bytes[index].isSpace { index += 1 }
        case UInt8(ascii: "-"), UInt8(ascii: "?"):
            if isBlankOrEnd(index + 1) { return false }
            index = plainEnd(from: index, inFlow: false, before: limit)
        case UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "|"), UInt8(ascii: ">"),
            UInt8(ascii: "#"), UInt8(ascii: "%"), UInt8(ascii: "@"), UInt8(ascii: "`"),
            UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"):
            return false
        case UInt8(ascii: ":") where isBlankOrEnd(index + 1): return false
        default: index = plainEnd(from: index, inFlow: false, before: limit)
        }
        while index < limit, bytes[index].isBlank { index += 1 }
        return index < limit && bytes[index] == UInt8(ascii: ":") && isBlankOrEnd(index + 1)
    }

    /// The end of a quoted text that ends on its line.
    private func quotedEnd(from start: Int, before limit: Int) -> Int? {
        let quote = bytes[start]
        var index = start + 1
        while index < limit, !bytes[index].isNewline {
            if bytes[index] == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
                index += 2
            } else if bytes[index] == quote {
                guard quote == UInt8(ascii: "'"), index + 1 < limit, bytes[index + 1] == quote
                else { return index + 1 }
                index += 2
            } else {
                index += 1
            }
        }
        return nil
    }

    private func isInside(parent: Int, sequence: Int) -> Bool {
        guard offset < bytes.count, !isMarker("---"), !isMarker("...") else { return false }
        if column > parent { return true }
        return column >= sequence && peek() == UInt8(ascii: "-") && isBlankOrEnd(offset + 1)
    }

    /// Reads `*name`.
    mutating func alias() throws(DocumentError) -> Int {
        let start = offset
        offset += 1
        let name = name()
        guard let target = anchors[name] else {
            throw failure("there is no anchor \"\(name)\" in front of this", at: start)
        }
        var node = YAMLNode(kind: .alias(of: target), range: start..<offset)
        node.height = nodes[target].height
        guard node.height + depth <= Self.depthLimit else { throw tooDeep() }
        return add(node)
    }

    /// Reads `&name` or `!tag`.
    mutating func readProperty(into properties: inout YAMLProperties) throws(DocumentError) {
        let start = offset
        if peek() == UInt8(ascii: "&") {
            offset += 1
            let name = name()
            guard !name.isEmpty, properties.anchor == nil else {
                throw failure("an anchor needs one name", at: start)
            }
            properties.anchor = name
        } else {
            while offset < bytes.count, !bytes[offset].isSpace,
                !",[]{}".utf8.contains(bytes[offset])
            {
                offset += 1
            }
            guard properties.tag == nil else {
                throw failure("a second tag stands here", at: start)
            }
            properties.tag = string(start..<offset)
        }
        guard isBlankOrEnd(offset) || ",]}".utf8.contains(bytes[offset]) else {
            throw failure("this is no name of an anchor or a tag", at: start)
        }
    }

    private mutating func name() -> String {
        let start = offset
        while offset < bytes.count, !bytes[offset].isSpace, !",[]{}".utf8.contains(bytes[offset]) {
            offset += 1
        }
        return string(start..<offset)
    }

    /// Notes the anchor and the tag of a node that was read.
    mutating func finish(_ node: Int, _ properties: YAMLProperties) -> Int {
        if let tag = properties.tag { nodes[node].tag = tag }
        if let anchor = properties.anchor { anchors[anchor] = node }
        return node
    }
}

/// What can stand in front of a value.
struct YAMLProperties {
    /// The name of its anchor.
    var anchor: String?
    /// Its tag as it is written.
    var tag: String?
}
