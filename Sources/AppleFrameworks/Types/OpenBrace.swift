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

    /// Whether a name at a token of a body is what a closure around it is given: `$0`, or a name in front of its `in`.
    package func isParameterOfClosure(_ name: String, at token: Int, in body: TokenRange) -> Bool {
        if name.hasPrefix("$") { return true }
        var inner = token
        while let open = openBrace(around: inner), body.contains(open) {
            if parametersOfClosure(at: open).contains(name) { return true }
            inner = open
        }
        return false
    }

    /// The names between the brace of a closure and its `in`, without those that it captures.
    private func parametersOfClosure(at open: Int) -> Set<String> {
        var names: Set<String> = []
        var index = open + 1
        while index < tokens.tokens.count {
            switch tokens.tokens[index].kind {
            case .keyword(.in): return names
            case .leftSquare where index == open + 1:
                index = max(index, Int(tokens.partners[index]))
            case .identifier: names.insert(name(at: index))
            case .comma, .colon, .leftParen, .rightParen, .wildcard, .period, .postfixQuestionMark:
                break
            default: return []
            }
            index += 1
        }
        return []
    }
}
