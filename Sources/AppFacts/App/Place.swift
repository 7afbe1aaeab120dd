import SourceEditing

/// A file and a position in it.
public struct Place: Sendable, Hashable, Comparable, Codable {
    /// The file, relative to the top of the tree.
    public let path: String
    /// Line and column, from 1.
    public let position: SourcePosition

    /// Names a place.
    public init(path: String, position: SourcePosition) {
        self.path = path
        self.position = position
    }

    /// File and line.
    package var line: String { "\(path):\(position.line)" }

    /// Orders places by file, then by position.
    public static func < (a: Place, b: Place) -> Bool {
        (a.path, a.position) < (b.path, b.position)
    }
}
