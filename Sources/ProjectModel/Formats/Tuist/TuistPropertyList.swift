import SourceEditing

/// A dictionary of a manifest that becomes an Info.plist, read and edited as Swift.
struct TuistPropertyList: InfoPropertyList {
    /// A value with its places.
    indirect enum Node: Sendable {
        case leaf(ManifestPlace, PropertyListValue)
        case array(ManifestPlace, [Node])
        case dictionary(ManifestPlace, [Entry])
        case unknown(ManifestPlace, String)

        /// Where it is written.
        var place: ManifestPlace {
            switch self {
            case .leaf(let place, _), .array(let place, _), .dictionary(let place, _),
                .unknown(let place, _):
                place
            }
        }
    }

    /// A pair of a dictionary.
    struct Entry: Sendable {
        /// Its key; nil where it can't be told.
        let key: String?
        /// Where what the key comes to is written.
        let keyPlace: ManifestPlace
        let value: Node
        /// The pair as it is written.
        let place: ManifestPlace
        /// Whether it stands in no literal, since a subscript sets it.
        let isAssigned: Bool
    }

    /// The source that holds what may have to change.
    let path: String
    /// Its text.
    let text: SourceText
    private let root: Node

    /// The dictionary of a source.
    init(_ root: Node, in path: String, _ text: SourceText) {
        self.root = root
        self.path = path
        self.text = text
    }

    // MARK: Reading

    /// The outermost keys. One with an empty text names no storyboard, and holds off the one that early versions of Tuist
    /// wrote by themselves, so that it stays.
    var keys: [String] {
        var known: Set<String> = []
        return entries(of: root).filter { !$0.isEmptyStoryboard }.compactMap(\.key)
            .filter { known.insert($0).inserted }
    }

    /// The value at a path; nil where there is none, or none that can be told.
    func value(at path: [PropertyListKey]) -> PropertyListValue? {
        matches(at: path).last.flatMap { Self.value(of: $0.value) }
    }

    /// The byte range of the value at a path; nil where it stands in another source.
    func range(at path: [PropertyListKey]) -> Range<Int>? {
        let place = path.isEmpty ? root.place : matches(at: path).last?.value.place
        return place.flatMap { $0.path == self.path ? $0.range : nil }
    }

    /// The byte range of the last key of a path; nil where it stands in another source.
    func keyRange(at path: [PropertyListKey]) -> Range<Int>? {
        guard let entry = matches(at: path).last?.entry, entry.place.path == self.path else {
            return nil
        }
        return entry.place.range
    }

    private func entries(of node: Node) -> [Entry] {
        if case .dictionary(_, let entries) = node { entries } else { [] }
    }

    /// Every value that a path leads to, with the entry that holds it.
    private func matches(at path: [PropertyListKey]) -> [(value: Node, entry: Entry?)] {
        var found: [(value: Node, entry: Entry?)] = [(root, nil)]
        for step in path {
            found = found.flatMap { match -> [(value: Node, entry: Entry?)] in
                switch (step, match.value) {
                case (.key(let key), .dictionary(_, let entries)):
                    return entries.filter { $0.key == key && !$0.isEmptyStoryboard }.map {
                        ($0.value, $0)
                    }
                case (.index(let index), .array(_, let elements))
                where elements.indices.contains(index):
                    return [(elements[index], nil)]
                default: return []
                }
            }
        }
        return found
    }

    private static func value(of node: Node) -> PropertyListValue? {
        switch node {
        case .leaf(_, let value): return value
        case .array(_, let elements): return .array(elements.compactMap(value))
        case .dictionary(_, let entries):
            return .dictionary(
                entries.compactMap { entry in
                    guard let key = entry.key, let value = value(of: entry.value) else {
                        return nil
                    }
                    return PropertyListPair(key, value)
                })
        case .unknown: return nil
        }
    }

    // MARK: Editing

    /// The edits that remove the entries at paths, and add outermost ones.
    func edits(
        removing paths: [[PropertyListKey]], setting pairs: [PropertyListPair]
    ) -> [TextEdit] {
        let editing = DictionaryLiteralEditing(text)
        var removed: [Range<Int>: Set<Range<Int>>] = [:]
        let new = pairs.filter { value(at: [.key($0.key)]) != $0.value }
        let replaced = new.map { [PropertyListKey.key($0.key)] }
        for match in (paths + replaced).flatMap(matches) {
            guard let entry = match.entry, entry.place.path == path,
                let literal = editing.literal(around: entry.place.range)
            else { continue }
            removed[literal, default: []].insert(entry.place.range)
        }
        let growing = new.isEmpty ? nil : growingLiteral(editing)
        if let growing, removed[growing] == nil { removed[growing] = [] }
        return removed.sorted { $0.key.lowerBound < $1.key.lowerBound }.flatMap {
            literal, entries in
            editing.edits(
                removing: entries.sorted { $0.lowerBound < $1.lowerBound },
                adding: literal == growing ? new : [], to: literal)
        }.inPlaceOrder()
    }

    /// The literal that gets new outermost entries: the whole one, or the last of those that are put together.
    private func growingLiteral(_ editing: DictionaryLiteralEditing) -> Range<Int>? {
        let range = root.place.range
        if root.place.path == path, text[range].hasPrefix("["), text[range].hasSuffix("]") {
            return range
        }
        return entries(of: root).last { $0.place.path == path && !$0.isAssigned }
            .flatMap { editing.literal(around: $0.place.range) }
    }
}

extension TuistPropertyList.Entry {
    /// Whether it says that there is no main storyboard.
    var isEmptyStoryboard: Bool {
        guard let key, key.hasPrefix("UIMainStoryboardFile"), case .leaf(_, let value) = self.value
        else { return false }
        return value.string?.isEmpty == true
    }
}
