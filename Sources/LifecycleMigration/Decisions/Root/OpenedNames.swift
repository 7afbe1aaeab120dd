import AppFacts
import SwiftFlow
import SwiftOutline

/// What the delegate's file keeps to itself, and the `App` must see to show the root.
extension RootComposition {
    /// The private types and members that code uses, with those that they, and the members that are opened anyway, name
    /// themselves.
    ///
    /// - Throws: `hidden`, where something else can't be seen, or another file means something by such a name.
    func openedNames(usedIn code: [TokenRange]) throws(MoveObstacle) -> [LocatedDeclaration] {
        let names = FilePrivateNames(
            code, in: function.located.file, of: facts.owner, facts.context,
            opening: material.opened, except: material.covered)
        guard names.hidden == nil else { throw .hidden }
        return names.opened
    }
}
