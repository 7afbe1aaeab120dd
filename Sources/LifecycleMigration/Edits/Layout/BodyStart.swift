import AppleFrameworks
import SourceEditing
import SwiftFlow
import SwiftOutline

/// The start of a function's body, where statements can be put in front of all others.
struct BodyStart {
    private let located: LocatedDeclaration
    private let braces: BracketPair
    private var file: SwiftFile { located.file.outline }

    /// The start of a function; nil where it has no body.
    init?(of located: LocatedDeclaration) {
        guard let braces = located.declaration.bodyBraces else { return nil }
        self.located = located
        self.braces = braces
    }

    /// The edits that put lines of code there.
    func edits(inserting lines: [String]) -> [TextEdit] {
        let tokens = file.tokens.tokens
        let base = file.lineIndentation(at: tokens[located.declaration.keyword].start)
        let style = CodeStyle(of: file).following(indentationOfFirstLine ?? base)
        let indentation = indentationOfFirstLine ?? base + style.indentation
        let (open, close) = (tokens[braces.open].end, tokens[braces.close].start)
        let text = "\n" + style.lines(lines, at: indentation).dropLast()
        if file.hasLineBreak(in: open..<close) {
            return [.insert(style.finish(text), at: endOfHeading)]
        }
        // A body on the line of its brace moves below what is new.
        let isEmpty = braces.open + 1 == braces.close
        if isEmpty, file.isBlank(open..<close) {
            return [
                TextEdit(range: open..<close, replacement: style.finish(text + "\n" + base))
            ]
        }
        let first = isEmpty ? open : tokens[braces.open + 1].start
        let last = isEmpty ? close : tokens[braces.close - 1].end
        return [
            replacing(open..<first, by: style.finish(text + "\n" + indentation)),
            replacing(last..<close, by: style.finish("\n" + base)),
        ]
    }

    /// The indentation of the code that is there, which need not be what the file's other code has.
    private var indentationOfFirstLine: String? {
        guard let first = file.statements(of: braces.content).first else { return nil }
        // A condition may stand at the left margin.
        if case .conditionalCompilation = first.kind { return nil }
        let start = file.bytes(of: first.range).lowerBound
        let indentation = file.lineIndentation(at: start)
        return file.startsLine(start) && !indentation.isEmpty ? indentation : nil
    }

    /// An edit that takes the place of spaces, and stands behind or in front of anything else.
    private func replacing(_ spaces: Range<Int>, by text: String) -> TextEdit {
        guard file.isBlank(spaces) else {
            let isEnd = spaces.upperBound == file.tokens.tokens[braces.close].start
            return .insert(text, at: isEnd ? spaces.upperBound : spaces.lowerBound)
        }
        return TextEdit(range: spaces, replacement: text)
    }

    /// Behind the opening brace and a comment that ends its line, which is about the function.
    private var endOfHeading: Int {
        let open = file.tokens.tokens[braces.open].end
        let end = file.endOfLine(open)
        let rest = file.text[open..<end].drop { $0 == " " || $0 == "\t" }
        let isComment = rest.hasPrefix("//") && end <= file.tokens.tokens[braces.open + 1].start
        return templateComment ?? (isComment ? end : open)
    }

    /// Behind a comment of a template that asks for code below it.
    private var templateComment: Int? {
        file.tokens.trivia(before: braces.open + 1).first {
            $0.isComment && TemplateComment.asksForCode(file.text[$0.range])
        }?.range.upperBound
    }
}
