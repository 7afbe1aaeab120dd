import SwiftOutline

/// The label of a `case` in a `switch`.
package enum SwitchLabel {
    /// The names of `case .a, .b(let value):`; nil for `default` and for other patterns.
    package static func names(in label: TokenRange, _ file: SwiftFile) -> Set<String>? {
        let tokens = file.tokens.tokens
        guard tokens[label.lowerBound].kind == .keyword(.case) else { return nil }
        var names: Set<String> = []
        var next = label.lowerBound + 1
        while next < label.upperBound {
            switch tokens[next].kind {
            case .period:
                guard tokens[next + 1].kind == .identifier else { return nil }
                names.insert(file.name(at: next + 1))
                next += 2
            case .leftParen: next = max(next, Int(file.tokens.partners[next])) + 1
            case .comma, .colon, .keyword(.let), .keyword(.var): next += 1
            default: return nil
            }
        }
        return names.isEmpty ? nil : names
    }
}
