import SourceEditing

/// A textual property list whose every byte is kept: values are read from it, and changes are edits of its text.
///
/// Serves `Info.plist` and `project.pbxproj` alike. Comments, entities, CDATA, processing instructions,
/// preprocessor lines, line endings and a byte-order mark stay as they are.
public struct PropertyListDocument: Sendable {
    /// The file.
    public let text: SourceText
    /// How it is written.
    public let syntax: PropertyListSyntax
    /// Its values and their places.
    let tree: DocumentTree

    /// Reads a file.
    ///
    /// - Throws: `DocumentError` where it is no property list, is damaged, or has a form that is not supported
    ///   (binary, JSON, UTF-16).
    public init(_ text: SourceText) throws(DocumentError) {
        self.text = text
        let start = try Self.firstByte(of: text)
        if start == UInt8(ascii: "<") {
            syntax = .xml
            tree = try XMLPropertyListParser.parse(text)
        } else {
            syntax = .openStep
            tree = try OpenStepParser.parse(text)
        }
    }

    /// Reads a JSON5 file, such as `project.xcproj`.
    ///
    /// - Throws: `DocumentError` where it is damaged, or its outermost value is no object.
    public init(json5 text: SourceText) throws(DocumentError) {
        self.text = text
        syntax = .json5
        tree = try JSON5Parser.parse(text)
    }

    /// The keys of the outermost dictionary in the file's order; empty where it is an array.
    public var keys: [String] {
        tree.nodes[tree.root].kind == .dictionary ? tree.entries(of: tree.root).map(key) : []
    }

    /// The first key in the file's order that its dictionary has already; nil where none is a duplicate.
    public var firstDuplicateKey: String? {
        let duplicates = tree.nodes.indices.compactMap { node -> DocumentTree.Entry? in
            guard tree.nodes[node].kind == .dictionary else { return nil }
            var seen: Set<String> = []
            return tree.entries(of: node).first { !seen.insert(key(of: $0)).inserted }
        }
        return duplicates.min { $0.key.lowerBound < $1.key.lowerBound }.map(key)
    }

    /// The value at a path, or nil; of a repeated key the last one, as the system reads it.
    public func value(at path: [PropertyListKey]) -> PropertyListValue? {
        node(at: path).map(value)
    }

    /// The byte range of the value at a path, delimiters included, or nil.
    public func range(at path: [PropertyListKey]) -> Range<Int>? {
        node(at: path).map { tree.nodes[$0].range }
    }

    /// The byte range of the last key of a path, delimiters included; nil for array elements.
    public func keyRange(at path: [PropertyListKey]) -> Range<Int>? {
        guard let range = entries(at: path).last?.entry.key, !range.isEmpty else { return nil }
        return range
    }

    private static func firstByte(of text: SourceText) throws(DocumentError) -> UInt8 {
        let bytes = text.bytes
        if bytes.has("bplist", at: 0) {
            throw DocumentError(
                offset: 0, reason: "this is a binary property list",
                remedy: "convert it with \"plutil -convert xml1\"")
        }
        if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) {
            throw DocumentError(
                offset: 0, reason: "this property list is in UTF-16",
                remedy: "convert it to UTF-8")
        }
        let start = bytes.indices.first {
            !bytes[$0].isSpace && !(text.hasByteOrderMark && $0 < 3)
        }
        guard let start else {
            throw DocumentError(
                offset: 0, reason: "the file is empty",
                remedy: "restore the file from version control")
        }
        if isJSON(bytes, at: start) {
            throw DocumentError(
                offset: start, reason: "this property list is in JSON",
                remedy: "convert it with \"plutil -convert xml1\"")
        }
        // In front of XML, preprocessor lines can stand; OpenStep has none.
        return bytes[start] == UInt8(ascii: "#") ? UInt8(ascii: "<") : bytes[start]
    }

    private static func isJSON(_ bytes: [UInt8], at start: Int) -> Bool {
        if bytes[start] == UInt8(ascii: "[") { return true }
        guard bytes[start] == UInt8(ascii: "{") else { return false }
        guard let quote = bytes[(start + 1)...].firstIndex(where: { !$0.isSpace }),
            bytes[quote] == UInt8(ascii: "\""),
            let close = bytes[(quote + 1)...].firstIndex(of: UInt8(ascii: "\"")),
            let next = bytes[(close + 1)...].firstIndex(where: { !$0.isSpace })
        else { return false }
        return bytes[next] == UInt8(ascii: ":")
    }
}
