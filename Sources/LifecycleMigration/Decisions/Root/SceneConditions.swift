import AppFacts
import SwiftFlow
import SwiftOutline

/// The conditions of a function that only ask for the scene, the window or the application's delegate, which are there
/// whenever the app starts.
struct SceneConditions {
    private let facts: LaunchFacts
    private let function: FlowFunction

    /// The conditions of a function.
    init(_ facts: LaunchFacts, in function: FlowFunction) {
        self.facts = facts
        self.function = function
    }

    /// Whether a statement has one condition, and one of these.
    func contains(_ statement: Statement) -> Bool {
        guard let condition = statement.blocks.first?.condition, statement.blocks.count == 1 else {
            return false
        }
        let values = facts.flow.trace(of: function).events.compactMap { event in
            if case .local(_, let value, isDeclared: true) = event.kind,
                condition.contains(event.range.lowerBound)
            {
                value
            } else {
                nil
            }
        }
        return !values.isEmpty && values.allSatisfy(isThere)
    }

    private func isThere(_ value: FlowValue) -> Bool {
        value.type.name.map { ["UIWindowScene", "UIScene"].contains($0) } ?? false
            || facts.window.isCertain(value)
            || value.tags.contains(.applicationDelegate)
                && value.type.name == facts.delegate.name
    }
}
