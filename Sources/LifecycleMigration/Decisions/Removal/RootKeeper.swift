import SourceEditing
import SwiftFlow
import SwiftOutline

/// An object of the app's own that was handed the window and set its root: after the migration it keeps the
/// root itself, and takes no window.
struct RootKeeper {
    /// The object's class.
    let type: String
    /// What the object has the root in.
    let storage: Storage
    /// The property of the delegate that has the object.
    let holder: LocatedDeclaration
    /// Whether the `App` can't see by the property's type what the object is.
    let isHidden: Bool
    /// What took the window in its calls.
    let taken: WindowStandIns
    /// The initializers that a superclass has, too, once they take no window.
    let overriding: Set<FlowFunction.ID>

    /// What an object has the root in.
    enum Storage {
        /// The property that held the window, which becomes one for the root.
        case window(LocatedDeclaration)
        /// A property that has the root anyway, from the time when the object is made.
        case member(LocatedDeclaration)

        /// The property.
        var property: LocatedDeclaration {
            switch self {
            case .window(let property), .member(let property): property
            }
        }
    }

    /// Whether the object has the root anyway, so that nothing has to be set.
    var hasRootAnyway: Bool { if case .member = storage { true } else { false } }

    /// The properties that held the window and have nothing to hold any more.
    var emptied: [LocatedDeclaration] {
        hasRootAnyway
            ? taken.members.sorted { $0.key < $1.key }.flatMap { _, members in
                members.sorted { $0.key < $1.key }.map(\.value)
            } : []
    }

    /// How the delegate reaches a member of the object, which is there for certain or may not be.
    func way(isCertain: Bool) -> String {
        let isPlain = isCertain || holder.optionalMark == nil
        return holder.declaration.declaredNames[0] + (isPlain ? "." : "?.")
    }

    /// Whether a member of a type is what held the window.
    func held(_ name: String, of type: String) -> Bool {
        taken.isMember(name, of: type)
    }

    /// The parameters of a function that go, as each took the window.
    func parameters(of function: FlowFunction) -> Set<Int> {
        taken.parameters[function.id] ?? []
    }
}
