import SwiftFlow
import SwiftOutline

/// The name of functions or computed properties that give a window, or a view controller that is reached from one: code that
/// has such a value by nothing but that name works on it, too.
package struct FoundGiver: Hashable, Comparable {
    /// The name.
    package let name: String
    /// Whether it is called: a function's.
    package let isCalled: Bool

    /// A found giver from its parts.
    package init(
        name: String, isCalled: Bool
    ) {
        self.name = name
        self.isCalled = isCalled
    }

    /// Those of an analysis.
    package static func all(in analysis: FlowAnalysis) -> [FoundGiver] {
        analysis.functions { value in
            !value.windows.isEmpty || !value.roots.isEmpty || value.tags.contains(.belowRoot)
                || value.tags.contains(.presenter)
        }.compactMap { function in
            switch function.id.part {
            case .getter: FoundGiver(name: function.id.property, isCalled: false)
            case .body where function.located.declaration.kind == .function:
                FoundGiver(name: function.located.declaration.name, isCalled: true)
            case .body, .initialValue, .setter: nil
            }
        }
    }

    /// The tokens of a file that may mean it: no declaration, no label, and no case such as `.top`.
    package func uses(in file: ProgramFile) -> [Int] {
        file.tokens(spelled: name).filter { token in
            let tokens = file.outline.tokens.tokens
            guard token > 0, tokens[token].kind == .identifier,
                (tokens[token + 1].kind == .leftParen) == isCalled,
                tokens[token + 1].kind != .colon
            else { return false }
            switch tokens[token - 1].kind {
            case .keyword(.func), .keyword(.var), .keyword(.let), .keyword(.case): return false
            case .period: return token > 1 && Self.ends(tokens[token - 2].kind)
            default: return true
            }
        }
    }

    /// Whether an expression may end with a token.
    private static func ends(_ kind: TokenKind) -> Bool {
        switch kind {
        case .identifier, .rightParen, .rightSquare, .rightBrace, .postfixQuestionMark,
            .exclamationMark, .keyword(.self), .keyword(.super):
            true
        default: false
        }
    }

    /// In the order of the names.
    package static func < (left: FoundGiver, right: FoundGiver) -> Bool {
        (left.name, left.isCalled ? 1 : 0) < (right.name, right.isCalled ? 1 : 0)
    }
}
