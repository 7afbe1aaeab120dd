import SwiftOutline

extension SwiftFile {
    /// The tokens of a name that are a parameter of a closure around them, as in `{ window in window.tintColor = .red }`.
    func closureParameters(named word: String) -> Set<Int> {
        var found: Set<Int> = []
        /// For each brace around the token, whether its closure has such a parameter.
        var braces: [Bool] = []
        var having = 0
        for token in tokens.tokens.indices {
            switch tokens.tokens[token].kind {
            case .leftBrace where Int(tokens.partners[token]) > token:
                braces.append(signature(behind: token).contains { name(at: $0) == word })
                having += braces.last == true ? 1 : 0
            case .rightBrace where tokens.partners[token] >= 0:
                having -= braces.popLast() == true ? 1 : 0
            case .identifier where having > 0 && name(at: token) == word:
                found.insert(token)
            default: break
            }
        }
        return found
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
