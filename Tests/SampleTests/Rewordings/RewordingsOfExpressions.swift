import SourceEditing
import SwiftOutline

extension Rewording {
    /// The same expressions, written in another way.
    static let ofExpressions: [Rewording] = [
        Rewording("`_ =` in front of a call") { statement, _ in
            statement.isCall ? [.insert("_ = ", at: statement.bytes.lowerBound)] : nil
        },
        Rewording("`self.` in front of a member") { statement, source in
            guard statement.isSimple else { return nil }
            let own = ownNames(statement.function, source)
            let edits = statement.range.filter { token in
                source.freeName(at: token).map(own.contains) ?? false
            }.map { TextEdit.insert("self.", at: statement.file.tokens.tokens[$0].start) }
            return edits.isEmpty ? nil : edits
        },
        Rewording("no `self.` in front of a member") { statement, source in
            guard statement.isSimple, !statement.text.contains("{") else { return nil }
            let own = ownNames(statement.function, source)
            let edits = statement.range.dropLast(2).filter { token in
                statement.word(at: token) == "self" && statement.word(at: token + 1) == "."
                    && own.contains(statement.word(at: token + 2))
            }.map { token in
                TextEdit.remove(statement.file.bytes(of: token..<token + 2))
            }
            return edits.isEmpty ? nil : edits
        },
        Rewording("parentheses around a value") { statement, _ in
            guard let value = statement.assignment?.value ?? statement.variable?.value else {
                return nil
            }
            let bytes = statement.file.bytes(of: value)
            return [.insert("(", at: bytes.lowerBound), .insert(")", at: bytes.upperBound)]
        },
        Rewording("parentheses around a window") { statement, _ in
            guard statement.windowMark != nil, statement.assignment == nil else { return nil }
            let bytes = statement.file.bytes(
                of: statement.range.lowerBound..<statement.range.lowerBound + 1)
            // Without `_ =` they would be the arguments of what stands on the line above.
            return [.insert("_ = (", at: bytes.lowerBound), .insert(")", at: bytes.upperBound)]
        },
        Rewording("comments inside of a statement") { statement, _ in
            guard let value = statement.assignment?.value ?? statement.variable?.value else {
                return nil
            }
            let bytes = statement.file.bytes(of: value)
            return [
                .insert("/* the app's own */ ", at: bytes.lowerBound),
                .insert(" /* shown at once */", at: bytes.upperBound),
            ]
        },
        Rewording("a temporary for a result") { statement, _ in
            guard statement.statement.kind == .returnStatement,
                let value = statement.statement.expression, statement.startsWithType(value)
            else { return nil }
            let text = statement.file.text(value)
            return [
                TextEdit(
                    range: statement.bytes,
                    replacement: "let result = \(text)\n\(statement.indentation)return result")
            ]
        },
        Rewording("a temporary for a value") { statement, _ in
            guard let value = statement.assignment?.value, statement.startsWithType(value) else {
                return nil
            }
            let bytes = statement.file.bytes(of: value)
            let text = statement.file.text(value)
            return [
                .insert(
                    "let temporaryValue = \(text)\n\(statement.indentation)",
                    at: statement.bytes.lowerBound),
                TextEdit(range: bytes, replacement: "temporaryValue"),
            ]
        },
    ]

    /// The names of members that no local of the function hides.
    static func ownNames(_ function: Declaration, _ source: DelegateSource) -> Set<String> {
        Set(source.members.keys).subtracting(source.localNames(of: function))
    }
}

extension CodeStatement {
    /// Whether it holds no statements of its own.
    var isSimple: Bool {
        guard statement.blocks.isEmpty else { return false }
        switch statement.kind {
        case .declaration(let declaration): return declaration.kind == .variable
        case .expression, .returnStatement: return true
        default: return false
        }
    }

    /// Whether a value starts with the name of a type, so that its own type is known.
    func startsWithType(_ value: TokenRange) -> Bool {
        guard let first = value.first else { return false }
        return word(at: first).first?.isUppercase ?? false
    }
}
