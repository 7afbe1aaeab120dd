import AppFacts
import SourceEditing
import SwiftFlow
import SwiftOutline

/// Puts the class of a scene's delegate into the configuration that the application's delegate answers with, for windows alone.
struct ConfigurationAttachment {
    private let className: String
    private let storyboard: String?
    private let method: SceneConfigurationMethod
    private let style: CodeStyle
    private var file: SwiftFile { method.method.file.outline }

    /// The class, and the storyboard of its scenes, in an answer.
    init(
        of className: String, storyboard: String? = nil, to method: SceneConfigurationMethod,
        _ style: CodeStyle
    ) {
        self.className = className
        self.storyboard = storyboard
        self.method = method
        self.style = style
    }

    /// The edits; none where the answer is no configuration that is made in it, or names a class.
    var edits: [TextEdit] {
        switch method.shape {
        case .plain(let statement, let expression): return edits(statement, expression)
        case .sessionConfiguration(let expression):
            let statement = file.statements(of: method.method.declaration.body ?? 0..<0).first {
                $0.range.contains(expression.lowerBound)
            }
            return statement.map { edits($0, expression, text: Self.fresh(method)) } ?? []
        case .choosing(let choices):
            return edits(choices.main.statement, choices.main.expression)
        case .attaching, .custom: return []
        }
    }

    /// A new configuration like the session's own.
    static func fresh(_ method: SceneConfigurationMethod) -> String {
        let session = method.sessionName
        return
            "UISceneConfiguration(name: \(session).configuration.name, sessionRole: \(session).role)"
    }

    /// The lines behind a configuration.
    static func lines(
        _ className: String, session: String, storyboard: String? = nil
    ) -> [String] {
        let loading = storyboard.map {
            ["\tconfiguration.storyboard = UIStoryboard(name: \"\($0)\", bundle: nil)"]
        }
        return [
            "if \(session).role == .windowApplication {",
            "\tconfiguration.delegateClass = \(className).self",
        ] + (loading ?? []) + ["}", "return configuration"]
    }

    private func edits(
        _ statement: Statement, _ expression: TokenRange, text: String? = nil
    ) -> [TextEdit] {
        let start = file.tokens.tokens[statement.range.lowerBound].start
        let base = file.lineIndentation(at: start)
        let value = file.bytes(of: expression)
        let named = text == nil ? naming(typeOf: expression) : nil
        let head = "let configuration = "
        let assignment = TextEdit(range: start..<value.lowerBound, replacement: head)
        let isOnLine = text == nil && !file.hasLineBreak(in: start..<value.lowerBound)
        let aligned =
            isOnLine
            ? ContinuationLines(of: expression, in: file).edits(
                movingBy: head.utf8.count - (value.lowerBound - start)
                    + (named.map { $0.replacement.utf8.count - $0.range.count } ?? 0)) : []
        let replaced = text.map { TextEdit(range: value, replacement: $0) }
        let lines = Self.lines(className, session: method.sessionName, storyboard: storyboard)
        let rest = style.finish("\n" + style.following(base).lines(lines, at: base).dropLast())
        return [
            assignment, named, replaced, .insert(rest, at: value.upperBound), method.sessionNaming,
        ].compactMap { $0 } + aligned
    }

    /// The type in front of `.init(…)` and its like, which took it from the method's result.
    private func naming(typeOf expression: TokenRange) -> TextEdit? {
        let first = file.withoutParentheses(expression).lowerBound
        let tokens = file.tokens
        guard tokens.tokens[first].kind == .period else { return nil }
        let isInitializer = tokens.text(of: first + 1) == "init"
        return TextEdit(
            range: file.bytes(of: first..<(isInitializer ? first + 2 : first)),
            replacement: "UISceneConfiguration")
    }
}
