import SourceEditing
import SwiftOutline

extension Rewording {
    /// The same code with other names.
    static let ofNames: [Rewording] = [
        Rewording("a local with another name") { source in
            source.statements.compactMap { statement in
                guard let (_, binding, _) = statement.variable, binding.pattern.count == 1,
                    let end = statement.file.statements(of: statement.block).last?.range.upperBound
                else { return nil }
                let range = binding.nameToken..<max(binding.nameToken + 1, end)
                return source.renaming(binding.name, in: range, shadowedFrom: statement)
            }
        },
        Rewording("a private member with another name") { source in
            source.types.flatMap(\.members).compactMap { member in
                guard member.accessLevel == .private, member.bindings.count <= 1,
                    [.function, .variable].contains(member.kind), !member.isOverride,
                    source.types.flatMap(\.members).count(where: { $0.name == member.name }) == 1,
                    let name = member.nameRange?.first ?? member.bindings.first?.nameToken
                else { return nil }
                return source.renamingMember(member.name, declaredAt: name)
            }
        },
    ]
}

extension DelegateSource {
    /// The change of a local's name, from its declaration on; nil where the name stands for something else, too.
    fileprivate func renaming(
        _ name: String, in range: TokenRange, shadowedFrom statement: CodeStatement
    ) -> RewordingChange? {
        let value = statement.variable?.value ?? 0..<0
        guard !range.contains(where: { declares(name, at: $0) && $0 > value.upperBound }),
            !file.text(range).contains("\\(")
        else { return nil }
        let tokens = range.filter { !value.contains($0) && freeName(at: $0) == name }
        let edits = tokens.map { TextEdit.insert("Renamed", at: file.tokens.tokens[$0].end) }
        return RewordingChange(in: path, edits, at: statement.bytes)
    }

    private func declares(_ name: String, at token: Int) -> Bool {
        ["let", "var"].contains(file.tokens.text(of: token))
            && file.name(at: token + 1) == name
    }

    /// The change of a member's name in the file; nil where a local has the same name.
    fileprivate func renamingMember(_ name: String, declaredAt token: Int) -> RewordingChange? {
        let functions = types.flatMap(\.members).filter { $0.kind == .function }
        guard !functions.contains(where: { localNames(of: $0).contains(name) }) else { return nil }
        let tokens = file.tokens.tokens.indices.filter { token in
            guard file.tokens.spells(token, name) else { return false }
            if freeName(at: token) != nil { return true }
            return token > 1 && file.tokens.tokens[token - 1].kind == .period
                && ["self", "?"].contains(file.tokens.text(of: token - 2))
        }
        let edits = tokens.map { TextEdit.insert("Renamed", at: file.tokens.tokens[$0].end) }
        return RewordingChange(in: path, edits, at: file.tokens.tokens[token].range)
    }
}
