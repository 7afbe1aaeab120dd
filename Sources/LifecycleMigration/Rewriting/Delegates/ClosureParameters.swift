import SwiftOutline

extension SwiftFile {
    /// Whether a name is that of a parameter of a closure around it, as in `{ window in window.tintColor = .red }`.
    func isClosureParameter(_ token: Int) -> Bool {
        let word = name(at: token)
        var inner = token
        for _ in 0..<40 {
            guard let brace = brace(around: inner) else { return false }
            if signature(behind: brace).contains(where: { name(at: $0) == word }) { return true }
            inner = brace
        }
        return false
    }

    private func brace(around token: Int) -> Int? {
        var open = token - 1
        while open >= 0, tokens.tokens[open].kind != .leftBrace {
            let partner = Int(tokens.partners[open])
            open = partner >= 0 && partner < open ? partner - 1 : open - 1
        }
        return open >= 0 ? open : nil
    }

    /// Nobody writes a signature of more tokens.
    private static var longestSignature: Int { 64 }

    /// The names between a closure's brace and its `in`; none where it has no such signature.
    private func signature(behind brace: Int) -> [Int] {
        var names: [Int] = []
        var next = brace + 1
        while next < min(tokens.tokens.count, brace + Self.longestSignature) {
            switch tokens.tokens[next].kind {
            case .keyword(.in): return names
            case .leftSquare where next == brace + 1:
                let close = Int(tokens.partners[next])
                guard close > next else { return [] }
                next = close
            case .identifier:
                if next == brace + 1 || tokens.tokens[next - 1].kind != .colon {
                    names.append(next)
                }
            case .leftParen, .rightParen, .comma, .colon, .postfixQuestionMark, .exclamationMark,
                .period, .rightSquare, .leftSquare:
                break
            default:
                guard ["_", "?", "->"].contains(tokens.text(of: next)) else { return [] }
            }
            next += 1
        }
        return []
    }
}
