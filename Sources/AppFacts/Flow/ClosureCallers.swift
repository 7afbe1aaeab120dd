import SwiftFlow
import SwiftOutline

/// Where the app's code calls closures by the values that are known to be these.
struct ClosureCallers {
    /// A call, with the function around it.
    typealias Call = (function: FlowFunction, event: FlowEvent, call: FlowCall)

    private let found: [ClosureID: [Call]]

    /// A look at all code that is followed.
    init(_ analysis: FlowAnalysis) {
        var found: [ClosureID: [Call]] = [:]
        for function in analysis.allFunctions {
            for event in analysis.trace(of: function).events {
                guard case .call(let call) = event.kind, case .closures(let closures) = call.target
                else { continue }
                for closure in closures {
                    found[closure, default: []].append((function, event, call))
                }
            }
        }
        self.found = found
    }

    /// The calls of a closure.
    func calls(of closure: ClosureID) -> [Call] { found[closure] ?? [] }

    /// The place of a parameter among those of a closure, by its name; nil where the closure doesn't write it.
    static func index(of name: String, in closure: ClosureID, of file: SwiftFile) -> Int? {
        let close = Int(file.tokens.partners[closure.brace])
        guard close > closure.brace,
            case .closure(let shape) = ExpressionReader(file).expression(
                in: closure.brace..<close + 1
            ).kind, let parameters = shape.parameters
        else { return nil }
        var index = 0
        var token = parameters.lowerBound
        while token < parameters.upperBound {
            if file.name(at: token) == name { return index }
            if file.tokens.tokens[token].kind == .comma { index += 1 }
            token = max(token, Int(file.tokens.partners[token])) + 1
        }
        return nil
    }
}
