import SourceEditing
import SwiftOutline

extension Rewording {
    /// Statements that move into functions.
    static let intoFunctions: [Rewording] = [
        Rewording("a statement in a helper of the class") { source in
            source.movableStatements.compactMap { statement in
                guard let brace = statement.type.bodyBraces?.close else { return nil }
                let end = statement.file.tokens.tokens[brace].start
                return RewordingChange(
                    in: source.path,
                    [
                        TextEdit(range: statement.bytes, replacement: "\(helper)()"),
                        .insert(
                            "\n    private func \(helper)() {\n        \(statement.text)\n    }\n",
                            at: end),
                    ], at: statement)
            }
        },
        Rewording("a statement in an extension at the end of the file") { source in
            source.movableStatements.map { statement in
                RewordingChange(
                    in: source.path,
                    [
                        TextEdit(range: statement.bytes, replacement: "\(helper)()"),
                        .insert(
                            extensionText(statement, "private "), at: statement.file.text.count),
                    ], at: statement)
            }
        },
        Rewording("a statement in an extension in another file", inProject: elsewhere),
    ]

    private static let helper = "doMovedStep"

    private static func extensionText(_ statement: CodeStatement, _ access: String) -> String {
        "\n\nextension \(statement.type.name) {\n    \(access)func \(helper)() {\n"
            + "        \(statement.text)\n    }\n}\n"
    }

    private static let elsewhere: @Sendable (DelegateSource, FileSet) -> [RewordingChange] = {
        source, files in
        guard let path = otherSource(beside: source, in: files) else { return [] }
        let text = files.text(path)
        let hidden = source.members.filter {
            [.private, .fileprivate].contains($0.value.accessLevel)
        }
        return source.movableStatements.compactMap { statement in
            let names = statement.range.map(statement.word)
            guard !names.contains(where: { hidden[$0] != nil }) else { return nil }
            let needed = source.file.declarations.filter { $0.kind == .import }.map(\.name)
            let known = text.split(separator: "\n").map { $0.drop(while: \.isWhitespace) }
            let imports = needed.filter { name in !known.contains { $0 == "import \(name)" } }
                .map { "import \($0)\n" }.joined()
            return RewordingChange(
                in: source.path,
                [TextEdit(range: statement.bytes, replacement: "\(helper)()")],
                at: statement
            ).adding(
                [
                    .insert(imports, at: 0),
                    .insert(extensionText(statement, ""), at: text.utf8.count),
                ], in: path)
        }
    }

    /// A source of the same folder, so of the same target, that is no delegate's.
    private static func otherSource(beside source: DelegateSource, in files: FileSet) -> String? {
        let folder = source.path.split(separator: "/").dropLast()
        return files.sources.first { path in
            path != source.path && path.split(separator: "/").dropLast() == folder
                && !path.hasSuffix("Delegate.swift") && !path.hasSuffix("main.swift")
                && !files.text(path).contains("#if")
        }
    }
}

extension DelegateSource {
    /// The statements that use nothing of the function around them.
    fileprivate var movableStatements: [CodeStatement] {
        statements.filter { statement in
            statement.isMovable && statement.range.count > 2
                && freeNames(in: statement.range).isDisjoint(
                    with: localNames(of: statement.function))
        }
    }
}
