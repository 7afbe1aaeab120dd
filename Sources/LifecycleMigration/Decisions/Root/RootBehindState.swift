import AppFacts
import SwiftFlow
import SwiftOutline

/// Finds a first root that the launch sets for some states of the application only: with scenes the state is another one,
/// and so is the first screen, or there is none.
struct RootBehindState {
    private let launch: LaunchFacts
    private var callers: [FlowFunction.ID: [Caller]] = [:]
    private var reads: [FlowFunction.ID: Set<Int>] = [:]
    private var answers: [FlowFunction.ID: Bool] = [:]
    private var dependences: [FlowFunction.ID: Dependence] = [:]

    /// A call of a function at the start.
    private struct Caller {
        let function: FlowFunction
        let token: Int
    }

    /// On what it depends whether code runs.
    private enum Dependence {
        /// On the state, by a question at a token.
        case onState(FlowFunction, token: Int)
        /// On nothing that is known here.
        case onNothing
    }

    /// Calls in calls deeper than this are not looked into.
    private static let deepest = 40

    /// The calls at the start of an app.
    init(_ launch: LaunchFacts) {
        self.launch = launch
        guard launch.context.files(naming: "applicationState").contains(where: { _ in true }) else {
            return
        }
        for function in launch.timeline.early where launch.timeline.isEarly(function) {
            for event in launch.flow.trace(of: function).events where !event.runsLater {
                guard case .call(let call) = event.kind else { continue }
                for target in call.target.functions ?? [] {
                    callers[target.id, default: []].append(
                        Caller(function: function, token: event.range.lowerBound))
                }
            }
        }
    }

    /// The refusal of an app, where a root that is set at the start depends on the state; nil where none does.
    mutating func refusal(for uses: RootUses) -> Refusal? {
        for item in uses.early {
            let token = item.write.statement.lowerBound
            let direct = stateReads(in: item.function).first(where: item.write.value.contains)
            let found =
                direct.map { .onState(item.function, token: $0) }
                ?? dependence(of: token, in: item.function, depth: 0)
            guard case .onState(let function, let place) = found else { continue }
            return Refusal(
                .launchApplicationState, at: launch.context.place(function.located.file, place),
                "which root view controller the launch makes, if any, depends on the state of the application here: it is `.background` while an app with scenes launches, and was `.inactive`",
                remedy:
                    "make the root view controller whatever the state is, and leave to it only what else a start by the user does"
            )
        }
        return nil
    }

    /// On what it depends whether the code at a token runs at the start.
    private mutating func dependence(
        of token: Int, in function: FlowFunction, depth: Int
    ) -> Dependence {
        let path = StatementPath(around: token, in: function)
        for statement in path.around {
            for head in heads(of: statement, before: token) where asks(head, in: function, depth) {
                return .onState(function, token: head.lowerBound)
            }
        }
        for statement in path.before where leaves(statement, in: function) {
            for head in heads(of: statement, before: nil) where asks(head, in: function, depth) {
                return .onState(function, token: head.lowerBound)
            }
        }
        return dependence(of: function, depth: depth)
    }

    /// On what it depends whether a function runs at the start: on the state where each call of it does.
    private mutating func dependence(of function: FlowFunction, depth: Int) -> Dependence {
        guard !launch.timeline.isEntry(function), depth < Self.deepest else { return .onNothing }
        if let known = dependences[function.id] { return known }
        dependences[function.id] = .onNothing
        var first: Dependence?
        for caller in callers[function.id] ?? [] where caller.function.id != function.id {
            let found = dependence(of: caller.token, in: caller.function, depth: depth + 1)
            guard case .onState = found else { return .onNothing }
            first = first ?? found
        }
        let result = first ?? .onNothing
        dependences[function.id] = result
        return result
    }

    /// What a statement decides by, of its blocks those up to the one with a token.
    private func heads(of statement: Statement, before token: Int?) -> [TokenRange] {
        guard !statement.blocks.isEmpty else { return [] }
        let last = token.flatMap { token in
            statement.blocks.firstIndex { $0.body.contains(token) }
        }
        let blocks = statement.blocks[...(last ?? statement.blocks.count - 1)]
        return [statement.expression].compactMap { $0 } + blocks.compactMap(\.condition)
    }

    /// Whether a statement with blocks may leave the function.
    private func leaves(_ statement: Statement, in function: FlowFunction) -> Bool {
        statement.blocks.contains { block in
            block.body.contains { token in
                switch function.file.tokens.tokens[token].kind {
                case .keyword(.return), .keyword(.throw): true
                default: false
                }
            }
        }
    }

    /// Whether an expression asks for the state: itself, by a function that it calls, or by a local.
    private mutating func asks(_ range: TokenRange, in function: FlowFunction, _ depth: Int) -> Bool
    {
        if stateReads(in: function).contains(where: range.contains) { return true }
        let trace = launch.flow.trace(of: function)
        for event in trace.events(startingIn: range) {
            guard case .call(let call) = event.kind else { continue }
            for target in call.target.functions ?? []
            where target.id != function.id && answers(target, depth + 1) {
                return true
            }
        }
        for token in range where function.file.tokens.tokens[token].kind == .identifier {
            for local in trace.locals(named: function.file.name(at: token))
            where local.statement.upperBound <= range.lowerBound {
                if stateReads(in: function).contains(where: local.statement.contains) {
                    return true
                }
            }
        }
        return false
    }

    /// Whether what a function gives may depend on the state.
    private mutating func answers(_ function: FlowFunction, _ depth: Int) -> Bool {
        guard depth < Self.deepest,
            function.id.part == .getter || function.located.declaration.returnType != nil
        else { return false }
        if let known = answers[function.id] { return known }
        answers[function.id] = false
        let result = asks(function.body, in: function, depth)
        answers[function.id] = result
        return result
    }

    private mutating func stateReads(in function: FlowFunction) -> Set<Int> {
        if let known = reads[function.id] { return known }
        let found = Set(ApplicationStateReads.reads(in: function, of: launch.flow))
        reads[function.id] = found
        return found
    }
}
