import SwiftOutline

/// Waiting that is over on one of the next turns: for the main actor, for a turn, for no time, or for the value that a publisher
/// has already.
enum ShortAwaits {
    /// Whether an `await` at a token is.
    static func isShort(_ token: Int, in file: SwiftFile) -> Bool {
        let tokens = file.tokens
        func names(_ type: String, _ member: String) -> Bool {
            tokens.spells(token + 1, type) && tokens.spells(token + 3, member)
        }
        if names("Task", "yield") || names("MainActor", "run") { return true }
        if names("Task", "sleep"), tokens.tokens[token + 4].kind == .leftParen {
            let close = Int(tokens.partners[token + 4])
            guard close > token else { return false }
            return NextTurn.isNothing(withoutLabel(token + 5..<close, in: file), in: file)
        }
        guard tokens.spells(token - 1, "for") || tokens.spells(token - 2, "for") else {
            return false
        }
        // `for await value in $count.values {`
        let end = (token..<min(token + 40, tokens.tokens.count)).first {
            tokens.tokens[$0].kind == .leftBrace
        }
        return end.map { tokens.spells($0 - 1, "values") } ?? false
    }

    private static func withoutLabel(_ range: TokenRange, in file: SwiftFile) -> TokenRange {
        let hasLabel = range.count > 1 && file.tokens.tokens[range.lowerBound + 1].kind == .colon
        return hasLabel ? range.lowerBound + 2..<range.upperBound : range
    }
}
