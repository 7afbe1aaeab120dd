import SwiftOutline

/// A call and the one of its arguments that is nothing but a name.
package struct CallSite {
    /// The function's or the type's name.
    package let name: String
    /// The names in front, as far as they are a plain chain: `Branch.getInstance()`.
    package let chain: [String]
    /// The labels of the arguments.
    package let labels: [String?]
    /// Which argument the name is.
    package let argument: Int
    /// Whether it is called on something else than the object around the code.
    package let isOnOther: Bool

    /// The call that a token is a whole argument of; nil where there is none within a range.
    package init?(around token: Int, within range: TokenRange, in file: SwiftFile) {
        guard let open = file.openParenthesis(around: token, from: range.lowerBound) else {
            return nil
        }
        let callee = open - 1
        guard callee >= range.lowerBound, file.tokens.tokens[callee].kind == .identifier else {
            return nil
        }
        let brackets = BracketPair(open: open, close: Int(file.tokens.partners[open]))
        let arguments = file.arguments(in: brackets)
        guard let index = arguments.firstIndex(where: { $0.value == token..<token + 1 }) else {
            return nil
        }
        name = file.name(at: callee)
        chain = Self.names(before: callee, from: range.lowerBound, in: file)
        labels = arguments.map(\.label)
        argument = index
        isOnOther = Self.isOnOther(callee, in: file)
    }

    private static func isOnOther(_ callee: Int, in file: SwiftFile) -> Bool {
        let tokens = file.tokens.tokens
        guard callee > 1, tokens[callee - 1].kind == .period else { return false }
        return ![.keyword(.self), .keyword(.super)].contains(tokens[callee - 2].kind)
    }

    /// Whether it may call a function, by name and labels; an initializer by the name of its type.
    package func mayMean(_ function: Declaration, of type: Declaration) -> Bool {
        guard function.parameters.map(\.label) == labels else { return false }
        switch function.kind {
        case .function: return function.name == name
        case .initializer: return type.name == name
        default: return false
        }
    }

    private static func names(before token: Int, from start: Int, in file: SwiftFile) -> [String] {
        var names: [String] = []
        var index = token - 1
        while index >= start {
            switch file.tokens.tokens[index].kind {
            case .period, .postfixQuestionMark, .exclamationMark: index -= 1
            case .identifier:
                names.append(file.name(at: index))
                guard index > start, file.tokens.tokens[index - 1].kind == .period else {
                    return names
                }
                index -= 1
            case .rightParen, .rightSquare: index = Int(file.tokens.partners[index]) - 1
            default: return names
            }
        }
        return names
    }
}
