import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// The delays that the start of an app gives to functions of its own, which hand them on: `after(0) { … }`.
struct GivenDelays {
    private var callers: [FlowFunction.ID: [(call: FlowCall, file: SwiftFile)]] = [:]

    /// Those of some functions.
    init(by start: [FlowFunction], in flow: AppFlow) {
        for function in start {
            for event in flow.trace(of: function).events {
                guard case .call(let call) = event.kind, let functions = call.target.functions
                else { continue }
                for callee in functions where !callee.parameters.isEmpty {
                    callers[callee.id, default: []].append((call, function.file))
                }
            }
        }
    }

    /// Whether the time of a call is a parameter for which a caller gives nothing.
    func areNothing(of call: FlowCall, in function: FlowFunction) -> Bool {
        let times = SoonCalls.delays(of: call.name)
        guard let calls = callers[function.id], !times.isEmpty else { return false }
        let names = call.arguments.filter { $0.label.map(times.contains) ?? false }.flatMap {
            $0.range.filter { function.file.tokens.tokens[$0].kind == .identifier }
        }.map(function.file.name(at:))
        return function.parameters.indices.contains { index in
            guard let name = function.parameters[index].name, names.contains(name) else {
                return false
            }
            return calls.contains { isNothing(index, of: function, in: $0.call, $0.file) }
        }
    }

    private func isNothing(
        _ index: Int, of function: FlowFunction, in call: FlowCall, _ file: SwiftFile
    ) -> Bool {
        if let given = call.arguments(givenTo: index, of: function).first {
            return NextTurn.isOver(given.range, in: file, within: NextTurn.moment)
        }
        return function.parameters[index].defaultValue.map {
            NextTurn.isOver($0, in: function.file, within: NextTurn.moment)
        } ?? false
    }
}
