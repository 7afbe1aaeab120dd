import AppleFrameworks
import SourceEditing
import SwiftFlow
import SwiftOutline

/// The statements and the root expression on their way out of the launch function.
struct MovedCode {
    private let root: MovedRoot
    private let replacements: [TextEdit]
    /// The edits inside of the objects that the root view keeps.
    private let insideObjects: [TextEdit]
    private var file: SwiftFile { root.function.file }

    /// The code of a root that moves, in which some of the app's types may have other names; `repairs` are edited as in code
    /// that stays.
    init(_ root: MovedRoot, renaming types: RepresentableNames? = nil, _ repairs: MovedRepairs) {
        self.root = root
        let file = root.function.file
        let written = root.material.replacements.map { file.bytes(of: $0.range) }
        let path = root.function.located.file.path
        insideObjects = repairs.edits(in: path).inPlaceOrder()
        let repairs = repairs.edits(in: path, except: written)
        let own = (MovedNames(root).edits() + (types?.edits(of: root) ?? [])).filter { edit in
            !repairs.contains { $0.range.contains(edit.range.lowerBound) }
        }
        let names = (own + repairs).inPlaceOrder()
        let inlined = root.material.inlined.flatMap { local in
            local.uses.map { use in
                TextEdit(
                    range: file.tokens.tokens[use].range,
                    replacement: CodeExcerpt(
                        file.bytes(of: local.value), of: file, replacements: names
                    ).text(indentedBy: ""))
            }
        }
        replacements = (names + inlined).inPlaceOrder()
    }

    /// A byte range with its names replaced.
    private func excerpt(_ range: Range<Int>) -> CodeExcerpt {
        let inside = replacements.filter { range.contains($0.range.lowerBound) }
        return CodeExcerpt(range, of: file, replacements: inside)
    }

    /// The statements to move, in order, blank lines between them kept.
    func statements(where isIncluded: (Statement) -> Bool = { _ in true }) -> [CodeExcerpt] {
        let inlined = root.material.inlined.map(\.statement)
        let statements = root.statements.filter { isIncluded($0) && !inlined.contains($0.range) }
        var result: [CodeExcerpt] = []
        for (position, statement) in statements.enumerated() {
            if position > 0, hasBlankLine(between: statements[position - 1], and: statement) {
                result.append(.blankLine)
            }
            result.append(excerpt(of: statement))
        }
        return result
    }

    /// A statement with its comments.
    func excerpt(of statement: Statement) -> CodeExcerpt {
        let extent = CodeExtent(of: statement.range, in: file).bytes
        let start = comments(above: statement)?.lowerBound
        return excerpt((start ?? file.bytes(of: statement.range).lowerBound)..<extent.upperBound)
    }

    /// An object of the root's expression as a local that keeps it.
    func excerpt(of object: MadeObject) -> CodeExcerpt {
        CodeExcerpt(
            file.bytes(of: object.value), of: file, replacements: insideObjects
        ).named("let \(object.name) = ")
    }

    /// The comments directly above a statement, without those that a template has in front of them.
    private func comments(above statement: Statement) -> Range<Int>? {
        let start = CodeExtent(of: statement.range, in: file).bytes.lowerBound
        let comments = file.tokens.trivia(before: statement.range.lowerBound).filter {
            $0.isComment && $0.range.lowerBound >= start
        }.map(\.range)
        let own = comments.drop { range in
            TemplateComment.isOne(file.text[range])
                || root.hosted != nil && TemplateComment.namesHostingController(file.text[range])
        }
        guard let first = own.first, let last = own.last else { return nil }
        return first.lowerBound..<last.upperBound
    }

    /// The root expression, with a comment behind it on its line.
    func value() -> CodeExcerpt {
        let bytes = file.bytes(of: root.value)
        guard root.hosted == nil else { return excerpt(bytes) }
        return excerpt(
            bytes.lowerBound..<CodeExtent(of: root.value, in: file).bytes.upperBound)
    }

    /// The comments above the statements that set the root, which go with it.
    func rootComments() -> [CodeExcerpt] {
        let going = RootValueCode(root).leavesNothing ? root.statement : nil
        return [root.inlined, root.hosted?.local, going].compactMap { $0 }.compactMap(comments)
            .map {
                CodeExcerpt($0, of: file)
            }
    }

    private func hasBlankLine(between first: Statement, and second: Statement) -> Bool {
        let start = CodeExtent(of: first.range, in: file).bytes.upperBound
        let end = CodeExtent(of: second.range, in: file).bytes.lowerBound
        guard start < end, file.hasLineBreak(in: start..<end) else { return false }
        var line = file.startOfNextLine(start)
        while line < end {
            if file.isBlank(line..<file.endOfLine(line)) { return true }
            line = file.startOfNextLine(line)
        }
        return false
    }
}
