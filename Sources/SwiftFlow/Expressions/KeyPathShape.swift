import SwiftOutline

/// A key path that is written out: `\UIWindow.rootViewController`, `\.keyWindow?.rootViewController`.
public struct KeyPathShape: Sendable, Hashable {
    /// The tokens of the type that it starts from; empty where the code leaves it to the compiler.
    public let root: TokenRange
    /// The tokens of the members' names, in order.
    public let members: [Int]

    /// What the lexer makes of a step through an optional.
    private static let steps: Set<String> = ["?.", "!.", ".?.", ".!."]

    private init(root: TokenRange, members: [Int]) {
        self.root = root
        self.members = members
    }

    /// The path that goes on with another one of the same file.
    func appending(_ other: KeyPathShape) -> KeyPathShape {
        KeyPathShape(root: root, members: members + other.members)
    }

    /// Reads the tokens of a key path; nil where it goes through a subscript, a call or anything but members.
    public init?(_ range: TokenRange, in file: SwiftFile) {
        let tokens = file.tokens.tokens
        var range = range
        while range.count > 2, tokens[range.lowerBound].kind == .leftParen {
            range = range.lowerBound + 1..<range.upperBound - 1
        }
        guard let start = range.first, tokens[start].kind == .backslash else { return nil }
        var names: [Int] = []
        var root = start + 1..<start + 1
        var isBehindPeriod = false
        for token in range.dropFirst() {
            switch tokens[token].kind {
            case .period: isBehindPeriod = true
            case .identifier:
                let isType =
                    names.isEmpty && file.name(at: token).first?.isUppercase == true
                    && (isBehindPeriod ? !root.isEmpty : token == start + 1)
                guard isType || isBehindPeriod else { return nil }
                if isType { root = start + 1..<token + 1 } else { names.append(token) }
                isBehindPeriod = false
            case .postfixQuestionMark, .exclamationMark: continue
            case .operatorToken where Self.steps.contains(file.tokens.text(of: token)):
                isBehindPeriod = true
            default: return nil
            }
        }
        guard !names.isEmpty else { return nil }
        self.root = root
        members = names
    }
}
