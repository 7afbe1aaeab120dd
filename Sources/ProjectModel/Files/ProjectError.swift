/// A project that can't be read, or can't take a change: place, reason and remedy.
public struct ProjectError: Error, Sendable, Hashable {
    /// The file, relative to the top of the tree.
    public let path: String
    /// Byte offset in that file, where known.
    public let offset: Int?
    /// What is wrong.
    public let reason: String
    /// What to do.
    public let remedy: String

    /// An error from its parts.
    public init(path: String, offset: Int? = nil, reason: String, remedy: String) {
        self.path = path
        self.offset = offset
        self.reason = reason
        self.remedy = remedy
    }
}
