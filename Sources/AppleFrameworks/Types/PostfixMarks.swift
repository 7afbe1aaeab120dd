import SwiftOutline

extension SwiftFile {
    /// A token, or the one in front of the `?` and `!` that end there: `NSApp` of `NSApp!.menu`.
    package func tokenWithoutMarks(endingAt token: Int) -> Int {
        var end = token
        while end > 0, tokens.tokens[end].kind.isPostfixMark { end -= 1 }
        return end
    }
}
