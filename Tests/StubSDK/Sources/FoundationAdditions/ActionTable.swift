import Foundation
import Stage

/// A method of the app's that Objective-C finds by its selector.
public struct StageAction {
    let name: String
    let isOf: (Any) -> Bool
    let selector: Selector

    public init<Target>(_ name: String, of type: Target.Type, _ selector: Selector) {
        self.name = name
        isOf = { $0 is Target }
        self.selector = selector
    }
}

/// The app's methods by their selectors. The harness writes a class `StageActions` into each app, with those that its
/// sources declare for Objective-C.
@MainActor open class ActionTable {
    open class var actions: [StageAction] { [] }

    private static let known =
        (classNamed("StageActions", module: Stage.setting("MODULE") ?? "App") as? ActionTable.Type)?
        .actions ?? []

    /// The method of an object, by Objective-C's name or by the one that `Selector` makes of a method; nil where it has none.
    static func selector(named name: String, of target: Any) -> Selector? {
        known.first {
            ($0.name == name || $0.selector.description == name) && $0.isOf(target)
        }?.selector
    }
}
