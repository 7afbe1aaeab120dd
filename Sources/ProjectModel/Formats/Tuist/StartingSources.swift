import SourceEditing

/// Whether a folder has a source that starts an app: where it has none, what a manifest in it makes are libraries.
struct StartingSources {
    /// Whether there is one.
    let isAny: Bool

    /// Looks at the sources below a folder.
    init(below folder: String, in tree: FileTree) {
        isAny = tree.paths(below: folder).contains { path in
            guard SourceKind.isSource(path) else { return false }
            if RelativePath.name(of: path) == "main.swift" { return true }
            guard let text = try? tree.read(path) else { return true }
            return Self.marks.contains { $0.firstOffset(in: text, from: 0) != nil }
        }
    }

    private static let marks = [
        BytePattern("@main"), BytePattern("ApplicationMain"),
    ]
}
