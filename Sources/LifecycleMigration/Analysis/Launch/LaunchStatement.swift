import SwiftOutline

/// A statement of a launch function and what it is for.
struct LaunchStatement {
    /// The statement.
    let statement: Statement
    /// What it does for the window.
    let role: LaunchRole
    /// The index of the `if let windowScene` whose body it stands in.
    let scope: Int?
}

/// What a statement of a launch function does for the window.
enum LaunchRole {
    /// Makes the window, attaches it to its scene, or shows it: SwiftUI does that now.
    case window
    /// Makes sure that there is a window scene; goes where nothing behind it stays.
    case sceneGuard(condition: TokenRange)
    /// `if let windowScene = … { … }` around statements that are listed behind it.
    case sceneScope
    /// Sets the window's root view controller to a value.
    case root(value: TokenRange)
    /// Sets the root in every branch of an `if` or `switch`.
    case rootChoice(RootChoice)
    /// Sets a property of the window that its root doesn't have.
    case appearance(property: String)
    /// Anything else.
    case other

    /// Whether the statement has nothing to do with the window.
    var isOther: Bool {
        if case .other = self { true } else { false }
    }

    /// Whether the statement sets the root.
    var isRoot: Bool {
        switch self {
        case .root, .rootChoice: true
        default: false
        }
    }
}
