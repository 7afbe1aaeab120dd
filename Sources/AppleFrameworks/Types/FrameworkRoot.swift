import SwiftFlow
import SwiftOutline

/// A framework's method that gives a window its root once, shows it, and then does more: one row for each.
///
/// Source: the code of the frameworks. What a row does behind the showing is public API of the framework's.
package struct FrameworkRoot: Sendable, Hashable {
    /// The module that is imported.
    package let module: String
    /// The types that have the method, and those that inherit from them.
    package let types: Set<String>
    /// The method.
    package let method: String
    /// The label of the window.
    package let label: String
    /// What leads from the receiver to the root.
    package let root: String
    /// What is done with the receiver once the window is shown, in order.
    package let afterwards: [String]

    /// A framework root from its parts.
    package init(
        module: String, types: Set<String>, method: String, label: String, root: String,
        afterwards: [String]
    ) {
        self.module = module
        self.types = types
        self.method = method
        self.label = label
        self.root = root
        self.afterwards = afterwards
    }

    /// The rows.
    package static let rows = [
        // `LaunchRouter.launch(from:)`: sets the root, shows the window, then activates the interactor and loads the router.
        FrameworkRoot(
            module: "RIBs", types: ["LaunchRouting", "LaunchRouter"], method: "launch",
            label: "from", root: ".viewControllable.uiviewController",
            afterwards: [".interactable.activate()", ".load()"]),
        // `Presentable.setRoot(for:)`: the same, then tells the coordinator that it is shown; `nil` says that nobody knows where.
        FrameworkRoot(
            module: "XCoordinator",
            types: [
                "Presentable", "Router", "Coordinator", "AnyCoordinator", "StrongRouter",
                "UnownedRouter", "WeakRouter", "BaseCoordinator", "BasicCoordinator",
                "NavigationCoordinator", "TabBarCoordinator", "SplitCoordinator",
                "PageCoordinator", "ViewCoordinator", "RedirectionRouter",
            ], method: "setRoot", label: "for", root: ".viewController",
            afterwards: [".presented(from: nil)"]),
    ]

    /// The row of a call in a file; nil where none is meant.
    package static func row(of call: FlowCall, in file: SwiftFile, _ program: Program)
        -> FrameworkRoot?
    {
        guard call.target.functions == nil, let receiver = call.receiver,
            call.arguments.count == 1
        else { return nil }
        let types = receiver.type.name.map(program.supertypes)
        return rows.first { row in
            row.method == call.name && row.label == call.arguments[0].label
                && (types.map { !row.types.isDisjoint(with: $0) } ?? (receiver.type == .unknown))
                && program.methods(named: row.method).isEmpty
                && file.imports(anyOf: [row.module])
        }
    }
}
