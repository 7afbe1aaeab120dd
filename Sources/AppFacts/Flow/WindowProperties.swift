import SwiftFlow
import SwiftOutline

extension LaunchFacts {
    /// The properties of the owner that hold the app's own window, those of the type included.
    package var windowProperties: [LocatedDeclaration] {
        owner.members.filter { member in
            member.declaration.kind == .variable
                && member.declaration.bindings.contains { isOwnWindow($0.name) }
                && holdsWindow(member)
        }
    }

    private func isOwnWindow(_ name: String) -> Bool {
        if name == "window" { return true }
        guard let value = flow.analysis.assigned(to: name, of: owner.name) else { return false }
        return window.isCertain(value)
    }

    /// Whether a property is a window by its type.
    package func holdsWindow(_ property: LocatedDeclaration) -> Bool {
        property.declaration.bindings.contains { binding in
            flow.isWindow(
                flow.analysis.type(ofVariable: binding.name, property, owner: owner.name))
        }
    }

    private func isOwner(_ value: FlowValue) -> Bool {
        if case .metatype(owner.name) = value.type { return true }
        return value.type.name == owner.name
    }

    /// Whether a computed property only reads and writes another one.
    package func forwardsWindow(_ property: LocatedDeclaration) -> Bool {
        guard holdsWindow(property), let name = property.declaration.bindings.first?.name else {
            return false
        }
        let accessors = FlowFunction.accessors(of: name, in: property, owner: owner.name)
        return !accessors.isEmpty
            && accessors.allSatisfy { function in
                flow.trace(of: function).events.allSatisfy { event in
                    switch event.kind {
                    case .read(let receiver, _, _, _), .write(let receiver, _, _, _):
                        isOwner(receiver)
                    case .result, .local, .unwrap: true
                    default: false
                    }
                }
            }
    }
}
