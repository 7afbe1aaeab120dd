import ProjectModel

extension String {
    /// What stands in front of the first dot.
    package var firstComponent: String { String(prefix { $0 != "." }) }

    /// What stands behind the last dot: `SceneDelegate` of `Core.SceneDelegate`.
    package var lastComponent: String {
        String(split(separator: ".").last ?? "")
    }

    /// The folder of a path with a trailing slash, or an empty text at the root.
    package var folder: String {
        guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
        return String(self[...slash])
    }

    /// The last component of a path.
    package var fileName: String { RelativePath.name(of: self) }
}
