import AppFacts
import SwiftFlow
import SwiftOutline

/// Windows that functions hand on and that nobody gives them: the functions are called by no code of the app.
///
/// Where a call loses its window, theirs must, too; where such a function can't be read as the app's own alone, as a
/// framework may call it, the call stays as it is.
struct UngivenWindows {
    /// The parameters by their functions, whose calls may lose what they hand on.
    let free: [FlowFunction.ID: Set<Int>]
    /// The parameters of called functions that get one from a function which others may call.
    let bound: [FlowFunction.ID: Set<Int>]

    /// Finds the windows among functions; `isOwn` tells those that only code of the app calls.
    init(
        among functions: [FlowFunction], in flow: AppFlow, isOwn: (FlowFunction) -> Bool
    ) {
        var free: [FlowFunction.ID: Set<Int>] = [:]
        var bound: [FlowFunction.ID: Set<Int>] = [:]
        for function in functions where function.id.part == .body {
            let indices = function.parameters.indices.filter { index in
                flow.isWindow(
                    TypeReader.type(in: function.parameters[index].type, of: function.file))
                    && flow.analysis.given(to: index, of: function) == nil
            }
            guard !indices.isEmpty else { continue }
            if isOwn(function) {
                free[function.id] = Set(indices)
            } else {
                let names = Set(indices.compactMap { function.parameters[$0].name })
                Self.add(callsHandingOn: names, in: function, flow, to: &bound)
            }
        }
        self.free = free
        self.bound = bound
    }

    private static func add(
        callsHandingOn names: Set<String>, in function: FlowFunction, _ flow: AppFlow,
        to bound: inout [FlowFunction.ID: Set<Int>]
    ) {
        for event in flow.trace(of: function).events {
            guard case .call(let call) = event.kind, let callees = call.target.functions else {
                continue
            }
            for (index, argument) in call.arguments.enumerated()
            where names.contains(function.file.text(argument.range)) {
                for callee in callees {
                    guard let parameter = callee.parameter(of: index, among: call.arguments) else {
                        continue
                    }
                    bound[callee.id, default: []].insert(parameter)
                }
            }
        }
    }

    /// Whether an expression in a function is one of the parameters whose calls may lose it.
    func isFree(_ expression: Expression, in function: FlowFunction) -> Bool {
        guard case .name(let name) = expression.kind else { return false }
        return free[function.id]?.contains { function.parameters[$0].name == name } ?? false
    }
}
