import SwiftOutline

extension SwiftFile {
    /// A token, or the one in front of the `?` and `!` that end there: `NSApp` of `NSApp!.menu`.
    package func tokenWithoutMarks(endingAt token: Int) -> Int {
        var end = token
        while end > 0, tokens.tokens[end].kind.isPostfixMark { end -= 1 }
        return end
    }

    /// A token, or the one behind the `?` and `!` that start there: `.` of `NSApp!.menu`.
    package func tokenBehindMarks(from token: Int) -> Int {
        var next = token
        while tokens.tokens.indices.contains(next), tokens.tokens[next].kind.isPostfixMark {
            next += 1
        }
        return next
    }
}
