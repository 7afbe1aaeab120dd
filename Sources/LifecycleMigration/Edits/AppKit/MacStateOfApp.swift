import AppFacts
import SwiftFlow
import SwiftOutline

/// Tells whether the `App` of a Mac app may keep the objects of its window's content, which it makes before the launch, and maybe
/// before there is an application.
struct MacStateOfApp {
    private let window: MacWindowScene
    private var root: MovedRoot { window.content.root }
    private var launch: LaunchFacts { window.launch }

    /// The objects of a window's content.
    init(_ window: MacWindowScene) {
        self.window = window
    }

    /// Whether nothing that runs earlier than the window was made has to do with them, and they don't ask for the application.
    var isPossible: Bool {
        guard window.order.isEmpty, root.material.flag == nil, !root.asksDelegate,
            !root.material.addsMembers, names.isDisjoint(with: ["appDelegate", "body"])
        else { return false }
        let reach = EarlyReach(in: launch.flow)
        let file = root.function.located.file
        return values.allSatisfy { value in
            let making = launch.effects.effects(within: [value], of: root.function)
            return !making.isUnknown && reach.token(of: .application, in: value, of: file) == nil
                && earlier.allSatisfy { making.commutes(with: launch.effects.effects(of: $0)) }
        }
    }

    private var locals: [Statement] { MovedLocals(of: root, in: launch).objects.map(\.statement) }

    private var values: [TokenRange] { root.material.objects.map(\.value) + locals.map(\.range) }

    private var names: Set<String> {
        Set(
            root.material.objects.map(\.name)
                + locals.flatMap { root.function.file.declaredNames(in: $0).map(\.name) })
    }

    /// What of the delegate runs before the launch has finished; what stands in front of the window there has no order with it.
    private var earlier: [FlowFunction] {
        let delegate = launch.delegate
        let stored = delegate.properties.filter { !$0.declaration.isLazy }
            .flatMap { FlowFunction.all(of: $0, owner: delegate.name) }
            .filter { $0.id.part == .initialValue }
        let methods =
            delegate.methods("applicationWillFinishLaunching(_:)")
            + delegate.members.filter { $0.declaration.kind == .initializer }
        return stored + methods.compactMap { FlowFunction($0, owner: delegate.name) }
    }
}
