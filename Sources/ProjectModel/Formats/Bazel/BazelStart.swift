import SourceEditing
import SwiftOutline

/// Whether a source is where an app starts.
enum BazelStart {
    /// Looks at a source: `main.swift`, an attribute, or a call of the frameworks' function in C.
    static func isIn(_ path: String, _ tree: FileTree) -> Bool {
        if ["main.swift", "main.m", "main.mm"].contains(RelativePath.name(of: path)) {
            return true
        }
        guard let text = try? tree.read(path) else { return false }
        guard path.hasSuffix(".swift") else {
            return functions.contains { isCode($0, in: text) }
        }
        // Few files have one, and only those are read as Swift.
        guard marks.contains(where: { $0.firstOffset(in: text, from: 0) != nil }) else {
            return false
        }
        let tokens = TokenList(text)
        return tokens.tokens.indices.dropFirst().contains { token in
            tokens.tokens[token - 1].kind == .atSign && attributes.contains(tokens.text(of: token))
        }
    }

    private static let attributes = ["main", "UIApplicationMain", "NSApplicationMain"]
    private static let marks = attributes.map { BytePattern("@" + $0) }
    private static let functions = [
        BytePattern("UIApplicationMain("), BytePattern("NSApplicationMain("),
    ]

    /// Whether a word stands somewhere, with no comment or string in front of it on its line.
    private static func isCode(_ pattern: BytePattern, in text: SourceText) -> Bool {
        var from = 0
        while let match = pattern.firstOffset(in: text, from: from) {
            from = match + pattern.needle.count
            let line = text.bytes[text.bytes.lineStart(before: match)..<match]
            if !line.contains(where: { "/*\"".utf8.contains($0) }) { return true }
        }
        return false
    }
}
