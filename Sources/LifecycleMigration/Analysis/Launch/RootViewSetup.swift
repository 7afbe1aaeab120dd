import SwiftOutline

/// How a launch function makes the root of its window, and which of its statements go where.
struct RootViewSetup {
    /// The function that makes the window.
    let function: LaunchFunction
    /// Its statements in order.
    let statements: [LaunchStatement]
    /// The statement that sets the root, by its index.
    let rootIndex: Int
    /// What the root is.
    let root: RootExpression
    /// The statements that move along with the root, by index, in order.
    let moved: [Int]
    /// Statements that the root needs a copy of, by index: they read a value and change nothing.
    let copied: [Int]
    /// The names that stand for the window and its scene.
    let names: WindowNames

    /// The statements that neither move nor go, by index.
    var kept: [Int] {
        let moving = Set(moved)
        return statements.indices.filter { statements[$0].role.isOther && !moving.contains($0) }
    }
}

/// What becomes the root of the window.
enum RootExpression {
    /// A SwiftUI view: the argument of a hosting controller.
    case view(TokenRange)
    /// Any other view controller.
    case controller(TokenRange)

    /// The expression's tokens.
    var range: TokenRange {
        switch self {
        case .view(let range), .controller(let range): range
        }
    }
}
