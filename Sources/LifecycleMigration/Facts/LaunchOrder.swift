import SwiftFlow
import SwiftOutline

/// What the start of an app does once its window is shown, and what its first view controllers did when it was.
///
/// UIKit loads the root's view when its window is shown, in the middle of the launch; SwiftUI does when it has ended.
struct LaunchOrder {
    /// What runs behind the showing of the window, in order, through all calls.
    private(set) var behindShow: [LaunchMoment] = []
    /// What the first views do when they are shown, through all calls.
    private(set) var ofFirstViews: [LaunchMoment] = []
    private let facts: LaunchFacts
    private var visited: Set<FlowFunction.ID> = []
    private var quiet: [Start: State] = [:]
    private var cuts = 0

    /// More events are not looked at; a launch that does so much has its own finding.
    private static let most = 20_000
    /// Calls in calls deeper than this are not followed.
    private static let deepest = 40

    /// Walks through the launch of an app.
    init(_ facts: LaunchFacts) {
        self.facts = facts
        var state: State = []
        for method in facts.startMethods {
            guard let function = FlowFunction(method, owner: facts.owner.name) else { continue }
            state.formUnion(walk(function, from: state, depth: 0))
        }
        if !behindShow.isEmpty { ofFirstViews = FirstViews(facts).moments }
    }

    private func events(of function: FlowFunction) -> [FlowEvent<Origin>] {
        facts.flow.trace(of: function).events.filter { !$0.runsLater }
    }

    /// What is done with the window; its root's view is loaded when both are.
    private struct State: OptionSet, Hashable {
        let rawValue: Int
        static let hasRoot = State(rawValue: 1)
        static let isVisible = State(rawValue: 2)
        static let isShown: State = [.hasRoot, .isVisible]
    }

    /// A function with the state that it starts in.
    private struct Start: Hashable {
        let function: FlowFunction.ID
        let state: State
    }

    /// Follows a function that starts in a state, and gives what it adds to that.
    ///
    /// A function in which nothing happens behind the showing is followed once for each state, however many calls lead
    /// to it; not where it was left early.
    private mutating func walk(_ function: FlowFunction, from start: State, depth: Int) -> State {
        let key = Start(function: function.id, state: start)
        if let known = quiet[key] { return known }
        guard depth < Self.deepest, visited.insert(function.id).inserted else {
            cuts += 1
            return []
        }
        defer { visited.remove(function.id) }
        let (found, known) = (behindShow.count, cuts)
        let added = follow(function, from: start, depth: depth)
        if behindShow.count == found, cuts == known { quiet[key] = added }
        return added
    }

    private mutating func follow(
        _ function: FlowFunction, from start: State, depth: Int
    ) -> State {
        let body = function.located.file.body(of: function.body)
        var changes: [(step: Int, behind: Set<Int>, added: State)] = []
        for event in events(of: function) where behindShow.count < Self.most {
            let state = changes.reduce(start) { state, change in
                let runsBehind =
                    change.step == event.step || !event.closures.isEmpty
                    || change.behind.contains(event.step)
                return runsBehind ? state.union(change.added) : state
            }
            if state == .isShown {
                behindShow.append(LaunchMoment(function: function, event: event))
            }
            var added = self.added(by: event)
            for callee in event.runs(in: facts.flow.program) {
                added.formUnion(walk(callee, from: state, depth: depth + 1))
            }
            guard !added.isEmpty else { continue }
            let behind =
                event.closures.isEmpty
                ? body.reachable(from: event.step) : behindClosure(event, in: body)
            changes.append((event.step, behind, added))
        }
        return changes.reduce([]) { $0.union($1.added) }
    }

    /// The steps that may run behind a closure: the steps of its own code are not the function's.
    private func behindClosure(_ event: FlowEvent<Origin>, in body: FlowBody) -> Set<Int> {
        guard let step = body.step(around: event.range.lowerBound) else {
            return Set(body.steps.indices)
        }
        return body.reachable(from: step).union([step])
    }

    private func added(by event: FlowEvent<Origin>) -> State {
        switch event.kind {
        case .call(let call):
            WindowMember.named(call.name) == .shows
                && call.receiver.map(facts.window.isPossible) ?? false ? .isVisible : []
        case .write(let receiver, "isHidden", _, _):
            facts.window.isPossible(receiver) ? .isVisible : []
        case .write(let receiver, "rootViewController", _, _):
            facts.window.isPossible(receiver) ? .hasRoot : []
        default: []
        }
    }
}

/// Something that a function does while the app starts.
struct LaunchMoment {
    /// The function.
    let function: FlowFunction
    /// What happens.
    let event: FlowEvent<Origin>
}
