import SourceEditing

/// A YAML file of one document whose every byte is kept: values are read from it, and changes are edits of its text.
///
/// What is read is what Yams reads, the library of XcodeGen: YAML 1.1 as libyaml takes it, where `yes` and `off` are
/// booleans, and a key that stands twice in a mapping is an error. More than one document is one too.
public struct YAMLDocument: Sendable {
    /// The file.
    public let text: SourceText
    /// All values, children in front of their parents.
    let nodes: [YAMLNode]
    /// All entries; those of one node lie together.
    let entries: [YAMLEntry]
    /// The outermost value; nil in a file without one.
    let root: Int?

    /// Reads a file.
    ///
    /// - Throws: `DocumentError` where it is no YAML that Yams reads, with the place.
    public init(_ text: SourceText) throws(DocumentError) {
        var parser = try YAMLParser(text)
        let root = try parser.document()
        self.text = text
        self.root = root
        nodes = parser.nodes
        entries = parser.entries
    }

    /// The value of the whole document; nil for an empty one.
    ///
    /// - Throws: `DocumentError` where aliases multiply what stands there beyond measure.
    public func value() throws(DocumentError) -> YAMLValue? {
        guard let root else { return nil }
        var builder = YAMLValueBuilder(self)
        return try builder.value(of: root)
    }

    /// The node that a node stands for.
    func resolved(_ node: Int) -> Int {
        var node = node
        while case .alias(let target) = nodes[node].kind { node = target }
        return node
    }

    /// The entries of a collection; none of a scalar.
    func entries(of node: Int) -> ArraySlice<YAMLEntry> { entries[nodes[node].children] }

    /// The text of an entry's key; empty in a sequence.
    func key(of entry: YAMLEntry) -> String {
        entry.key.map { nodes[resolved($0)].text } ?? ""
    }

    /// The node at a path of keys and indices, through aliases, without merge keys.
    func node(at path: [PropertyListKey]) -> Int? {
        guard var node = root else { return nil }
        for step in path {
            let place = resolved(node)
            let found: YAMLEntry?
            switch (step, nodes[place].kind) {
            case (.key(let key), .mapping):
                found = entries(of: place).first { self.key(of: $0) == key }
            case (.index(let index), .sequence):
                let children = nodes[place].children
                let entry = children.lowerBound + index
                found = index >= 0 && entry < children.upperBound ? entries[entry] : nil
            default: found = nil
            }
            guard let found else { return nil }
            node = found.value
        }
        return node
    }
}
