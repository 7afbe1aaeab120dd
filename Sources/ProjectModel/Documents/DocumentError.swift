import SourceEditing

/// A document that can't be read: place, reason and remedy.
public struct DocumentError: Error, Sendable, Hashable {
    /// UTF-8 byte offset at which reading stopped.
    public let offset: Int
    /// What is wrong.
    public let reason: String
    /// What to do.
    public let remedy: String

    /// An error from its parts.
    public init(offset: Int, reason: String, remedy: String) {
        self.offset = offset
        self.reason = reason
        self.remedy = remedy
    }
}

extension DocumentError {
    /// An error at an offset; where a merge conflict marker starts that line, the conflict is the reason, and where the
    /// document is no more than a pointer of Git LFS, that is.
    static func at(
        _ offset: Int, of bytes: [UInt8], _ reason: String,
        remedy: String = "open the file in Xcode and repair it"
    ) -> DocumentError {
        if case .largeFilePointer? = GitLeftover(SourceText(bytes: bytes)) {
            return DocumentError(.largeFilePointer)
        }
        let lineStart = bytes.lineStart(before: offset)
        guard bytes.hasConflictMarker(at: lineStart) else {
            return DocumentError(offset: offset, reason: reason, remedy: remedy)
        }
        return DocumentError(.conflict(offset: lineStart))
    }

    private init(_ leftover: GitLeftover) {
        self.init(offset: leftover.offset, reason: leftover.reason, remedy: leftover.remedy)
    }
}

extension [UInt8] {
    /// The start of the line that holds an offset.
    func lineStart(before offset: Int) -> Int {
        var index = Swift.min(offset, count)
        while index > 0, !self[index - 1].isNewline { index -= 1 }
        return index
    }

    /// Whether one of Git's conflict markers stands at an offset.
    func hasConflictMarker(at offset: Int) -> Bool {
        let markers: [StaticString] = ["<<<<<<<", "=======", ">>>>>>>", "|||||||"]
        return markers.contains { has($0, at: offset) }
    }

    /// Whether a text stands at an offset.
    func has(_ expected: StaticString, at offset: Int) -> Bool {
        let length = expected.utf8CodeUnitCount
        guard offset >= 0, offset + length <= count else { return false }
        let start = expected.utf8Start
        for index in 0..<length where self[offset + index] != start[index] { return false }
        return true
    }

    /// The offset behind the first occurrence of a text at or after an offset.
    func end(of expected: StaticString, from offset: Int) -> Int? {
        let length = expected.utf8CodeUnitCount
        var index = offset
        while index + length <= count {
            if has(expected, at: index) { return index + length }
            index += 1
        }
        return nil
    }
}

extension UInt8 {
    /// Whether it is a line feed or a carriage return.
    var isNewline: Bool { self == 0x0A || self == 0x0D }
    /// Whether it is a space or a tab.
    var isBlank: Bool { self == 0x20 || self == 0x09 }
    /// Whether it is a blank, a newline or another separator that property lists allow.
    var isSpace: Bool { isBlank || (0x0A...0x0D).contains(self) }
}
