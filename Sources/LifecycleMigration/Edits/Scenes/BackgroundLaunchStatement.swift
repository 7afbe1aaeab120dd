import AppFacts
import SourceEditing
import SwiftFlow
import SwiftOutline

/// Writes the statement by which the launch tells the scene's delegate that the app was launched in the background.
struct BackgroundLaunchStatement {
    /// The property of the scene's delegate that remembers it.
    static let flag = "hasBeenInBackground"

    private let sceneDelegate: String

    /// The statement for a scene's delegate of a name.
    init(for sceneDelegate: String) {
        self.sceneDelegate = sceneDelegate
    }

    /// What the launch calls.
    private var lines: [String] { ["\(sceneDelegate).\(Self.method)()"] }

    private static let method = "rememberLaunchInBackground"

    /// The method of the scene's delegate that the launch calls.
    static var declaration: [String] {
        [
            "/// An app with scenes always starts in the background; still there a second later, it was launched there.",
            "static func \(method)() {", "\tDispatchQueue.main.asyncAfter(deadline: .now() + 1) {",
            "\t\tif UIApplication.shared.applicationState == .background {",
            "\t\t\t\(flag) = true", "\t\t}", "\t}", "}",
        ]
    }

    /// A launch method for a delegate without one.
    var launchMethod: [String] {
        [
            "func application(", "\t_ application: UIApplication,",
            "\tdidFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?",
            ") -> Bool {",
        ] + (lines + ["return true"]).map { "\t" + $0 } + ["}"]
    }

    /// The edits that add it to a launch method: in front of its only `return`, at its start where it has several.
    func edits(in method: LocatedDeclaration) -> [TextEdit] {
        let file = method.file.outline
        guard let braces = method.declaration.bodyBraces, let top = BodyStart(of: method) else {
            return []
        }
        let tokens = file.tokens.tokens
        let statements = file.statements(of: braces.content)
        let giving = statements.last.map(\.range.lowerBound).flatMap {
            tokens[$0].kind == .keyword(.return) ? $0 : nil
        }
        // A single expression is what the method gives back.
        if statements.count == 1, giving == nil,
            method.declaration.selectorName == PlainLaunchMethod.successor
        {
            let value = tokens[statements[0].range.lowerBound].start
            return top.edits(inserting: lines) + [.insert("return ", at: value)]
        }
        let end = giving ?? braces.close
        let returnsBefore = braces.content.contains {
            $0 < end && tokens[$0].kind == .keyword(.return)
        }
        guard !returnsBefore, file.startsLine(tokens[end].start) else {
            return top.edits(inserting: lines)
        }
        let style = CodeStyle(of: file)
        let base = file.lineIndentation(at: tokens[method.declaration.keyword].start)
        let text = style.finish(style.lines(lines, at: base + style.indentation))
        return [.insert(text, at: file.startOfLine(tokens[end].start))]
    }
}
