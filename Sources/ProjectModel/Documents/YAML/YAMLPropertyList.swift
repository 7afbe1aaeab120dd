import SourceEditing

/// A mapping of a YAML document as what becomes an Info.plist, or keys of it.
struct YAMLPropertyList: InfoPropertyList {
    private let document: YAMLDocument
    /// The mapping, or the place of one that is left out.
    private let node: Int

    /// A mapping of a document.
    init(_ document: YAMLDocument, at node: Int) {
        self.document = document
        self.node = node
    }

    /// The file that holds it.
    var text: SourceText { document.text }

    /// The outermost keys in the file's order.
    var keys: [String] { document.entries(of: node).map(document.key) }

    /// The value at a path; nil where there is none.
    func value(at path: [PropertyListKey]) -> PropertyListValue? {
        place(at: path).flatMap(document.propertyListValue)
    }

    /// The byte range of the value at a path, or nil.
    func range(at path: [PropertyListKey]) -> Range<Int>? {
        place(at: path).map { document.nodes[$0].range }
    }

    /// The byte range of the last key of a path; nil for array elements.
    func keyRange(at path: [PropertyListKey]) -> Range<Int>? {
        entry(at: path).flatMap { document.entries[$0.entry].key }.map { document.nodes[$0].range }
    }

    /// The edits of the file that remove the values at paths, and give outermost keys a value.
    func edits(
        removing paths: [[PropertyListKey]], setting pairs: [PropertyListPair]
    ) -> [TextEdit] {
        let removal = document.removalEdits(of: paths.compactMap(entry))
        guard !pairs.isEmpty else { return removal }
        let steps = location
        var changed = text.applying(removal)
        for pair in pairs {
            guard let new = try? YAMLDocument(changed), let node = new.node(along: steps) else {
                return []
            }
            changed = changed.applying(
                new.settingEdits(of: pair.key, to: pair.value, in: node))
        }
        return text.edit(to: changed).map { [$0] } ?? []
    }

    /// The way from the root to the mapping, as positions of entries.
    private var location: [Int] {
        var steps: [Int] = []
        var current = document.root
        let target = document.nodes[node].range
        while let place = current, place != node {
            let children = document.nodes[place].children
            let index = children.first {
                let value = document.entries[$0].value
                return value == node
                    || document.nodes[value].range.lowerBound <= target.lowerBound
                        && target.upperBound <= document.nodes[value].range.upperBound
            }
            guard let index else { return [] }
            steps.append(index - children.lowerBound)
            current = document.entries[index].value
        }
        return steps
    }

    private func place(at path: [PropertyListKey]) -> Int? {
        path.isEmpty ? node : entry(at: path).map { document.entries[$0.entry].value }
    }

    /// The entry that a path leads to, without aliases: what they name stands elsewhere too.
    private func entry(at path: [PropertyListKey]) -> YAMLEntryPlace? {
        var container = node
        var found: YAMLEntryPlace?
        for step in path {
            let children = document.nodes[container].children
            let index: Int?
            switch (step, document.nodes[container].kind) {
            case (.key(let key), .mapping):
                index = children.first { document.key(of: document.entries[$0]) == key }
            case (.index(let offset), .sequence):
                index = offset >= 0 && offset < children.count ? children.lowerBound + offset : nil
            default: index = nil
            }
            guard let index else { return nil }
            found = YAMLEntryPlace(container: container, entry: index)
            container = document.entries[index].value
        }
        return found
    }
}

extension YAMLDocument {
    /// The node at positions of entries.
    func node(along steps: [Int]) -> Int? {
        guard var node = root else { return nil }
        for step in steps {
            let index = nodes[node].children.lowerBound + step
            guard nodes[node].children.contains(index) else { return nil }
            node = entries[index].value
        }
        return node
    }

    /// What a node becomes in a property list; the parser bounds its depth. Nil where it becomes nothing.
    func propertyListValue(of node: Int) -> PropertyListValue? {
        var builder = YAMLValueBuilder(self)
        return (try? builder.value(of: node)).map(Self.propertyListValue)
    }

    /// A YAML value as a property list has it; without a value it is an empty text, as XcodeGen reads it.
    static func propertyListValue(_ value: YAMLValue) -> PropertyListValue {
        switch value {
        case .null: .string("")
        case .boolean(let flag): .boolean(flag)
        case .integer(let number): .integer(number)
        case .real(let number): .real(number)
        case .timestamp(let text): .date(text)
        case .string(let text): .string(text)
        case .sequence(let values): .array(values.map(propertyListValue))
        case .mapping(let pairs):
            .dictionary(
                pairs.map { pair in
                    let key = if case .string(let text) = pair.key { text } else { "" }
                    return PropertyListPair(key, propertyListValue(pair.value))
                })
        }
    }
}
