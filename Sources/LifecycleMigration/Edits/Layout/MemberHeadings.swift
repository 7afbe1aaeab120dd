import SwiftOutline

/// The headings of members in the classes of a file: `// MARK: - Properties`.
struct MemberHeadings {
    private let file: SwiftFile

    /// The headings of a file.
    init(in file: SwiftFile) {
        self.file = file
    }

    /// The headings that nothing stands below any more once some members go, each with its bytes; those within the bytes go anyway.
    func without(_ going: [(range: TokenRange, bytes: Range<Int>)]) -> [CodeExtent] {
        let ranges = Set(going.map(\.range))
        let types = file.declarations.filter { type in
            type.kind.hasMembers && type.members.contains { ranges.contains($0.range) }
        }
        return types.flatMap { empty(in: $0, without: ranges) }.filter { heading in
            !going.contains { $0.bytes.overlaps(heading.bytes) }
        }
    }

    private func empty(in type: Declaration, without going: Set<TokenRange>) -> [CodeExtent] {
        let members = type.members.sorted { $0.range.lowerBound < $1.range.lowerBound }
        var result: [CodeExtent] = []
        for (index, member) in members.enumerated() {
            guard let heading = heading(above: member.range.lowerBound) else { continue }
            let section =
                [member]
                + members[(index + 1)...].prefix {
                    self.heading(above: $0.range.lowerBound) == nil
                }
            guard section.allSatisfy({ going.contains($0.range) }) else { continue }
            result.append(CodeExtent(of: heading, in: file))
        }
        return result
    }

    /// The last mark above a member.
    private func heading(above token: Int) -> TriviaPiece? {
        file.tokens.trivia(before: token).last { MarkStyle.isHeading($0, in: file) }
    }
}
