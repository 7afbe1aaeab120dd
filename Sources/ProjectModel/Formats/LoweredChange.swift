import SourceEditing

/// The edits of one file that carry out project changes.
public struct LoweredChange: Sendable, Hashable {
    /// The file that changes.
    public let path: String
    /// The edits of it.
    public let edits: [TextEdit]
    /// The targets, by name, that get another deployment target by the changes that this is one of.
    public var raisedTargets: [String] = []

    /// Edits of one file.
    public init(path: String, edits: [TextEdit]) {
        self.path = path
        self.edits = edits
    }
}
