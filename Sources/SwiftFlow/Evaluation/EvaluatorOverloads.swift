import SwiftOutline

/// Which of several functions of a name a call means.
extension FlowEvaluator {
    /// Of functions of one name those that take these arguments; all, where none does.
    func matching(
        _ arguments: [FlowArgument], _ functions: [FlowFunction]
    ) -> [FlowFunction] {
        let exact = taking(arguments, functions)
        return exact.isEmpty ? functions : exact
    }

    /// Of functions those that take some arguments.
    func taking(
        _ arguments: [FlowArgument], _ functions: [FlowFunction]
    ) -> [FlowFunction] {
        analysis.spend(functions.count)
        let labels = arguments.filter { !$0.isTrailing }.map { $0.label }
        let trailing = arguments.count - labels.count
        return functions.filter { $0.takes(labels, trailing: trailing) }
    }
}

extension FlowFunction {
    /// Whether a function can be called with arguments that have some labels, and with a number of closures behind them.
    public func takes(_ labels: [String?], trailing: Int) -> Bool {
        var rest = parameters[...]
        for label in labels {
            while let next = rest.first, next.label != label {
                guard next.defaultValue != nil || next.isVariadic else { return false }
                rest.removeFirst()
            }
            guard let taken = rest.first else { return false }
            if !taken.isVariadic { rest.removeFirst() }
        }
        return rest.filter { $0.defaultValue == nil && !$0.isVariadic }.count <= trailing
    }
}
