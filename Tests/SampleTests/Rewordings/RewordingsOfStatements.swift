import SourceEditing
import SwiftOutline

extension Rewording {
    /// The same statements with others around them.
    static let ofStatements: [Rewording] = [
        Rewording("an alias of the window") { statement, _ in
            statement.onOtherWindow("sameWindow") { mark, rest, indentation in
                "let sameWindow = window\n\(indentation)sameWindow\(mark)\(rest)"
            }
        },
        Rewording("an alias of an alias of the window") { statement, _ in
            statement.onOtherWindow("sameWindow") { mark, rest, indentation in
                "let firstWindow = window\n\(indentation)let sameWindow = firstWindow\n"
                    + "\(indentation)sameWindow\(mark)\(rest)"
            }
        },
        Rewording("`if let` around what is done with a window") { statement, _ in
            guard statement.windowMark == "?" else { return nil }
            return statement.onOtherWindow("boundWindow") { _, rest, indentation in
                "if let boundWindow = window {\n\(indentation)    boundWindow\(rest)\n\(indentation)}"
            }
        },
        Rewording("`guard let` in front of what is done with a window") { statement, source in
            guard statement.windowMark == "?", let leave = statement.earlyReturn else { return nil }
            return statement.onOtherWindow("boundWindow") { _, rest, indentation in
                "guard let boundWindow = window else { \(leave) }\n\(indentation)boundWindow\(rest)"
            }
        },
        Rewording("two variables in one declaration") { statement, _ in
            guard let (first, _, value) = statement.variable, let next = statement.next,
                let (second, binding, _) = CodeStatement(
                    statement: next, next: nil, block: statement.block,
                    function: statement.function, type: statement.type, file: statement.file
                ).variable,
                statement.word(at: first.keyword) == statement.word(at: second.keyword)
            else { return nil }
            let file = statement.file
            let gap =
                file.bytes(of: value).upperBound..<file.bytes(of: binding.pattern).lowerBound
            // What stands between them would be lost.
            guard !file.text[gap].contains("/") else { return nil }
            return [TextEdit(range: gap, replacement: ", ")]
        },
        Rewording("a closure that is called at once") { statement, _ in
            guard statement.isMovable else { return nil }
            let assigns = statement.assignment != nil
            return [
                .insert("_ = { ", at: statement.bytes.lowerBound),
                .insert(assigns ? " }()" : "; return () }()", at: statement.bytes.upperBound),
            ]
        },
        Rewording("both clauses of `#if DEBUG`") { statement, _ in
            guard statement.isMovable else { return nil }
            let text = statement.text
            return [
                TextEdit(
                    range: statement.bytes,
                    replacement: "\n#if DEBUG\n\(statement.indentation)\(text)\n#else\n"
                        + "\(statement.indentation)\(text)\n#endif\n\(statement.indentation)")
            ]
        },
        Rewording("a block of `do` around a statement") { statement, _ in
            guard statement.isMovable else { return nil }
            return [
                .insert("do { ", at: statement.bytes.lowerBound),
                .insert(" }", at: statement.bytes.upperBound),
            ]
        },
    ]
}

extension CodeStatement {
    /// The edit that does to another name for the window what the statement does to the window.
    fileprivate func onOtherWindow(
        _ name: String, _ write: (_ mark: String, _ rest: String, _ indentation: String) -> String
    ) -> [TextEdit]? {
        guard let mark = windowMark, !file.text.string.contains(name) else { return nil }
        return [TextEdit(range: bytes, replacement: write(mark, behindWindow, indentation))]
    }

    /// How the function is left early; nil where its result is not known.
    fileprivate var earlyReturn: String? {
        guard function.kind == .function else { return nil }
        guard let type = function.returnType.map(file.text) else { return "return" }
        return type == "Bool" ? "return true" : nil
    }
}
