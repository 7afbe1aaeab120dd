import AppleFrameworks
import SourceEditing
import SwiftFlow
import SwiftOutline

/// Takes the window that becomes a scene out of the delegate of a Mac app.
struct MacWindowRewriter {
    private let window: MacWindowScene
    private let members: LocatedExtents?

    /// A rewriter for a window; the members that start the app go with it where they stand in a file that it changes.
    init(_ window: MacWindowScene, with members: LocatedExtents? = nil) {
        self.window = window
        self.members = members
    }

    /// Whether the members that start the app are removed here.
    var removesMembers: Bool { members.map { pieces[$0.file.path] != nil } ?? false }

    /// The methods that are empty without the window.
    var emptiedMethods: [LocatedDeclaration] {
        guard isEmptied(window.function, without: window.removed) else { return [] }
        let called = [window.call].compactMap { $0 }.filter {
            isEmptied($0.function, without: [$0.statement])
        }
        return [window.function.located] + called.map(\.function.located)
    }

    /// The tokens that go, by path.
    var removedRanges: [String: [TokenRange]] {
        pieces.mapValues { $0.map(\.range).filter { !$0.isEmpty } }
    }

    /// The edits of the sources.
    func edits() -> [LoweredEdits] {
        let replaced = LoweredEdits(
            path: window.function.located.file.path,
            edits: window.replacements.values.flatMap { $0 }.inPlaceOrder())
        return pieces.sorted { $0.key < $1.key }.map { path, pieces in
            let file = pieces[0].file
            let beside = members.flatMap { $0.file.path == path ? $0.extents : nil } ?? []
            return LoweredEdits(
                path: path,
                edits: CodeRemoval(from: file).edits(removing: pieces.map(\.extent) + beside))
        } + [replaced]
    }

    // MARK: What goes

    private struct Piece {
        let file: SwiftFile
        let range: TokenRange
        let extent: CodeExtent
    }

    private var pieces: [String: [Piece]] {
        let methods = emptiedMethods
        var found: [String: [Piece]] = [:]
        for declaration in methods + [window.property].compactMap({ $0 }) {
            let file = declaration.file.outline
            let range = declaration.declaration.range
            found[declaration.file.path, default: []].append(
                Piece(file: file, range: range, extent: CodeExtent(of: range, in: file)))
        }
        if !window.content.root.material.addsMembers {
            for (path, pieces) in found {
                let headings = MemberHeadings(in: pieces[0].file).without(
                    pieces.map { ($0.range, $0.extent.bytes) })
                found[path] =
                    pieces
                    + headings.map {
                        Piece(file: pieces[0].file, range: 0..<0, extent: $0)
                    }
            }
        }
        func add(_ statements: [Statement], of function: FlowFunction) {
            guard !methods.contains(where: { $0.isSame(as: function.located) }) else { return }
            found[function.located.file.path, default: []] += statements.map { statement in
                Piece(
                    file: function.file, range: statement.range,
                    extent: extent(of: statement, in: function, among: statements))
            }
        }
        add(window.removed, of: window.function)
        if let call = window.call, !methods.isEmpty { add([call.statement], of: call.function) }
        return found
    }

    private func extent(
        of statement: Statement, in function: FlowFunction, among going: [Statement]
    ) -> CodeExtent {
        CodeExtent(
            of: statement.range, terminator: statement.terminator,
            isBelowHeading: SectionHeading.outlives(statement, in: function) { next in
                going.contains { $0.range == next.range }
            }, in: function.file)
    }

    /// Whether nothing is left of a function without some statements, no comment either.
    private func isEmptied(_ function: FlowFunction, without going: [Statement]) -> Bool {
        let file = function.file
        let ranges = Set(going.map(\.range))
        guard file.statements(of: function.body).allSatisfy({ ranges.contains($0.range) }),
            file.conditionals.allSatisfy({ !$0.range.overlaps(function.body) })
        else { return false }
        let extents = going.map { extent(of: $0, in: function, among: going).bytes }
        return (function.body.lowerBound...function.body.upperBound).allSatisfy { token in
            file.tokens.trivia(before: token).allSatisfy { piece in
                !piece.isComment || TemplateComment.isOne(file.text[piece.range])
                    || extents.contains { $0.contains(piece.range.lowerBound) }
            }
        }
    }
}
