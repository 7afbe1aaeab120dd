extension PropertyListDocument {
    /// An entry and the entries that lead to it, outermost first.
    struct Match {
        /// The containers on the way, each with the index of the entry that was taken.
        let path: [(container: Int, entry: Int)]
        /// The entry itself.
        let entry: DocumentTree.Entry
    }

    /// The text of an entry's key.
    func key(of entry: DocumentTree.Entry) -> String {
        string(entry.keyContent)
    }

    /// The text of a string node, or of any other leaf as it is spelled.
    func string(of node: Int) -> String {
        string(tree.nodes[node].content)
    }

    /// The last value of a key in a dictionary.
    func node(_ key: String, in dictionary: Int) -> Int? {
        guard tree.nodes[dictionary].kind == .dictionary else { return nil }
        return tree.entries(of: dictionary).last { hasKey(key, $0) }?.value
    }

    /// Whether the text of a leaf, or its spelling where it is no string, is a given one.
    func isString(_ node: Int, _ text: String) -> Bool {
        stands(tree.nodes[node].content, for: text)
    }

    private func hasKey(_ key: String, _ entry: DocumentTree.Entry) -> Bool {
        stands(entry.keyContent, for: key)
    }

    /// Whether a range of the file stands for a text; plain ASCII is not decoded.
    private func stands(_ content: Range<Int>, for expected: String) -> Bool {
        let spelling = text.bytes[content]
        if spelling.contains(where: \.needsDecoding) { return string(content) == expected }
        return spelling.count == expected.utf8.count && spelling.elementsEqual(expected.utf8)
    }

    /// The node at a path.
    func node(at path: [PropertyListKey]) -> Int? {
        if path.count == 1, case .key(let key)? = path.first { return node(key, in: tree.root) }
        return path.isEmpty ? tree.root : entries(at: path).last?.entry.value
    }

    /// Every entry that a path leads to: more than one where keys are repeated.
    func entries(at path: [PropertyListKey]) -> [Match] {
        var containers: [(node: Int, path: [(container: Int, entry: Int)])] = [(tree.root, [])]
        var matches: [Match] = []
        for step in path {
            matches = containers.flatMap { container in
                indices(of: step, in: container.node).map { index in
                    Match(
                        path: container.path + [(container.node, index)],
                        entry: tree.entries[index])
                }
            }
            containers = matches.map { ($0.entry.value, $0.path) }
        }
        return matches
    }

    private func indices(of step: PropertyListKey, in node: Int) -> [Int] {
        let children = tree.nodes[node].children
        switch (step, tree.nodes[node].kind) {
        case (.key(let key), .dictionary):
            return children.filter { hasKey(key, tree.entries[$0]) }
        case (.index(let index), .array):
            return children.indices.contains(children.lowerBound + index) && index >= 0
                ? [children.lowerBound + index] : []
        default:
            return []
        }
    }

    /// The value that a node stands for; the parsers bound its depth.
    func value(of node: Int) -> PropertyListValue {
        let content = string(of: node)
        switch tree.nodes[node].kind {
        case .string: return .string(content)
        case .null: return .string("")
        case .integer: return Self.integer(content)
        case .real: return .real(Double(content.trimmed) ?? .nan)
        case .boolean(let flag): return .boolean(flag)
        case .date: return .date(content.trimmed)
        case .data: return .data(data(of: node))
        case .array: return .array(tree.entries(of: node).map { value(of: $0.value) })
        case .dictionary:
            return .dictionary(
                tree.entries(of: node).map { PropertyListPair(key(of: $0), value(of: $0.value)) })
        }
    }

    private func string(_ content: Range<Int>) -> String {
        switch syntax {
        case .xml: XMLCharacterData.decode(text.bytes[content])
        case .openStep: OpenStepString.decode(text.bytes[content])
        case .json5: JSON5String.decode(text.bytes[content])
        }
    }

    private static func integer(_ text: String) -> PropertyListValue {
        let text = text.trimmed
        if text.lowercased().hasPrefix("0x"), let number = Int(text.dropFirst(2), radix: 16) {
            return .integer(number)
        }
        return Int(text).map { .integer($0) } ?? .real(Double(text) ?? .nan)
    }

    private func data(of node: Int) -> [UInt8] {
        let bytes = text.bytes[tree.nodes[node].content]
        switch syntax {
        case .xml: return Base64.decode(bytes)
        case .openStep, .json5:
            let digits = bytes.compactMap(\.hexValue)
            return stride(from: 0, to: digits.count - 1, by: 2).map {
                digits[$0] << 4 | digits[$0 + 1]
            }
        }
    }
}

extension UInt8 {
    /// Whether a byte in a key may stand for something else than itself, or with others for a character.
    fileprivate var needsDecoding: Bool {
        self >= 0x80 || self == UInt8(ascii: "\\") || self == UInt8(ascii: "&")
            || self == UInt8(ascii: "<")
    }
}

extension StringProtocol {
    /// The text without white space at its ends.
    var trimmed: String {
        guard let first = firstIndex(where: { !$0.isWhitespace }),
            let last = lastIndex(where: { !$0.isWhitespace })
        else { return "" }
        return String(self[first...last])
    }
}
