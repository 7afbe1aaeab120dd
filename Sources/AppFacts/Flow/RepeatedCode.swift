import SwiftFlow
import SwiftOutline

/// Code of a function that runs once for each of several elements: in a loop, or in a closure that `forEach` or the like runs. Of the
/// things that one place calls there, one may run behind another.
struct RepeatedCode {
    private let flow: AppFlow
    private let function: FlowFunction
    /// The loops, by their statements, with what they go through.
    private let loops: [(statement: TokenRange, body: Int, sequence: Expression)]
    /// What each closure is given the elements of.
    private let sequences: [ClosureID: Expression]

    /// A look at a function.
    init(in function: FlowFunction, of flow: AppFlow, _ values: FunctionValues) {
        self.flow = flow
        self.function = function
        loops = function.located.file.body(of: function.body).steps.compactMap { step in
            guard case .iterate(_, let sequence) = step.kind else { return nil }
            return (step.statement, step.range.upperBound, sequence)
        }
        sequences = values.sequences(in: function)
    }

    /// Whether an event happens once for each of several elements.
    func contains(_ event: FlowEvent) -> Bool { sequence(around: event) != nil }

    /// Whether an event happens once for each element of a list of which not its literal says the order.
    func isInAnyOrder(_ event: FlowEvent) -> Bool {
        guard let sequence = sequence(around: event) else { return false }
        switch sequence.kind {
        case .name, .member, .array: return false
        default: return true
        }
    }

    /// Whether an event may happen once more, for whatever comes next: in a `while` or `repeat` loop.
    func isInLoop(_ event: FlowEvent) -> Bool {
        StatementPath(around: event.range.lowerBound, in: function).around.contains {
            [.whileLoop, .repeatLoop].contains($0.kind)
        }
    }

    /// Functions that an event calls in the order of the list whose elements they are of, as far as a list says it; in any other order as
    /// they come.
    func inOrder(_ functions: [FlowFunction], by event: FlowEvent) -> [FlowFunction] {
        guard functions.count > 1, let sequence = sequence(around: event) else { return functions }
        let types = listed(sequence, in: function, 0)
        func position(_ function: FlowFunction) -> Int {
            types.firstIndex { $0 == function.owner } ?? types.count
        }
        return functions.enumerated().sorted {
            (position($0.element), $0.offset) < (position($1.element), $1.offset)
        }.map(\.element)
    }

    /// What the loop or the call goes through in which an event happens; nil where it is in none.
    private func sequence(around event: FlowEvent) -> Expression? {
        if let closure = event.closures.last { return sequences[closure] }
        return loops.first { loop in
            loop.statement.contains(event.range.lowerBound) && event.range.lowerBound >= loop.body
        }?.sequence
    }

    /// The names of the types that the elements of a list are made of.
    private func listed(
        _ sequence: Expression, in function: FlowFunction, _ depth: Int
    ) -> [String] {
        // `let items = items` leads back to itself.
        guard depth < Self.deepest else { return [] }
        switch sequence.kind {
        case .array(let elements):
            return elements.map { element in
                guard case .call(let callee, _) = element.unwrapped.kind,
                    case .name(let name) = callee.kind
                else { return "" }
                return name
            }
        case .name(let name):
            if let local = flow.trace(of: function).locals(named: name).first {
                return function.file.assignedValue(in: local.range).map {
                    listed($0, in: function, depth + 1)
                } ?? []
            }
            return listed(memberNamed: name, of: function.owner, depth)
        case .member(_, let name, _): return listed(memberNamed: name, of: function.owner, depth)
        default: return []
        }
    }

    private func listed(memberNamed name: String, of owner: String?, _ depth: Int) -> [String] {
        let members = owner.map { flow.program.members(name, of: $0) } ?? []
        return members.flatMap { member -> [String] in
            guard
                let value = FlowFunction(
                    initialValueOf: name, in: member.located, owner: member.owner)
            else { return [] }
            let expression = ExpressionReader(value.file).expression(in: value.body)
            guard case .array = expression.kind else { return [] }
            return listed(expression, in: value, depth + 1)
        }
    }

    /// No list is handed through more names than this.
    private static let deepest = 8
}
