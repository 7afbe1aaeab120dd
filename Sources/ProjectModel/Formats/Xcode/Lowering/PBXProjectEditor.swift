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
    private let newline: String

    private struct Insertion: Equatable {
        let offset: Int
        /// Orders insertions at one place.
        let key: String
        let text: String
    }

    /// Starts without any edit.
    init(_ file: XcodeProjectFile) {
        self.file = file
        identifiers = PBXIdentifier(file)
        newline = file.document.text.newline.rawValue
    }

    /// All edits in the order of their places.
    var edits: [TextEdit] {
        let extents = removed.sorted { $0.lowerBound < $1.lowerBound }
        let removals = ExtentRemoval(file.document.text, syntax: file.document.syntax)
            .edits(removing: extents)
        let ordered = insertions.sorted { ($0.offset, $0.key) < ($1.offset, $1.key) }
            .map { TextEdit.insert($0.text, at: $0.offset) }
        return (removals + Array(replacements) + ordered).inPlaceOrder()
    }

    private var bytes: [UInt8] { file.document.text.bytes }
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
        let start = entry.range.lowerBound
        if let indentation = indentation(startingLineOf: start) {
            add(
                indentation + indented(text, by: indentation) + newline,
                at: start - indentation.utf8.count, key: key)
        } else {
            add(text + " ", at: start, key: key)
        }
    }

    /// Inserts an entry, separator included, behind another one of the same container.
    mutating func insert(_ text: String, after entry: DocumentTree.Entry, key: String = "") {
        let end = entry.range.upperBound
        let separator = bytes[end - 1]
        if separator != UInt8(ascii: ","), separator != UInt8(ascii: ";") {
            add(",", at: end, key: "")
        }
        if let next = lineEnd(behind: end) {
            let indentation = indentation(ofLineAt: entry.range.lowerBound)
            add(indentation + indented(text, by: indentation) + newline, at: next, key: key)
        } else {
            add(" " + text, at: end, key: key)
        }
    }

    /// Inserts the first entry of an empty container.
    mutating func insert(_ text: String, intoEmpty node: Int) {
        let end = tree.nodes[node].content.upperBound
        let outer = indentation(ofLineAt: end)
        let inner = outer + "\t"
        if indentation(startingLineOf: end) != nil {
            add(inner + indented(text, by: inner) + newline, at: end - outer.utf8.count, key: "")
        } else {
            add(newline + inner + indented(text, by: inner) + newline + outer, at: end, key: "")
        }
    }

    /// Inserts an entry in a container whose keys are sorted, at its place; else behind the last one.
    mutating func insert(_ text: String, named name: String, into node: Int) {
        let entries = tree.entries(of: node)
        let isDictionary = tree.nodes[node].kind == .dictionary
        let names = entries.map {
            isDictionary ? file.document.key(of: $0) : file.document.string(of: $0.value)
        }
        guard let last = entries.last else { return insert(text, intoEmpty: node) }
        if names == names.sorted(), let next = names.firstIndex(where: { $0 > name }) {
            insert(text, before: entries[entries.startIndex + next], key: name)
        } else {
            insert(text, after: last, key: name)
        }
    }

    /// Inserts lines as they are.
    mutating func insert(lines: [String], at offset: Int, key: String) {
        add(lines.map { $0 + newline }.joined(), at: offset, key: key)
    }

    private mutating func add(_ text: String, at offset: Int, key: String) {
        let insertion = Insertion(offset: offset, key: key, text: text)
        if !insertions.contains(insertion) { insertions.append(insertion) }
    }

    private func indented(_ text: String, by indentation: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false)
            .joined(separator: newline + indentation)
    }

    /// The blanks in front of an offset, where nothing else stands in front of it on its line.
    private func indentation(startingLineOf offset: Int) -> String? {
        let start = bytes.lineStart(before: offset)
        guard bytes[start..<offset].allSatisfy(\.isBlank) else { return nil }
        return String(decoding: bytes[start..<offset], as: UTF8.self)
    }

    /// The blanks that the line of an offset starts with.
    func indentation(ofLineAt offset: Int) -> String {
        let start = bytes.lineStart(before: offset)
        return String(decoding: bytes[start...].prefix(while: \.isBlank), as: UTF8.self)
    }

    /// The start of the next line, where only blanks or a comment follow an offset on its own.
    func lineEnd(behind offset: Int) -> Int? {
        var index = offset
        while index < bytes.count, !bytes[index].isNewline {
            if bytes.has("/*", at: index), let end = bytes.end(of: "*/", from: index) {
                index = end
            } else if bytes[index].isBlank {
                index += 1
            } else {
                return nil
            }
        }
        guard index < bytes.count else { return nil }
        return index + (bytes.has("\r\n", at: index) ? 2 : 1)
    }
}
