import SwiftOutline

/// Calls of the launch of whatever the application's delegate is, by UIKit's protocol: `UIApplication.shared.delegate?.application?(…)`.
struct LaunchByProtocol {
    private let context: TargetContext

    /// The calls in an app.
    init(in context: TargetContext) {
        self.context = context
    }

    /// The label that calls of the launch method have.
    static let label = "didFinishLaunchingWithOptions"

    /// Whether there is one.
    var isCalled: Bool {
        context.files(naming: Self.label).contains { file in
            file.tokens(spelled: Self.label).contains {
                isCall($0, in: file.outline)
            }
        }
    }

    private func isCall(_ label: Int, in file: SwiftFile) -> Bool {
        let tokens = file.tokens.tokens
        guard tokens[label + 1].kind == .colon, let open = parenthesis(around: label, file) else {
            return false
        }
        // `delegate?.application?(`
        guard open > 4, Self.marks.contains(tokens[open - 1].kind),
            file.tokens.spells(open - 2, "application"), tokens[open - 3].kind == .period
        else { return false }
        let isMarked = Self.marks.contains(tokens[open - 4].kind)
        return file.tokens.spells(isMarked ? open - 5 : open - 4, "delegate")
    }

    private static let marks: [TokenKind] = [.postfixQuestionMark, .exclamationMark]

    private func parenthesis(around label: Int, _ file: SwiftFile) -> Int? {
        var token = label - 1
        while token > 0 {
            switch file.tokens.tokens[token].kind {
            case .leftParen: return token
            case .rightParen, .rightBrace, .rightSquare:
                token = Int(file.tokens.partners[token]) - 1
            case .leftBrace, .leftSquare: return nil
            default: token -= 1
            }
        }
        return nil
    }
}
