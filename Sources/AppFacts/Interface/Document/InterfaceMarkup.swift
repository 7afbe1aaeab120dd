import ProjectModel
import SourceEditing

/// What begins with `<` and is no tag: a comment, a section of plain characters, or an instruction to programs.
struct InterfaceMarkup {
    /// What it is.
    enum Kind: CaseIterable {
        case comment, characters, instruction

        /// What it begins and ends with.
        fileprivate var delimiters: (start: StaticString, end: StaticString) {
            switch self {
            case .comment: ("<!--", "-->")
            case .characters: ("<![CDATA[", "]]>")
            case .instruction: ("<?", "?>")
            }
        }

        /// What people call it.
        fileprivate var name: String {
            switch self {
            case .comment: "a comment"
            case .characters: "a CDATA section"
            case .instruction: "a processing instruction"
            }
        }
    }

    /// What it is.
    let kind: Kind
    /// Its bytes, what it begins and ends with included.
    let range: Range<Int>
    /// The bytes in between.
    let content: Range<Int>

    /// What begins at a `<`; nil for a tag or a declaration.
    ///
    /// - Throws: `DocumentError` where it does not end.
    init?(at start: Int, of bytes: [UInt8]) throws(DocumentError) {
        guard let kind = Kind.allCases.first(where: { bytes.has($0.delimiters.start, at: start) })
        else { return nil }
        let inner = start + kind.delimiters.start.utf8CodeUnitCount
        let length = kind.delimiters.end.utf8CodeUnitCount
        var end = inner
        while !bytes.has(kind.delimiters.end, at: end) {
            guard end < bytes.count else {
                throw .inInterface("\(kind.name) does not end", at: start)
            }
            end += 1
        }
        self.kind = kind
        range = start..<(end + length)
        content = inner..<end
    }
}

extension DocumentError {
    /// An error in a storyboard or nib.
    static func inInterface(_ reason: String, at offset: Int) -> DocumentError {
        DocumentError(
            offset: offset, reason: reason,
            remedy: "open it in Xcode and repair it, then plan again")
    }
}

extension [UInt8] {
    /// Whether a text stands at an offset.
    func has(_ expected: StaticString, at offset: Int) -> Bool {
        let length = expected.utf8CodeUnitCount
        guard offset + length <= count else { return false }
        return (0..<length).allSatisfy { self[offset + $0] == expected.utf8Start[$0] }
    }
}
