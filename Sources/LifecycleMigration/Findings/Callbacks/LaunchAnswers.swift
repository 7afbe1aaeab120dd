import AppFacts
import SwiftFlow
import SwiftOutline

/// Tells whether what a launch method gives back may be `false`: whatever is not known to be `true` may.
///
/// A class, since each function is looked into once.
final class LaunchAnswers {
    private let flow: AppFlow
    /// What functions give; what is being looked into counts as true, so that its other results decide.
    private var known: [FlowFunction.ID: Bool] = [:]
    /// The name of the launch's options: what depends on these is told where they are read.
    private let options: String

    /// Functions in functions deeper than this are not looked into.
    private static let deepest = 8

    /// The answers of a launch method in an app.
    init(in flow: AppFlow, besides options: String) {
        self.flow = flow
        self.options = options
    }

    /// Whether an expression of a function may be false.
    func mayBeFalse(_ range: TokenRange, in function: FlowFunction) -> Bool {
        mayBeFalse(ExpressionReader(function.file).expression(in: range), in: function, depth: 0)
    }

    private func mayBeFalse(
        _ value: Expression, in function: FlowFunction, depth: Int
    ) -> Bool {
        guard depth < Self.deepest else { return true }
        func may(_ part: Expression) -> Bool {
            mayBeFalse(part, in: function, depth: depth + 1)
        }
        switch value.kind {
        case .literal: return !function.file.tokens.spells(value.range.lowerBound, "true")
        case .binary(let left, let token, let right):
            switch function.file.tokens.text(of: token) {
            case "&&", "??": return may(left) || may(right)
            case "||": return may(left) && may(right)
            default: return !isAboutOptions(value, function)
            }
        case .ternary(_, let first, let second): return may(first) || may(second)
        case .effect(_, let inner), .optionalChain(let inner), .force(let inner):
            return may(inner)
        case .name(let name): return mayLocalBeFalse(name, in: function, depth: depth)
        case .call(_, let arguments):
            return mayCallGiveFalse(value, arguments, in: function, depth: depth)
        default: return !isAboutOptions(value, function)
        }
    }

    private func isAboutOptions(_ value: Expression, _ function: FlowFunction) -> Bool {
        value.range.contains { function.file.tokens.spells($0, options) }
    }

    /// Whether a local is ever given what may be false.
    private func mayLocalBeFalse(_ name: String, in function: FlowFunction, depth: Int) -> Bool {
        let file = function.file
        let given = flow.trace(of: function).locals(named: name)
        return given.isEmpty
            || given.contains { local in
                guard let equal = local.range.first(where: { file.tokens.spells($0, "=") }),
                    equal + 1 < local.range.upperBound
                else { return true }
                let value = ExpressionReader(file).expression(
                    in: equal + 1..<local.range.upperBound)
                return mayBeFalse(value, in: function, depth: depth + 1)
            }
    }

    /// What the app's own functions give. A library, or a superclass of one, is asked the launch's question as the system asks it, and
    /// answers for what it took itself.
    private func mayCallGiveFalse(
        _ value: Expression, _ arguments: [FlowArgument], in function: FlowFunction, depth: Int
    ) -> Bool {
        let events = flow.trace(of: function).events(within: value.range)
        let called = events.reversed().lazy.compactMap { event -> [FlowFunction]? in
            guard case .call(let call) = event.kind,
                event.range.upperBound == value.range.upperBound
            else { return nil }
            return call.target.functions
        }.first
        if let called, !called.isEmpty {
            return called.contains { mayGiveFalse($0, depth: depth) }
        }
        let isAsked = arguments.contains { Self.questions.contains($0.label ?? "") }
        return !isAsked && !isAboutOptions(value, function)
    }

    private func mayGiveFalse(_ function: FlowFunction, depth: Int) -> Bool {
        if let known = known[function.id] { return known }
        known[function.id] = false
        let results = results(of: function)
        let may =
            results.isEmpty
            || results.contains { mayBeFalse($0, in: function, depth: depth + 1) }
        known[function.id] = may
        return may
    }

    private static let questions: Set<String> = [
        "didFinishLaunchingWithOptions", "willFinishLaunchingWithOptions",
    ]

    private func results(of function: FlowFunction) -> [Expression] {
        let reader = ExpressionReader(function.file)
        let returned = flow.trace(of: function).events.compactMap { event -> TokenRange? in
            if case .result = event.kind, event.closures.isEmpty { event.range } else { nil }
        }
        guard returned.isEmpty else { return returned.map { reader.expression(in: $0) } }
        let statements = function.file.statements(of: function.body)
        guard statements.count == 1, let only = statements.first else { return [] }
        return [reader.expression(in: only.expression ?? only.range)]
    }
}
