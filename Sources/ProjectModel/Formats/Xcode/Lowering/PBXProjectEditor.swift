import SourceEditing

/// Collects the edits of one project file, each written the way its neighbours are.
struct PBXProjectEditor {
    /// The project as it is before the edits.
    let file: XcodeProjectFile
    /// Identifiers for new objects.
    var identifiers: PBXIdentifier
    private var removed: Set<Range<Int>> = []
    private var insertions: [Insertion] = []
    private var replacements: Set<TextEdit> = []
    private let layout: EntryInsertion

    private struct Insertion: Equatable {
        let edit: TextEdit
        /// Orders insertions at one place.
        let key: String
    }

    /// Starts without any edit.
    init(_ file: XcodeProjectFile) {
        self.file = file
        identifiers = PBXIdentifier(file)
        layout = EntryInsertion(file.document)
    }

    /// All edits in the order of their places.
    var edits: [TextEdit] {
        let extents = removed.sorted { $0.lowerBound < $1.lowerBound }
        let removals = ExtentRemoval(file.document.text, syntax: file.document.syntax)
            .edits(removing: extents)
        // The last element takes the separator along that it would have got.
        let ends = Set(removed.map(\.upperBound))
        let ordered = insertions.filter {
            $0.edit.replacement != "," || !ends.contains($0.edit.range.lowerBound)
        }.sorted {
            ($0.edit.range.lowerBound, $0.key) < ($1.edit.range.lowerBound, $1.key)
        }.map(\.edit)
        return (removals + Array(replacements) + ordered).inPlaceOrder()
    }

    private var tree: DocumentTree { file.document.tree }

    /// Removes an entry with its line.
    mutating func remove(_ entry: DocumentTree.Entry) {
        removed.insert(entry.range)
    }

    /// Replaces a value.
    mutating func replace(_ node: Int, by text: String) {
        replacements.insert(TextEdit(range: tree.nodes[node].range, replacement: text))
    }

    /// Inserts an entry, separator included, in front of another one.
    mutating func insert(_ text: String, before entry: DocumentTree.Entry, key: String = "") {
        add(layout.edit(lines(text), before: entry), key: key)
    }

    /// Inserts an entry, separator included, behind another one of the same container.
    mutating func insert(_ text: String, after entry: DocumentTree.Entry, key: String = "") {
        for edit in layout.edits(lines(text), after: entry) { add(edit, key: key) }
    }

    /// Inserts the first entry of an empty container.
    mutating func insert(_ text: String, intoEmpty node: Int) {
        add(layout.edit(lines(text), intoEmpty: tree.nodes[node]), key: "")
    }

    /// Inserts an entry by its name, behind the last one with a smaller name.
    mutating func insert(_ text: String, named name: String, into node: Int) {
        let entries = tree.entries(of: node)
        let isDictionary = tree.nodes[node].kind == .dictionary
        let document = file.document
        let place = entries.last {
            (isDictionary ? document.key(of: $0) : document.string(of: $0.value)) < name
        }
        if let place {
            insert(text, after: place, key: name)
        } else if let first = entries.first {
            insert(text, before: first, key: name)
        } else {
            insert(text, intoEmpty: node)
        }
    }

    /// Inserts lines as they are.
    mutating func insert(lines: [String], at offset: Int, key: String) {
        add(.insert(lines.map { $0 + layout.newline }.joined(), at: offset), key: key)
    }

    private func lines(_ text: String) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    private mutating func add(_ edit: TextEdit, key: String) {
        let insertion = Insertion(edit: edit, key: key)
        if !insertions.contains(insertion) { insertions.append(insertion) }
    }
}
