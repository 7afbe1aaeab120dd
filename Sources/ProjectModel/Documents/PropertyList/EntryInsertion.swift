import SourceEditing

/// Turns the insertion of entries into edits that write them the way their neighbours are written.
struct EntryInsertion {
    /// What one more level of nesting is indented by.
    let unit: String
    /// The file's line ending.
    let newline: String
    private let document: PropertyListDocument

    /// Insertions into a document.
    init(_ document: PropertyListDocument) {
        self.document = document
        newline = document.text.newline.rawValue
        unit = Self.unit(of: document)
    }

    private var bytes: [UInt8] { document.text.bytes }

    /// What one more level of nesting is indented by where an entry of a container is: tabs and spaces may be mixed.
    func unit(of entry: DocumentTree.Entry, in container: DocumentTree.Node) -> String {
        let outer = bytes.indentation(ofLineAt: container.range.lowerBound)
        guard let inner = bytes.indentation(startingLineOf: entry.range.lowerBound),
            inner.hasPrefix(outer), inner != outer
        else { return unit }
        return String(inner.dropFirst(outer.count))
    }

    /// Inserts lines in front of an entry; on one line with it where it does not start its own.
    func edit(_ lines: [String], before entry: DocumentTree.Entry) -> TextEdit {
        let start = entry.range.lowerBound
        guard let indentation = bytes.indentation(startingLineOf: start) else {
            return .insert(lines.joined() + (document.syntax == .xml ? "" : " "), at: start)
        }
        return .insert(
            joined(lines, indentation: indentation) + newline,
            at: start - indentation.utf8.count)
    }

    /// Inserts lines behind an entry, and the separator that an array's last element may lack.
    func edits(_ lines: [String], after entry: DocumentTree.Entry) -> [TextEdit] {
        let end = entry.range.upperBound
        var edits: [TextEdit] = []
        let mayLackSeparator =
            document.syntax == .json5 || document.syntax == .openStep && entry.key.isEmpty
        if mayLackSeparator, bytes[end - 1] != UInt8(ascii: ",") {
            edits.append(.insert(",", at: end))
        }
        if let next = lineEnd(behind: end) {
            let indentation = bytes.indentation(ofLineAt: entry.range.lowerBound)
            edits.append(.insert(joined(lines, indentation: indentation) + newline, at: next))
        } else {
            edits.append(.insert((document.syntax == .xml ? "" : " ") + lines.joined(), at: end))
        }
        return edits
    }

    /// Inserts lines as the first entry of an empty container.
    func edit(_ lines: [String], intoEmpty node: DocumentTree.Node) -> TextEdit {
        let end = node.content.upperBound
        let outer = bytes.indentation(ofLineAt: node.range.lowerBound)
        let text = joined(lines, indentation: outer + unit)
        if document.syntax == .xml, bytes[node.content].allSatisfy(\.isSpace) {
            let name = node.kind == .array ? "array" : "dict"
            return TextEdit(
                range: node.range,
                replacement: "<\(name)>" + newline + text + newline + outer + "</\(name)>")
        }
        if let indentation = bytes.indentation(startingLineOf: end) {
            return .insert(text + newline, at: end - indentation.utf8.count)
        }
        return .insert(newline + text + newline + outer, at: end)
    }

    private func joined(_ lines: [String], indentation: String) -> String {
        lines.map { indentation + $0 }.joined(separator: newline)
    }

    /// The start of the next line, where only blanks or comments follow an offset on its own.
    private func lineEnd(behind offset: Int) -> Int? {
        let comment: (open: StaticString, close: StaticString) =
            document.syntax == .xml ? ("<!--", "-->") : ("/*", "*/")
        var index = offset
        while index < bytes.count, !bytes[index].isNewline {
            if bytes.has(comment.open, at: index),
                let end = bytes.end(of: comment.close, from: index)
            {
                index = end
            } else if bytes[index].isBlank {
                index += 1
            } else if document.syntax == .json5, bytes.has("//", at: index) {
                while index < bytes.count, !bytes[index].isNewline { index += 1 }
            } else {
                return nil
            }
        }
        guard index < bytes.count else { return nil }
        return index + (bytes.has("\r\n", at: index) ? 2 : 1)
    }

    /// What the first entry is indented by, beyond the outermost container.
    private static func unit(of document: PropertyListDocument) -> String {
        let bytes = document.text.bytes
        let tree = document.tree
        let outer = bytes.indentation(ofLineAt: tree.nodes[tree.root].range.lowerBound)
        guard let first = tree.entries(of: tree.root).first,
            let inner = bytes.indentation(startingLineOf: first.range.lowerBound),
            inner.hasPrefix(outer), inner != outer
        else { return "\t" }
        return String(inner.dropFirst(outer.count))
    }
}

extension [UInt8] {
    /// The blanks in front of an offset, where nothing else stands in front of it on its line.
    func indentation(startingLineOf offset: Int) -> String? {
        let start = lineStart(before: offset)
        guard self[start..<offset].allSatisfy(\.isBlank) else { return nil }
        return String(decoding: self[start..<offset], as: UTF8.self)
    }

    /// The blanks that the line of an offset starts with.
    func indentation(ofLineAt offset: Int) -> String {
        let start = lineStart(before: offset)
        return String(decoding: self[start...].prefix(while: \.isBlank), as: UTF8.self)
    }
}
