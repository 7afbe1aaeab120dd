import AppFacts
import SwiftFlow
import SwiftOutline

/// What runs however the start of an app goes, in the methods that the system calls and in functions that they call.
struct CertainStart {
    private let facts: LaunchFacts
    private var callers: [FlowFunction.ID: [Caller]] = [:]
    private var known: [FlowFunction.ID: Bool] = [:]

    /// A statement that calls a function, and at most keeps what that gives.
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
                guard case .call(let call) = event.kind, !event.runsLater,
                    let target = only(call, of: event, in: function),
                    Self.isWhole(event, in: function.file)
                else { continue }
                callers[target.id, default: []].append(
                    Caller(function: function, statement: event.statement.lowerBound))
            }
        }
    }

    /// The one function that a call runs, be it the initializer of what it makes, or the method of the object that a property
    /// of a protocol's type is given.
    private func only(
        _ call: FlowCall, of event: FlowEvent, in caller: FlowFunction
    ) -> FlowFunction? {
        switch call.target {
        case .functions(let functions) where functions.count > 1:
            guard let type = typeOfReceiver(of: event, in: caller) else { return nil }
            let own = functions.filter { $0.owner == type }
            return own.count == 1 ? own[0] : nil
        case .functions(let functions), .making(_, let functions):
            return functions.count == 1 ? functions[0] : nil
        default: return nil
        }
    }

    /// The class of what the owner's property holds that a call starts with; nil where that may be of several.
    private func typeOfReceiver(of event: FlowEvent, in caller: FlowFunction) -> String? {
        guard caller.owner == facts.owner.name else { return nil }
        let members = facts.flow.trace(of: caller).events(within: event.range).compactMap {
            event -> String? in
            guard case .read(let receiver, let member, _, _) = event.kind,
                receiver.type.name == facts.owner.name
            else { return nil }
            return member
        }
        guard let member = members.first,
            let type = facts.flow.analysis.assigned(to: member, of: facts.owner.name)?.type
                .unwrapped.name,
            facts.flow.program.type(type)?.kind == .class,
            facts.flow.program.subtypes(of: type).isEmpty
        else { return nil }
        return type
    }

    /// Whether a call is all of a statement, or all that stands behind its `=` or `return`.
    private static func isWhole(_ event: FlowEvent, in file: SwiftFile) -> Bool {
        event.range == event.statement
            || event.range.upperBound == event.statement.upperBound
                && event.range.lowerBound > event.statement.lowerBound
                && [.equal, .keyword(.return)].contains(
                    file.tokens.tokens[event.range.lowerBound - 1].kind)
    }

    /// Whether every start of the app sets a root at a place.
    mutating func reaches(_ use: RootUses.Write) -> Bool {
        reaches(use.write.statement.lowerBound, in: use.function)
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
