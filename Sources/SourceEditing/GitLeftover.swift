/// What Git leaves in the place of a file until somebody finishes a merge, or fetches what is kept elsewhere.
public enum GitLeftover: Sendable, Hashable {
    /// The opening marker of a merge conflict begins a line, of which this is the byte offset. In a text of several
    /// lines it may be meant.
    case conflict(offset: Int)
    /// The file names what Git LFS keeps elsewhere (the specification of Git LFS, "The Pointer").
    case largeFilePointer

    /// What Git left of a text; nil where nothing tells of it. Takes time in proportion to the text, and less as a rule.
    public init?(_ text: SourceText) {
        if text.bytes.prefix(Self.pointer.count).elementsEqual(Self.pointer) {
            self = .largeFilePointer
        } else if let offset = Self.marker(in: text) {
            self = .conflict(offset: offset)
        } else {
            return nil
        }
    }

    /// The byte offset that it begins at.
    public var offset: Int {
        switch self {
        case .conflict(let offset): offset
        case .largeFilePointer: 0
        }
    }

    /// What is wrong with the file.
    public var reason: String {
        switch self {
        case .conflict: "a merge conflict is not resolved"
        case .largeFilePointer: "it is a pointer of Git LFS, and what it names was not fetched"
        }
    }

    /// What to do.
    public var remedy: String {
        switch self {
        case .conflict: "resolve the conflict and run again"
        case .largeFilePointer: "run 'git lfs pull' and run again"
        }
    }

    private static let pointer = Array("version https://git-lfs.github.com/spec/".utf8)
    private static let openingMarker = BytePattern("<<<<<<< ")

    private static func marker(in text: SourceText) -> Int? {
        var offset = 0
        while let start = openingMarker.firstOffset(in: text, from: offset) {
            if start == 0 || [0x0A, 0x0D].contains(text.bytes[start - 1]) { return start }
            offset = start + 1
        }
        return nil
    }
}
