import SwiftFlow
import SwiftOutline

/// The conditions of a function that only ask for the scene, the window or the application's delegate, which are there
/// whenever the app starts.
package struct SceneConditions {
    private let facts: LaunchFacts
    private let function: FlowFunction

    /// The conditions of a function.
    package init(_ facts: LaunchFacts, in function: FlowFunction) {
        self.facts = facts
        self.function = function
    }

    /// Whether a statement has one block, and asks for nothing but these: what else stands beside them, between its commas, may fail.
    package func contains(_ statement: Statement) -> Bool {
        guard let condition = statement.blocks.first?.condition, statement.blocks.count == 1,
            let bindings = bindings(in: condition)
        else { return false }
        let values = facts.flow.trace(of: function).events.compactMap { event in
            if case .local(_, let value, isDeclared: true) = event.kind,
                condition.contains(event.range.lowerBound)
            {
                value
            } else {
                nil
            }
        }
        return !values.isEmpty && values.count >= bindings && values.allSatisfy(isThere)
    }

    /// How many parts of a condition bind a value; nil where one asks for anything else but the version of the system.
    private func bindings(in condition: TokenRange) -> Int? {
        var count = 0
        for part in ConditionReader(function.file).conditions(in: condition) {
            switch part {
            case .binding, .pattern: count += 1
            case .expression: return nil
            case .other: break
            }
        }
        return count
    }

    private func isThere(_ value: FlowValue) -> Bool {
        value.type.name.map { ["UIWindowScene", "UIScene"].contains($0) } ?? false
            || facts.window.isCertain(value)
            || value.tags.contains(.applicationDelegate)
                && value.type.name == facts.delegate.name
    }
}
