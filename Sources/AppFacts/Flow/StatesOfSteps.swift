import SwiftFlow
import SwiftOutline

/// What is done with the window; its root's view is loaded when both are.
struct WindowState: OptionSet, Hashable {
    let rawValue: Int
    static let hasRoot = WindowState(rawValue: 1)
    static let isVisible = WindowState(rawValue: 2)
    static let isShown: WindowState = [.hasRoot, .isVisible]
}

/// What is done with the window in front of each step of a function.
///
/// A step that has something hands it on to all that may run behind it, so that these are not looked at again for what
/// they have already.
struct StatesOfSteps {
    /// What was added so far, anywhere in the function.
    private(set) var added: WindowState = []
    private let start: WindowState
    private let body: FlowBody
    private var behind: [WindowState]
    private var besides: [Int: WindowState] = [:]
    /// What one branch of a value does, such as of `? :`, which the others of the same step do not run behind.
    private var branched: [Int: [(event: FlowEvent, state: WindowState)]] = [:]

    /// The states of a function that starts in one.
    init(_ body: FlowBody, _ start: WindowState) {
        self.body = body
        self.start = start
        behind = Array(repeating: [], count: body.steps.count)
    }

    /// What is done when something happens; a closure may run behind all that stands in front of it.
    func state(at event: FlowEvent) -> WindowState {
        guard event.closures.isEmpty else { return start.union(added) }
        let known = behind.indices.contains(event.step) ? behind[event.step] : []
        let here = (branched[event.step] ?? []).filter { !$0.event.excludes(event) }
        return here.reduce(start.union(known).union(besides[event.step] ?? [])) {
            $0.union($1.state)
        }
    }

    /// Adds what something does, for what may run behind it.
    mutating func add(_ state: WindowState, by event: FlowEvent) {
        guard !state.isEmpty else { return }
        added.formUnion(state)
        guard !event.closures.isEmpty else {
            guard !event.branches.isEmpty else { return spread(state, from: event.step) }
            branched[event.step, default: []].append((event, state))
            for next in body.steps[event.step].successors { spread(state, from: next) }
            return
        }
        // The steps of a closure's own code are not the function's.
        besides[event.step, default: []].formUnion(state)
        guard let step = body.step(around: event.range.lowerBound) else {
            for index in behind.indices { behind[index].formUnion(state) }
            return
        }
        spread(state, from: step)
    }

    private mutating func spread(_ state: WindowState, from step: Int) {
        var queue = [step]
        while let next = queue.popLast() {
            guard !behind[next].isSuperset(of: state) else { continue }
            behind[next].formUnion(state)
            queue += body.steps[next].successors
        }
    }
}
