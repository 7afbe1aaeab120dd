import SourceEditing
import SwiftFlow
import SwiftOutline

/// Removes declarations from any files of a target, and the files that held nothing else.
struct DeclarationRemoval {
    private let byPath: [(path: String, declarations: [LocatedDeclaration])]

    /// A removal of declarations that do not stand in each other.
    init(_ declarations: [LocatedDeclaration]) {
        byPath = Dictionary(grouping: declarations) { $0.file.path }.sorted { $0.key < $1.key }
            .map { ($0.key, $0.value) }
    }

    /// The files that held nothing but imports and the declarations.
    var deletedFiles: [String] {
        byPath.filter { isAlone($0.declarations) }.map(\.path)
    }

    /// The edits of the other files.
    func edits() -> [LoweredEdits] {
        byPath.filter { !isAlone($0.declarations) }.compactMap { path, declarations in
            guard let file = declarations.first?.file.outline else { return nil }
            let extents = extents(of: declarations, in: file)
            return LoweredEdits(
                path: path, edits: CodeRemoval(from: file).edits(removing: extents))
        }
    }

    /// What goes with declarations, and with each `#if … #endif` that held nothing else.
    private func extents(
        of declarations: [LocatedDeclaration], in file: SwiftFile
    ) -> [CodeExtent] {
        let ranges = declarations.map(\.declaration.range)
        let going = TokenRanges(ranges)
        let extents = ranges.map { CodeExtent(of: $0, in: file).bytes }
        let emptied = file.conditionals.filter { conditional in
            let held = conditional.clauses.flatMap(\.body)
            guard let end = conditional.end, !held.isEmpty, held.allSatisfy(going.contains) else {
                return false
            }
            let comments = (conditional.range.lowerBound..<end).flatMap {
                file.tokens.trivia(before: $0 + 1)
            }.filter(\.isComment)
            return comments.allSatisfy { comment in
                extents.contains { $0.contains(comment.range.lowerBound) }
            }
        }.map(\.range)
        let known = TokenRanges(emptied)
        return (emptied + ranges.filter { !known.meets($0) }).map { CodeExtent(of: $0, in: file) }
    }

    /// The tokens that go, by path.
    var ranges: [String: [TokenRange]] {
        byPath.reduce(into: [:]) { result, item in
            guard let file = item.declarations.first?.file.outline else { return }
            result[item.path] =
                isAlone(item.declarations)
                ? [0..<file.tokens.tokens.count] : item.declarations.map(\.declaration.range)
        }
    }

    private func isAlone(_ declarations: [LocatedDeclaration]) -> Bool {
        guard let file = declarations.first?.file.outline else { return false }
        let going = Set(declarations.map(\.declaration.range))
        return file.topLevelStatements.isEmpty && file.conditionals.isEmpty
            && file.declarations.allSatisfy { $0.kind == .import || going.contains($0.range) }
    }
}

extension DelegateClass {
    /// Methods that go, with each extension in the place of its members where nothing would be left of it.
    func withEmptiedExtensions(_ methods: [LocatedDeclaration]) -> [LocatedDeclaration] {
        let going = Dictionary(grouping: methods) { $0.file.path }.mapValues { methods in
            Set(methods.map(\.declaration.range))
        }
        let emptied = extensions.filter { located in
            let ranges = going[located.file.path] ?? []
            let declaration = located.declaration
            return declaration.inheritance.isEmpty && declaration.conditions.isEmpty
                && !declaration.members.isEmpty
                && declaration.members.allSatisfy { ranges.contains($0.range) }
        }
        let rest = methods.filter { method in
            !emptied.contains {
                $0.file.path == method.file.path
                    && $0.declaration.range.contains(method.declaration.keyword)
            }
        }
        return emptied + rest
    }
}
