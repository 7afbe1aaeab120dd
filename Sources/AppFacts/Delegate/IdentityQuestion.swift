import SwiftOutline

extension SwiftFile {
    /// Whether a member asks an object which one it is, or of which class: what another object in its place answers otherwise. `name` is the
    /// token behind the period.
    ///
    /// What a protocol requires is passed on by the object in its place, and so is what is asked of it in the closure of a `map`; a function's name there
    /// tells nothing, but for an initializer's.
    func asksForIdentity(_ name: Int) -> Bool {
        guard tokens.tokens.indices.contains(name + 1) else { return false }
        let member = self.name(at: name)
        if Self.identifying.contains(member) { return true }
        guard Self.handingOn.contains(member) else { return false }
        switch tokens.tokens[name + 1].kind {
        case .leftBrace: return asksForIdentity(in: braces(at: name + 1))
        case .leftParen:
            guard let end = closing(of: name + 1), end > name + 2 else { return false }
            return tokens.tokens[name + 2].kind == .leftBrace
                ? asksForIdentity(in: braces(at: name + 2))
                : tokens.spells(end - 1, "init") && tokens.spells(end - 2, ".")
        default: return false
        }
    }

    private static let identifying: Set<String> = [
        "isKind", "isMember", "isEqual", "hash", "hashValue",
    ]
    private static let handingOn: Set<String> = ["map", "flatMap"]

    private func closing(of token: Int) -> Int? {
        let partner = Int(tokens.partners[token])
        return partner > token ? partner : nil
    }

    private func braces(at token: Int) -> TokenRange {
        token + 1..<(closing(of: token) ?? token + 1)
    }

    /// Whether a closure does something else with what it is given than to call or cast it.
    private func asksForIdentity(in closure: TokenRange) -> Bool {
        var value = "$0"
        var body = closure
        if closure.count > 1, tokens.tokens[closure.lowerBound].kind == .identifier,
            tokens.tokens[closure.lowerBound + 1].kind == .keyword(.in)
        {
            value = name(at: closure.lowerBound)
            body = closure.dropFirst(2)
        }
        return body.contains { token in
            guard tokens.spells(token, value), !tokens.spells(token - 1, ".") else { return false }
            let next = tokenBehindMarks(from: token + 1)
            switch tokens.tokens[next].kind {
            case .period: return asksForIdentity(next + 1)
            case .keyword(.as), .keyword(.is): return false
            default: return !isOnlyDescribed(token..<next)
            }
        }
    }
}
