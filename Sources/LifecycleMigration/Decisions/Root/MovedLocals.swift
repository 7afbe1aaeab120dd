import AppFacts
import SwiftFlow
import SwiftOutline

/// The locals of a SwiftUI root that moves: objects that must be made once, and values that can be read at any time.
struct MovedLocals {
    /// An object, and the property wrapper that keeps it.
    struct Object {
        /// The statement that makes it.
        let statement: Statement
        /// The wrapper's name.
        let wrapper: String
    }

    /// The objects, in order.
    let objects: [Object]
    /// Whether an object is made from another local, which a property's initial value can't use, or stands beside what the
    /// delegate has, which a view of its own doesn't reach.
    let areEntangled: Bool

    /// Sorts the locals of a root.
    init(of root: MovedRoot, facts: UIKitFacts) {
        self.init(of: root, in: facts.launch)
    }

    /// Sorts the locals of a root.
    init(of root: MovedRoot, in launch: LaunchFacts) {
        let file = root.function.file
        var objects: [Object] = []
        var entangled = false
        var names = Set(root.properties.flatMap(\.declaration.declaredNames))
        for statement in root.statements {
            let declared = file.declaredNames(in: statement).map(\.name)
            defer { names.formUnion(declared) }
            guard root.material.views.isDisjoint(with: declared),
                case .declaration(let declaration) = statement.kind,
                let value = declaration.bindings.first?.initializer,
                let wrapper = Self.wrapper(of: value, in: root.function, launch)
            else { continue }
            objects.append(Object(statement: statement, wrapper: wrapper))
            let used = Set(file.references(in: value).filter(\.isUse).map(\.name))
            entangled = entangled || !used.isDisjoint(with: names)
        }
        self.objects = objects
        areEntangled = entangled || !objects.isEmpty && root.asksDelegate
    }

    /// The wrapper for a value that is another one each time; nil for one that isn't.
    static func wrapper(
        of value: TokenRange, in function: FlowFunction, _ launch: LaunchFacts
    ) -> String? {
        guard launch.repeated.effects(within: [value], of: function).makesObjects else {
            return nil
        }
        let program = launch.flow.program
        // What modifiers give has no name.
        let type =
            launch.flow.type(of: value, in: function)?.name
            ?? ExpressionReader(function.file).expression(in: value).viewType ?? ""
        let supertypes = program.supertypes(of: program.aliasedType(type) ?? type)
        // A view is made again, whatever it is made of.
        guard !supertypes.contains("View") else { return nil }
        return supertypes.contains("ObservableObject") ? "StateObject" : "State"
    }
}
