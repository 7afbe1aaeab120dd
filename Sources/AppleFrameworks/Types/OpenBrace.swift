import SwiftOutline

extension SwiftFile {
    /// The `{` of the innermost braces around a token; nil at the top level.
    package func openBrace(around token: Int) -> Int? {
        var open = token - 1
        while open >= 0, tokens.tokens[open].kind != .leftBrace {
            let partner = Int(tokens.partners[open])
            // What stands in brackets of its own is stepped over.
            open = (partner >= 0 && partner < open ? partner : open) - 1
        }
        return open >= 0 ? open : nil
    }
}
