import SourceEditing

/// Whether a source is where an app starts.
enum BazelStart {
    /// Looks at a source: `main.swift`, an attribute that starts a line, or a call of the frameworks' function in C.
    static func isIn(_ path: String, _ tree: FileTree) -> Bool {
        if ["main.swift", "main.m", "main.mm"].contains(RelativePath.name(of: path)) {
            return true
        }
        guard let text = try? tree.read(path) else { return false }
        guard path.hasSuffix(".swift") else {
            return functions.contains { isCode($0, in: text) }
        }
        return attributes.contains { isCode($0, in: text) }
    }

    private static let attributes = [
        BytePattern("@main"), BytePattern("@UIApplicationMain"), BytePattern("@NSApplicationMain"),
    ]
    private static let functions = [
        BytePattern("UIApplicationMain("), BytePattern("NSApplicationMain("),
    ]

    /// Whether a word stands somewhere as a word of its own, with no comment or string in front of it on its line.
    private static func isCode(_ pattern: BytePattern, in text: SourceText) -> Bool {
        var from = 0
        while let match = pattern.firstOffset(in: text, from: from) {
            from = match + pattern.needle.count
            let next = from < text.count ? text.bytes[from] : 0
            let isWord =
                (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(next | 0x20)
                && pattern.needle.first == UInt8(ascii: "@")
            let line = text.bytes[text.bytes.lineStart(before: match)..<match]
            if !isWord, !line.contains(where: { "/*\"".utf8.contains($0) }) { return true }
        }
        return false
    }
}
