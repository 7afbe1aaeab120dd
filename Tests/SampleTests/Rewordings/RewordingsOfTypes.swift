import SourceEditing
import SwiftOutline

extension Rewording {
    /// The same types, named in another way.
    static let ofTypes: [Rewording] = [
        Rewording("the module in front of a type of UIKit") { statement, source in
            guard statement.isSimple else { return nil }
            let edits = statement.range.filter { token in
                guard let name = source.freeName(at: token) else { return false }
                return name.hasPrefix("UI") && name.dropFirst(2).first?.isUppercase == true
                    && !name.hasPrefix("UIHosting")
            }.map { TextEdit.insert("UIKit.", at: statement.file.tokens.tokens[$0].start) }
            return edits.isEmpty ? nil : edits
        },
        Rewording("`.init` behind a type") { statement, source in
            guard statement.isSimple else { return nil }
            let tokens = statement.file.tokens.tokens
            let edits = statement.range.dropLast().filter { token in
                let isType = source.freeName(at: token)?.first?.isUppercase ?? false
                return isType && tokens[token + 1].kind == .leftParen
            }.map { TextEdit.insert(".init", at: tokens[$0].end) }
            return edits.isEmpty ? nil : edits
        },
        Rewording("the type behind the name, and `.init`") { statement, _ in
            guard let (_, binding, value) = statement.variable, binding.type == nil,
                binding.pattern.count == 1, let type = statement.madeType(value)
            else { return nil }
            let name = statement.file.bytes(of: binding.pattern)
            return [
                .insert(": \(type.name)", at: name.upperBound),
                TextEdit(range: type.bytes, replacement: ".init"),
            ]
        },
        Rewording("`.init` alone where a window is assigned") { statement, _ in
            guard let (target, value) = statement.assignment,
                ["window", "self.window"].contains(statement.file.text(target)),
                let type = statement.madeType(value), type.name == "UIWindow"
            else { return nil }
            return [TextEdit(range: type.bytes, replacement: ".init")]
        },
    ]
}

extension CodeStatement {
    /// The type that a value is an instance of, where it is one call of an initializer.
    fileprivate func madeType(_ value: TokenRange) -> (name: String, bytes: Range<Int>)? {
        guard let first = value.first, startsWithType(value), value.count > 2,
            word(at: first + 1) == "(",
            Int(file.tokens.partners[first + 1]) == value.upperBound - 1
        else { return nil }
        return (word(at: first), file.bytes(of: first..<first + 1))
    }
}
