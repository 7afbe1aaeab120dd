import AppleFrameworks
import SwiftOutline

/// Calls of the launch of whatever the application's delegate is, by UIKit's protocol: `UIApplication.shared.delegate?.application?(…)`.
package struct LaunchByProtocol {
    private let context: TargetContext

    /// The calls in an app.
    init(in context: TargetContext) {
        self.context = context
    }

    /// The label that calls of the launch method have.
    package static let label = "didFinishLaunchingWithOptions"

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
        guard tokens[label + 1].kind == .colon, let open = file.openParenthesis(around: label)
        else {
            return false
        }
        // `delegate?.application?(`
        guard open > 4, tokens[open - 1].kind.isPostfixMark,
            file.tokens.spells(open - 2, "application"), tokens[open - 3].kind == .period
        else { return false }
        return file.tokens.spells(file.tokenWithoutMarks(endingAt: open - 4), "delegate")
    }
}
