extension YAMLParser {
    /// Reads `[…]` or `{…}`.
    ///
    /// - Throws: `DocumentError` where it isn't closed, or is nested too deeply.
    mutating func flowNode() throws(DocumentError) -> Int {
        try enter()
        flowDepth += 1
        defer {
            depth -= 1
            flowDepth -= 1
        }
        let start = offset
        let isMapping = peek() == UInt8(ascii: "{")
        let closing = isMapping ? UInt8(ascii: "}") : UInt8(ascii: "]")
        offset += 1
        var own: [YAMLEntry] = []
        var keys: Set<String> = []
        try skipToToken()
        while peek() != closing {
            let entry = try flowEntry(inMapping: isMapping)
            own.append(entry)
            if isMapping, let key = entry.key {
                let text = nodes[resolved(key)].text
                guard keys.insert(text).inserted || text == "<<" else {
                    throw failure(
                        "duplicate key \"\(text)\"",
                        at: entry.range.lowerBound)
                }
            }
            try skipToToken()
            if peek() == UInt8(ascii: ",") {
                offset += 1
                try skipToToken()
            } else if peek() != closing {
                throw failure(
                    "this list or mapping isn't closed", at: peek() == nil ? start : offset)
            }
        }
        offset += 1
        return add(
            isMapping ? .mapping(isFlow: true) : .sequence(isFlow: true), start..<offset, own)
    }

    private mutating func flowEntry(inMapping: Bool) throws(DocumentError) -> YAMLEntry {
        let start = offset
        let first = try flowValue()
        let keyEnd = offset
        let line = lineStart
        try skipToToken()
        guard peek() == UInt8(ascii: ":"), lineStart == line || inMapping else {
            offset = max(offset, keyEnd)
            guard inMapping else {
                return YAMLEntry(
                    key: nil, value: first, range: start..<keyEnd, indicatorEnd: start)
            }
            let empty = add(YAMLNode(kind: .scalar(.plain), range: keyEnd..<keyEnd))
            return YAMLEntry(
                key: try scalarKey(first, at: start), value: empty, range: start..<keyEnd,
                indicatorEnd: keyEnd)
        }
        let key = try scalarKey(first, at: start)
        offset += 1
        let colon = offset
        try skipToToken()
        let value: Int
        if let byte = peek(), ",]}".utf8.contains(byte) {
            value = add(YAMLNode(kind: .scalar(.plain), range: colon..<colon))
        } else {
            value = try flowValue()
        }
        let pair = YAMLEntry(
            key: key, value: value, range: start..<max(end(of: value), colon), indicatorEnd: colon)
        guard !inMapping else { return pair }
        // A single pair in a list is a mapping of its own.
        let mapping = add(.mapping(isFlow: true), pair.range, [pair])
        return YAMLEntry(key: nil, value: mapping, range: pair.range, indicatorEnd: start)
    }

    private func scalarKey(_ key: Int, at place: Int) throws(DocumentError) -> Int {
        guard case .scalar = nodes[resolved(key)].kind else {
            throw failure("a list or a mapping as a key is not supported", at: place)
        }
        return key
    }

    private mutating func flowValue() throws(DocumentError) -> Int {
        var properties = YAMLProperties()
        while let byte = peek(), byte == UInt8(ascii: "&") || byte == UInt8(ascii: "!") {
            try readProperty(into: &properties)
            try skipToToken()
        }
        if isMarker("---") || isMarker("...") {
            throw failure("a list or a mapping isn't closed in front of this", at: offset)
        }
        switch peek() {
        case nil: throw failure("a list or a mapping isn't closed", at: bytes.count)
        case UInt8(ascii: "["), UInt8(ascii: "{"): return finish(try flowNode(), properties)
        case UInt8(ascii: "'"), UInt8(ascii: "\""): return finish(try quoted(), properties)
        case UInt8(ascii: "*"): return try alias()
        case UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"):
            guard properties.anchor != nil || properties.tag != nil else { throw unexpected() }
            return finish(
                add(YAMLNode(kind: .scalar(.plain), range: offset..<offset)), properties)
        case UInt8(ascii: ":") where isBlankOrEnd(offset + 1):
            throw failure("a key is missing in front of this colon", at: offset)
        case UInt8(ascii: "?") where isBlankOrEnd(offset + 1):
            throw failure(
                "a key that is written with \"?\" is not supported", at: offset,
                remedy: "write the key in front of its colon, on one line")
        default: return finish(try plain(parent: -1, inFlow: true), properties)
        }
    }
}
