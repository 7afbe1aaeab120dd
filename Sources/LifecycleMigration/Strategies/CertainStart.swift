import SwiftFlow
import SwiftOutline

/// What runs however the start of an app goes, in the methods that the system calls and in functions that they call.
struct CertainStart {
    private let facts: LaunchFacts
    private var callers: [FlowFunction.ID: [Caller]] = [:]
    private var known: [FlowFunction.ID: Bool] = [:]

    /// A statement that calls a function and does nothing else.
    private struct Caller {
        let function: FlowFunction
        let statement: Int
    }

    /// Calls in calls deeper than this are not looked for.
    private static let deepest = 40

    /// The certain code of an app.
    init(_ facts: LaunchFacts) {
        self.facts = facts
        for function in facts.timeline.early {
            for event in facts.flow.trace(of: function).events {
                guard case .call(let call) = event.kind, case .functions(let targets) = call.target,
                    !event.runsLater, targets.count == 1, event.range == event.statement
                else { continue }
                callers[targets[0].id, default: []].append(
                    Caller(function: function, statement: event.statement.lowerBound))
            }
        }
    }

    /// Whether every start of the app comes to the statement at a token.
    mutating func reaches(_ token: Int, in function: FlowFunction) -> Bool {
        reaches(token, in: function, depth: 0)
    }

    private mutating func reaches(_ token: Int, in function: FlowFunction, depth: Int) -> Bool {
        let conditions = SceneConditions(facts, in: function)
        guard
            StatementPath(to: token, in: function).isOnEveryWay(
                where: conditions.contains, passing: true)
        else { return false }
        return isCertain(function, depth: depth)
    }

    private mutating func isCertain(_ function: FlowFunction, depth: Int) -> Bool {
        if facts.timeline.isEntry(function) { return true }
        if let known = known[function.id] { return known }
        // One that only calls itself is not called.
        known[function.id] = false
        guard depth < Self.deepest else { return false }
        for caller in callers[function.id] ?? []
        where reaches(caller.statement, in: caller.function, depth: depth + 1) {
            known[function.id] = true
            return true
        }
        return false
    }
}
