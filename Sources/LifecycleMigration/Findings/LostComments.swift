import AppFacts
import AppleFrameworks
import SourceEditing
import SwiftFlow
import SwiftOutline

/// Names the comments in functions that go with lines which the plan removes.
struct LostComments {
    private let edit: WorkspaceEdit
    private let context: TargetContext

    /// The comments that edits of an app's sources take away.
    init(of edit: WorkspaceEdit, in context: TargetContext) {
        self.edit = edit
        self.context = context
    }

    /// A finding for each function that loses some.
    func findings() -> [Finding] {
        let texts = written
        return edit.paths.flatMap { path -> [Finding] in
            guard let file = context.file(path) else { return [] }
            let removed = removed(from: file)
            return bodies(of: file).compactMap { body in
                let tokens = file.outline.tokens.tokens
                let bytes = tokens[body.lowerBound - 1].end..<tokens[body.upperBound - 1].start
                let inside = removed.filter { $0.overlaps(bytes) }
                return inside.isEmpty ? nil : finding(in: file, body, inside, texts)
            }
        }
    }

    /// What goes from a file, which may be all of it.
    private func removed(from file: ProgramFile) -> [Range<Int>] {
        switch edit.changes[file.path] {
        case .edit(let edits): edits.map(\.range).filter { !$0.isEmpty }
        case .delete: [0..<file.outline.text.count]
        case .create, nil: []
        }
    }

    /// Everything that the edits write.
    private var written: [String] {
        edit.paths.flatMap { path -> [String] in
            switch edit.changes[path] {
            case .edit(let edits): edits.map(\.replacement).filter { $0.contains("/") }
            case .create(let text): [text.string]
            case .delete, nil: []
            }
        }
    }

    /// The code of the functions of a file, with the brace behind it, and all code of `main.swift`.
    private func bodies(of file: ProgramFile) -> [TokenRange] {
        if file.path.fileName == "main.swift" { return [1..<file.outline.tokens.tokens.count] }
        let members = (file.types + file.extensions).flatMap(\.declaration.members)
        return (members + file.outline.declarations).compactMap { declaration in
            guard declaration.kind == .function || declaration.kind == .initializer else {
                return nil
            }
            return declaration.bodyBraces.map { $0.open + 1..<$0.close + 1 }
        }
    }

    private func finding(
        in file: ProgramFile, _ body: TokenRange, _ removed: [Range<Int>], _ texts: [String]
    ) -> Finding? {
        var lost: [String] = []
        var place: Int?
        for token in body {
            var isUnfinished = false
            for piece in file.outline.tokens.trivia(before: token)
            where piece.kind == .lineComment || piece.kind == .blockComment {
                let comment = file.outline.text[piece.range]
                if isUnfinished || TemplateComment.isOne(comment) {
                    isUnfinished = TemplateComment.isUnfinished(comment)
                    continue
                }
                guard removed.contains(where: { $0.contains(piece.range.lowerBound) }),
                    let words = words(of: comment),
                    !isAboutWindow(words, at: piece.range, before: token, in: file),
                    !texts.contains(where: { $0.contains(comment) })
                else { continue }
                lost.append(words)
                place = place ?? piece.range.lowerBound
            }
        }
        guard let place else { return nil }
        let quoted = lost.prefix(3).map { "'\($0)'" }.joined(separator: ", ")
        let rest = lost.count > 3 ? " and \(lost.count - 3) more" : ""
        return Finding(
            .commentLost, .note, .review, at: context.library.place(file.path, place),
            "lines that go take comments along: \(quoted)\(rest)",
            remedy: "put those back that still say something")
    }

    /// What a comment says on its first line; nil for one for a tool.
    private func words(of comment: String) -> String? {
        var text = comment.drop { "/* ".contains($0) }.prefix { !$0.isNewline }
        while let last = text.last, "/* ".contains(last) { text.removeLast() }
        let isOfTool = text.hasPrefix("swiftlint:") || text.hasPrefix("swift-format-")
        let isWord = text.contains { $0.isLetter || $0.isNumber }
        return !isWord || isOfTool ? nil : String(text)
    }

    /// Whether a comment stands at a line that only makes, keeps or shows the window, which SwiftUI does by itself, and names
    /// no reason for it.
    private func isAboutWindow(
        _ words: String, at range: Range<Int>, before token: Int, in file: ProgramFile
    ) -> Bool {
        guard !Self.reasons.contains(where: words.lowercased().contains) else { return false }
        let line = { (offset: Int) in file.lines.position(of: offset).line }
        let tokens = file.outline.tokens.tokens
        let isBehindCode = line(tokens[token - 1].start) == line(range.lowerBound)
        let nearest = isBehindCode ? token - 1 : token
        let number = line(tokens[nearest].start)
        let lower = stride(from: nearest, to: 0, by: -1).prefix {
            line(tokens[$0].start) == number
        }.last
        let upper = (nearest..<tokens.count).prefix { line(tokens[$0].start) == number }.last
        guard let lower, let upper else { return false }
        let code = file.outline.text(lower..<upper + 1)
        return !code.contains("rootViewController")
            && Self.ofWindow.contains { code.contains($0) }
    }

    private static let ofWindow = ["UIWindow(", "makeKeyAndVisible(", "window = window"]
    private static let reasons = ["todo", "fixme", "hack", "http", "#", "bug", "because"]
}
