import AppFacts
import SwiftFlow

extension Program {
    /// Whether there is one variable at a place: at the top level, static, or of a type that has one object.
    func isOne(
        _ location: FlowLocation, orOf hasOneObject: (String) -> Bool = { _ in false }
    ) -> Bool {
        switch location {
        case .global: true
        case .outside: false
        case .member(let name, let owner): hasOneObject(owner) || isStatic(name, of: owner)
        }
    }

    /// Whether a type has a static member of a name.
    func isStatic(_ name: String, of type: String) -> Bool {
        members(name, of: type).contains { $0.located.declaration.isStatic }
    }
}
