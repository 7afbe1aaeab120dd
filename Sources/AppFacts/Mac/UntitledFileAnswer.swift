import SwiftFlow
import SwiftOutline

/// What a delegate answers when AppKit asks, at launch and at a click in the Dock, whether to open an untitled document.
///
/// An `App` whose only scene is `Settings` opens it as a blank window at launch, unless the answer is no. Source: public
/// reports of shipping apps (CodexBar pull request 3056, FanBar issue 14).
package enum UntitledFileAnswer {
    /// It is not asked: the method is missing.
    case missing
    /// Always no.
    case never
    /// Something else, in a method.
    case other(LocatedDeclaration)

    /// The answer of a delegate.
    package init(of delegate: DelegateClass) {
        guard let method = delegate.methods(Self.selectorName).first else {
            self = .missing
            return
        }
        let answersNo = method.declaration.body.map { Self.answersNo($0, method.file) } ?? false
        self = answersNo ? .never : .other(method)
    }

    /// Whether each way through a body ends with `false`.
    private static func answersNo(_ body: TokenRange, _ file: ProgramFile) -> Bool {
        let outline = file.outline
        let tokens = outline.tokens
        guard let last = file.statements(of: body).last else { return false }
        let returns = body.filter { tokens.tokens[$0].kind == .keyword(.return) }
        guard ["false", "return false"].contains(outline.text(last.range)) else { return false }
        return returns.allSatisfy { token in
            tokens.spells(token + 1, "false")
                && (token + 2 == body.upperBound
                    || [.rightBrace, .keyword(.case), .keyword(.default)].contains(
                        tokens.tokens[token + 2].kind))
        }
    }

    /// The method's name.
    package static let selectorName = "applicationShouldOpenUntitledFile(_:)"
}
