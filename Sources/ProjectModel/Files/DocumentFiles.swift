import SourceEditing

extension FileTree {
    /// The tree with its project files, property lists, storyboards and configuration files read, each once: what is
    /// planned, printed and written comes from the same bytes, whatever an editor saves meanwhile.
    ///
    /// One that can't be read is left out; whoever wants it reads it again, and gets the reason.
    public func readingDocuments() -> FileTree {
        var texts: [String: SourceText] = [:]
        for path in paths where Self.isDocument(path) {
            texts[path] = try? read(path)
        }
        return reading(texts)
    }

    private static func isDocument(_ path: String) -> Bool {
        documents.contains(RelativePath.fileExtension(of: path))
            || RelativePath.name(of: path) == "BUILD"
    }

    private static let documents: Set<String> = [
        "pbxproj", "xcproj", "plist", "storyboard", "xib", "xcconfig", "yml", "yaml",
        "bazel", "bzl",
    ]
}
