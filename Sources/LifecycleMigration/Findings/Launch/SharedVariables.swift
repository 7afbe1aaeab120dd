import SwiftFlow

extension Program {
    /// Whether a variable is there for more than one view: of no view and no object that views are made of.
    func isShared(_ location: FlowLocation) -> Bool {
        guard case .member(let name, let owner) = location else {
            // What the program doesn't declare may be a member that is inherited.
            return location.appName.map { !globals(named: $0).isEmpty } ?? false
        }
        if isStatic(name, of: owner) { return true }
        // An extension of another module's type keeps nothing.
        return type(owner)?.isDeclared == true
            && Set(supertypes(of: owner)).isDisjoint(with: [
                "UIViewController", "UIView", "View", "UIResponder", "NSObject",
            ])
    }
}
