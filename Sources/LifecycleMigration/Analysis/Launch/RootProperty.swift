import SwiftOutline

/// A root that the launch goes on making where it does, and leaves in a property of the application delegate.
///
/// That keeps the order of everything in a launch whose root can't be told apart from the rest.
struct RootProperty {
    /// The function that makes the root, with the statements in its control flow.
    let code: LaunchCode
    /// The launch method, where another method that it calls makes the root.
    let caller: LaunchCall?
    /// The property's name.
    let name: String
    /// What stands for the window's root in the code, as `window?.rootViewController`.
    let places: [TokenRange]
    /// The values that it gets, in order.
    let values: [TokenRange]
    /// Whether a local of the same name hides the property.
    let isHidden: Bool

    /// The first statement that sets the root, by its index.
    var rootIndex: Int { code.statements.firstIndex { $0.role.isRoot } ?? 0 }
}
