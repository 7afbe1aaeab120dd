import SwiftOutline

extension SwiftFile {
    /// The `(` of the call or the like that a token is an argument of; nil where another bracket stands around it, or none behind
    /// a token to start from.
    package func openParenthesis(around token: Int, from start: Int = 0) -> Int? {
        var open = token - 1
        while open >= start, open >= 0, tokens.tokens[open].kind != .leftParen {
            let partner = Int(tokens.partners[open])
            // A closing bracket is stepped over.
            if partner > open { return nil }
            open = partner >= 0 ? partner - 1 : open - 1
        }
        return open >= start && open >= 0 ? open : nil
    }
}
