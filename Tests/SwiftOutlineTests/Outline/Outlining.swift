import SourceEditing

@testable import SwiftOutline

/// Outlines a text.
func outline(_ text: String) -> SwiftFile {
    SwiftFile(SourceText(text))
}

extension SwiftFile {
    /// The declaration at a path of names, from the top level down.
    func declaration(_ path: String...) -> Declaration? {
        var level = declarations
        var found: Declaration?
        for name in path {
            guard let next = level.first(where: { $0.name == name }) else { return nil }
            found = next
            level = next.members
        }
        return found
    }

    /// The statements of the file as if it were one block.
    var allStatements: [Statement] {
        statements(of: 0..<tokens.tokens.count - 1)
    }

    /// The texts of statements, without their terminators.
    func texts(_ statements: [Statement]) -> [String] {
        statements.map { text($0.range) }
    }

    /// The texts of the file's statements.
    var statementTexts: [String] { texts(allStatements) }

    /// The token range of the first place where a text of whole tokens stands.
    func range(of spelled: String) -> TokenRange {
        let wanted = Array(spelled.utf8)
        let bytes = text.bytes
        for (first, token) in tokens.tokens.enumerated()
        where bytes[token.start...].starts(with: wanted) {
            let end = token.start + wanted.count
            let last = tokens.tokens.lastIndex { $0.end <= end && $0.start < end } ?? first
            return first..<last + 1
        }
        return 0..<0
    }
}
