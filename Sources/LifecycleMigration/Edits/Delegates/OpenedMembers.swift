import SourceEditing
import SwiftFlow
import SwiftOutline

/// Lets the file of the `App` see members of a delegate that its root view reads.
struct OpenedMembers {
    private let members: [LocatedDeclaration]

    /// The members that roots need, each once.
    init(_ members: [LocatedDeclaration]) {
        self.members = members.reduce(into: []) { members, member in
            if !members.contains(where: member.isSame) { members.append(member) }
        }
    }

    /// The edits: `private` goes, and what stays private to set can still be read.
    func edits() -> [LoweredEdits] {
        members.compactMap { member in
            let file = member.file.outline
            let access = member.declaration.modifiers.first {
                ["private", "fileprivate"].contains($0.name) && $0.argument == nil
            }
            return access.map { access in
                let tokens = file.tokens.tokens
                let start = tokens[access.range.lowerBound].start
                let next = tokens[access.range.upperBound].start
                return LoweredEdits(path: member.file.path, edits: [.remove(start..<next)])
            }
        }
    }
}
