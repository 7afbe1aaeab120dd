import AppFacts
import SwiftFlow
import SwiftOutline

/// Tells the cases of a `switch` that the launch does not come to: it hands the function another case by its name each time.
struct ChosenCases {
    private let calls: [(caller: FlowFunction, call: FlowCall)]

    /// For what happens at launch.
    init(among events: [(FlowFunction, FlowEvent)]) {
        calls = events.compactMap { function, event in
            guard case .call(let call) = event.kind else { return nil }
            return (function, call)
        }
    }

    /// Whether code at a token of a function stands in such a case.
    func leaveOut(_ token: Int, in function: FlowFunction) -> Bool {
        guard function.id.part == .body,
            let choice = StatementPath(around: token, in: function).around.last(where: {
                $0.kind == .switchStatement
            }), let subject = choice.expression, subject.count == 1,
            let block = choice.blocks.first(where: { $0.body.contains(token) }),
            case .case(let label) = block.role,
            let labels = SwitchLabel.names(in: label, function.file)
        else { return false }
        let declaration = function.located.declaration
        let name = function.file.name(at: subject.lowerBound)
        guard let index = declaration.parameters.firstIndex(where: { $0.name == name }) else {
            return false
        }
        let here = calls.filter { Self.runs(function, by: $0.call) }
        return !here.isEmpty
            && here.allSatisfy { caller, call in
                guard call.arguments.count == declaration.parameters.count else { return false }
                let given = Self.caseName(of: call.arguments[index].range, in: caller.file)
                return given.map { !labels.contains($0) } ?? false
            }
    }

    private static func runs(_ function: FlowFunction, by call: FlowCall) -> Bool {
        guard case .functions(let targets) = call.target else {
            // A call that is not resolved is another one's with more or fewer arguments, such as `present(_:animated:)`.
            let declaration = function.located.declaration
            return call.name == declaration.name
                && call.arguments.count == declaration.parameters.count
        }
        return targets.contains { $0.id == function.id }
    }

    /// `.minVersion` of `.minVersion("1.0")`; nil for any other expression.
    private static func caseName(of range: TokenRange, in file: SwiftFile) -> String? {
        let tokens = file.tokens
        let name = range.lowerBound + 1
        guard name < range.upperBound, tokens.tokens[range.lowerBound].kind == .period,
            tokens.tokens[name].kind == .identifier
        else { return nil }
        let isWhole =
            name + 1 == range.upperBound
            || tokens.tokens[name + 1].kind == .leftParen
                && Int(tokens.partners[name + 1]) + 1 == range.upperBound
        return isWhole ? file.name(at: name) : nil
    }
}
