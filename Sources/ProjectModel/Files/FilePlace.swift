/// A place in a file of the tree.
public struct FilePlace: Sendable, Hashable {
    /// The file, relative to the top of the tree.
    public let path: String
    /// The offset in UTF-8 bytes.
    public let offset: Int

    /// A place in a file.
    public init(path: String, offset: Int) {
        self.path = path
        self.offset = offset
    }
}
