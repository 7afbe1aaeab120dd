import SwiftFlow
import SwiftOutline

/// The connections of a nib with its delegate that do nothing: an outlet that the class has not any more, of which AppKit logs
/// that it can't be connected, and a menu's delegate that answers no question of a menu's.
///
/// Source: AppKit's message “Failed to connect (x) outlet from (A) to (B): missing setter or instance variable”.
package struct UselessConnections {
    /// The parts of the class; nil where a part of it is not read.
    private let parts: [LocatedDeclaration]?

    /// The connections of an object whose class is the target's own.
    package init(of object: MacNibObject?, in context: TargetContext) {
        let chain = object?.className.map(context.inheritanceChain) ?? []
        guard chain.last == "NSObject" else {
            // A superclass that is not read may have an outlet of any name.
            parts = nil
            return
        }
        let parts = chain.flatMap { context.types(named: $0) + context.extensions(of: $0) }
        self.parts = parts.contains { $0.declaration.kind == .class } ? parts : nil
    }

    /// Whether a connection is an outlet whose name, or its setter's, no file of the class has.
    func isWithoutEffect(_ connection: MacNibConnection) -> Bool {
        guard case .outlet(let name) = connection.kind, let parts else { return false }
        let names = [name, "_" + name, "set" + name.prefix(1).uppercased() + name.dropFirst()]
        return !parts.contains { part in
            (names + ["forUndefinedKey"]).contains { !part.file.tokens(spelled: $0).isEmpty }
        }
    }

    /// Whether a menu has the object as its delegate, and the class has no method of such a one.
    func isUnanswered(_ connection: MacNibConnection) -> Bool {
        guard case .outlet("delegate") = connection.kind, connection.source.element == "menu",
            let parts
        else { return false }
        return !parts.contains { part in
            part.declaration.members.contains { member in
                member.kind == .function
                    && (member.name.hasPrefix("menu")
                        || ["numberOfItems", "confinementRect"].contains(member.name))
            }
        }
    }
}
