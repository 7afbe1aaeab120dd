import ProjectModel
import SourceEditing
import SwiftOutline

/// Reads and outlines the files of one tree at most once each.
///
/// A class, because what it holds is a cache; it lives as long as one plan and never leaves its task.
final class SourceLibrary {
    /// The files that it reads.
    let tree: FileTree
    private var texts: [String: SourceText?] = [:]
    private var outlines: [String: SwiftFile] = [:]
    private var patterns: [String: BytePattern] = [:]

    /// A library over a tree.
    init(_ tree: FileTree) {
        self.tree = tree
    }

    /// The text of a file; nil where it can't be read.
    func text(_ path: String) -> SourceText? {
        if let known = texts[path] { return known }
        let text = try? tree.read(path)
        texts[path] = .some(text)
        return text
    }

    /// The outline of a Swift file; nil where it can't be read.
    func outline(_ path: String) -> SwiftFile? {
        if let known = outlines[path] { return known }
        guard let text = text(path) else { return nil }
        let outline = SwiftFile(text)
        outlines[path] = outline
        return outline
    }

    /// Those of the paths whose text contains a word; a quick filter before anything is parsed.
    func paths(_ paths: [String], mentioning word: String) -> [String] {
        let pattern = patterns[word] ?? BytePattern(word)
        patterns[word] = pattern
        return paths.filter { text($0).map(pattern.occurs(in:)) ?? false }
    }

    /// The place of a byte offset in a file.
    func place(_ path: String, _ offset: Int) -> Place {
        guard let text = text(path) else {
            return Place(path: path, position: SourcePosition(line: 1, column: 1))
        }
        return Place(path: path, position: LineTable(text).position(of: offset))
    }

    /// The place of a token in a Swift file.
    func place(_ path: String, token: Int) -> Place {
        guard let outline = outline(path) else { return place(path, 0) }
        return place(path, outline.tokens.tokens[token].start)
    }
}
