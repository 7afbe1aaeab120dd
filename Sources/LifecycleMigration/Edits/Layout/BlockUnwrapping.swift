import SourceEditing
import SwiftOutline

/// Takes the braces off a statement's only block, so that what stands in it runs without its condition.
struct BlockUnwrapping {
    private let file: SwiftFile
    private let indentation: String

    /// Unwrapping in one file.
    init(in file: SwiftFile) {
        self.file = file
        indentation = CodeStyle(of: file).indentation
    }

    /// The edits that leave a statement's block one level further out, beside other edits inside of it.
    ///
    /// A block that declares names, or does not stand on lines of its own, becomes a `do`.
    func edits(of block: UnwrappedBlock, beside others: [TextEdit]) -> [TextEdit] {
        let tokens = file.tokens.tokens
        let braces = block.braces
        let start = tokens[block.statement.lowerBound].start
        let open = tokens[braces.open]
        let close = tokens[braces.close]
        let end = tokens[block.statement.upperBound - 1].end
        guard !declares(braces, in: block.statement, beside: others),
            let lines = dedents(
                from: start, braces.open, to: braces.close, ending: block.statement.upperBound - 1,
                beside: others)
        else {
            // A closure's parameters stand in front of `in`, its code behind that.
            let isBrace = open.kind == .leftBrace
            return [
                TextEdit(
                    range: start..<(isBrace ? open.start : open.end),
                    replacement: isBrace ? "do " : "do {"),
                .remove(close.end..<end),
            ].filter { !$0.range.isEmpty }
        }
        let header = file.startOfLine(start)..<file.startOfNextLine(open.end)
        let footer = file.startOfLine(close.start)..<file.startOfNextLine(end)
        return [.remove(header), .remove(footer)] + lines
    }

    /// Whether nothing but a comment of one line follows a token on its line.
    private func endsLine(_ token: Int) -> Bool {
        let end = file.endOfLine(file.tokens.tokens[token].end)
        guard token + 1 < file.tokens.tokens.count, file.tokens.tokens[token + 1].start >= end
        else { return false }
        return file.tokens.trivia(before: token + 1).allSatisfy {
            $0.range.lowerBound >= end || $0.range.upperBound <= end || !$0.isComment
        }
    }

    /// Whether a block declares what would mean something else further out: a name that the code around it has, too, or
    /// anything but a variable.
    private func declares(
        _ braces: BracketPair, in statement: TokenRange, beside others: [TextEdit]
    ) -> Bool {
        var names: Set<String> = []
        for inner in file.statements(of: braces.content) {
            let start = file.bytes(of: inner.range).lowerBound
            if others.contains(where: { $0.range.contains(start) }) { continue }
            switch inner.kind {
            case .declaration(let declaration):
                guard declaration.kind == .variable else { return true }
                names.formUnion(declaration.bindings.map(\.name))
            case .guardStatement, .deferStatement: return true
            default: continue
            }
        }
        return !names.isEmpty && isNamed(names, around: statement)
    }

    /// Whether the code around a statement, in the same braces, has one of some names.
    private func isNamed(_ names: Set<String>, around statement: TokenRange) -> Bool {
        let tokens = file.tokens
        guard let open = file.openBrace(around: statement.lowerBound) else { return true }
        return (open..<Int(tokens.partners[open])).contains { token in
            !statement.contains(token) && names.contains(file.name(at: token))
        }
    }

    /// Whether a line is a `#if` or its like at the margin, or code that Xcode made a comment there.
    private func staysAtMargin(_ line: Range<Int>) -> Bool {
        let bytes = file.text.bytes[line]
        return bytes.first == UInt8(ascii: "#") || bytes.starts(with: Array("//".utf8))
    }

    /// The removals of one level in front of each line; nil where the block does not stand on lines of its own.
    private func dedents(
        from start: Int, _ open: Int, to close: Int, ending last: Int, beside others: [TextEdit]
    ) -> [TextEdit]? {
        let end = file.tokens.tokens[close].start
        // A comment behind the condition, or behind the end, goes with it.
        guard file.startsLine(start), file.startsLine(end), endsLine(open), endsLine(last) else {
            return nil
        }
        let unit = Array(indentation.utf8)
        // What is replaced from the start of a line stands on that line.
        let gone =
            others.filter { !$0.range.isEmpty }.map { edit in
                edit.replacement.isEmpty
                    ? edit.range : edit.range.lowerBound + 1..<edit.range.upperBound
            }.sorted { $0.lowerBound < $1.lowerBound }[...]
        var pending = gone
        var edits: [TextEdit] = []
        var line = file.startOfNextLine(file.tokens.tokens[open].end)
        while line < file.startOfLine(end) {
            let next = file.startOfNextLine(line)
            while let first = pending.first, first.upperBound <= line { pending.removeFirst() }
            let isGone = pending.first.map { $0.contains(line) } ?? false
            if !isGone, !file.isBlank(line..<file.endOfLine(line)), !staysAtMargin(line..<next) {
                guard file.text.bytes[line..<next].starts(with: unit) else { return nil }
                edits.append(.remove(line..<line + unit.count))
            }
            line = next
        }
        return edits
    }
}
