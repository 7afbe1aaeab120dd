import SwiftOutline

/// A statement of a launch function and what it is for.
struct LaunchStatement {
    /// The statement.
    let statement: Statement
    /// What it does for the window.
    let role: LaunchRole
    /// The index of the listed statement whose body it stands in.
    let scope: Int?
    /// The blocks and closures whose statements are listed behind it.
    var bodies: [TokenRange] = []

    /// Whether what is listed behind it stands in closures, which may run later.
    var runsLater: Bool {
        if case .controlFlow = role { statement.blocks.isEmpty } else { false }
    }
}

extension LaunchStatement {
    /// Whether a compound statement does nothing but run its blocks: its conditions call nothing.
    func isInert(in code: LaunchCode) -> Bool {
        let file = code.function.file
        switch statement.kind {
        case .ifStatement, .deferStatement, .doStatement: break
        default: return false
        }
        return statement.blocks.allSatisfy { block in
            guard let condition = block.condition else { return true }
            let isAvailability =
                condition.count > 1 && file.text(condition).hasPrefix("#available")
            return isAvailability
                || !condition.contains {
                    file.tokens.tokens[$0].kind == .leftParen
                        || file.tokens.tokens[$0].kind == .leftSquare
                        || file.tokens.tokens[$0].kind == .leftBrace
                }
        }
    }
}

/// What a statement of a launch function does for the window.
enum LaunchRole {
    /// Makes the window, attaches it to its scene, or shows it: SwiftUI does that now.
    case window
    /// Makes sure that there is a window scene; goes where nothing behind it stays.
    case sceneGuard(condition: TokenRange)
    /// A block around statements that are listed behind it, which SwiftUI makes superfluous.
    case scope(LaunchScope)
    /// Control flow around statements that are listed behind it, which stays.
    case controlFlow
    /// Sets the window's root view controller to a value.
    case root(value: TokenRange)
    /// Sets the root in every branch of an `if` or `switch`.
    case rootChoice(RootChoice)
    /// Sets a property of the window that its root doesn't have.
    case appearance(property: String)
    /// Anything else.
    case other

    /// The block that the statement is, where it is one that SwiftUI makes superfluous.
    var asScope: LaunchScope? {
        if case .scope(let scope) = self { scope } else { nil }
    }

    /// Whether the statement has nothing to do with the window.
    var isOther: Bool {
        if case .other = self { true } else { false }
    }

    /// Whether the statement is control flow that stays.
    var isControlFlow: Bool {
        if case .controlFlow = self { true } else { false }
    }

    /// Whether the statement sets the root.
    var isRoot: Bool {
        switch self {
        case .root, .rootChoice: true
        default: false
        }
    }
}

/// A block of a launch function that is there for the window.
enum LaunchScope: Sendable, Hashable {
    /// `if let windowScene = scene as? UIWindowScene { … }`
    case scene
    /// `if let window = window { … }`
    case window
    /// `window = { … return window }()`
    case closure
}
