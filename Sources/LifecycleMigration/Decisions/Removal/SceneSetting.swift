import SourceEditing
import SwiftOutline

/// A statement of the launch that sets something of the window's scene and does nothing else, so that a scene delegate can
/// do it when the scene connects.
struct SceneSetting {
    /// The statement.
    let statement: Statement
    /// The `#if`s around it with their conditions, the outermost first, those around a call of its method included.
    let conditions: [String]
    /// What leads to the scene, replaced by the scene that connects.
    let replacements: [TextEdit]
    /// What is set: `titlebar`.
    let members: [String]
    /// Whether it needs a local that is the window scene.
    let needsWindowScene: Bool
    /// Where the launch comes to it: the statement there, and the statement in a method that this calls.
    let place: (launch: Int, own: Int)
    /// The locals that it declares for other such statements.
    let declared: Set<String>
    /// The locals of other such statements that it needs.
    let needed: Set<String>

    /// The names that a scene delegate's method has for the scene that connects, and for what comes with it.
    static let parameters: Set<String> = [
        "scene", "session", "connectionOptions", windowScene,
    ]

    /// The local that is the window scene.
    static let windowScene = "windowScene"
}
