import AppFacts
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

    /// The same with further declarations, so that what stands between two that go is removed once.
    func adding(_ declarations: [LocatedDeclaration]) -> DeclarationRemoval {
        DeclarationRemoval(byPath.flatMap(\.declarations) + declarations)
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

    /// What goes with declarations, and with each `#if … #endif` that held nothing else, be it an attribute of one.
    private func extents(
        of declarations: [LocatedDeclaration], in file: SwiftFile
    ) -> [CodeExtent] {
        let ranges = declarations.map(\.declaration.range)
        let all = (ranges + emptied(by: ranges, in: file)).sorted { $0.lowerBound < $1.lowerBound }
        // An attribute's condition begins in front of its declaration, and ends in it.
        let apart = all.reduce(into: [TokenRange]()) { found, range in
            if let last = found.last, last.overlaps(range) {
                found[found.count - 1] =
                    last.lowerBound..<max(last.upperBound, range.upperBound)
            } else {
                found.append(range)
            }
        }
        return apart.map { CodeExtent(of: $0, in: file) }
    }

    /// The `#if … #endif` that hold nothing but code that goes, and no comment that doesn't.
    private func emptied(by ranges: [TokenRange], in file: SwiftFile) -> [TokenRange] {
        let going = TokenRanges(ranges)
        let extents = ranges.map { CodeExtent(of: $0, in: file).bytes }
        return file.conditionals.filter { conditional in
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
        let ranges = declarations.map(\.declaration.range)
        let going = Set(ranges)
        return file.topLevelStatements.isEmpty
            && emptied(by: ranges, in: file).count == file.conditionals.count
            && file.declarations.allSatisfy { $0.kind == .import || going.contains($0.range) }
    }
}

extension DeclarationRemoval {
    /// A removal of methods, with each extension in the place of its members where nothing would be left of it.
    init(methods: [LocatedDeclaration]) {
        let going = Dictionary(grouping: methods) { $0.file.path }
        let emptied = going.sorted { $0.key < $1.key }.flatMap { _, methods in
            let ranges = Set(methods.map(\.declaration.range))
            return (methods.first?.file.extensions ?? []).filter { located in
                let declaration = located.declaration
                return declaration.inheritance.isEmpty && declaration.conditions.isEmpty
                    && !declaration.members.isEmpty
                    && declaration.members.allSatisfy { ranges.contains($0.range) }
            }
        }
        let rest = methods.filter { method in
            !emptied.contains {
                $0.file.path == method.file.path
                    && $0.declaration.range.contains(method.declaration.keyword)
            }
        }
        self.init(emptied + rest)
    }
}
