import SourceEditing
import SwiftFlow
import SwiftOutline

/// An object of the app's own that was handed the window and set its root: it has the root itself from now on, in the
/// window's place, and takes no window.
struct RootKeeper {
    /// The object's class.
    let type: String
    /// The property that held the window.
    let property: LocatedDeclaration
    /// The property of the delegate that has the object.
    let holder: LocatedDeclaration
    /// What took the window in its calls.
    let taken: WindowStandIns
    /// The initializers that a superclass has, too, once they take no window.
    let overriding: Set<FlowFunction.ID>

    /// How the delegate reaches a member of the object.
    var way: String {
        holder.declaration.declaredNames[0] + (holder.optionalMark == nil ? "." : "?.")
    }

    /// Whether a member of a type is what held the window.
    func held(_ name: String, of type: String) -> Bool {
        type == self.type && property.declaration.declaredNames == [name]
    }

    /// The parameters of a function that go, as each took the window.
    func parameters(of function: FlowFunction) -> Set<Int> {
        taken.parameters[function.id] ?? []
    }
}
