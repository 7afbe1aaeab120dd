import SwiftFlow
import SwiftOutline

/// Finds what the start of an app leaves to somebody who runs it while the app starts, too: the main queue on its next turn
/// (`NextTurn`), who keeps a closure for values that come at once (`StartSubscriptions`), and who hears a notification that the start
/// posts itself.
package struct SoonAfterLaunch {
    /// The functions that are run then.
    package private(set) var functions: Set<FlowFunction.ID> = []
    /// What happens then, with the function around it.
    package private(set) var events: [(function: FlowFunction, event: FlowEvent)] = []
    private var closures: Set<ClosureID> = []
    private var bracesByPath: [String: Set<Int>] = [:]
    private let flow: AppFlow

    /// Follows what some functions of the start leave to others; closures that the start calls itself are among it.
    package init(after start: [FlowFunction], in flow: AppFlow, _ timeline: LaunchTimeline) {
        self.flow = flow
        let own = start.map { ($0, flow.trace(of: $0).events.filter { !$0.runsLater }) }
        let called = timeline.earlyClosures.map { closure in
            (closure.function, flow.trace(of: closure.function).events(ofLater: closure.id))
        }
        let posted = PostedNotifications(by: own + called)
        var queue: [Deferred] = []
        for (function, events) in own + called {
            for event in events { queue += left(by: event, in: function, posted) }
        }
        while let next = queue.popLast() {
            for (function, event) in run(next) {
                events.append((function, event))
                queue += left(by: event, in: function, posted)
                queue += event.runs(in: flow.program).map(Deferred.function)
            }
        }
        closures.formUnion(timeline.earlyClosures.map(\.id))
        bracesByPath = Dictionary(grouping: closures, by: \.path).mapValues {
            Set($0.map(\.brace))
        }
    }

    /// The `{` of the closures in a file.
    package func braces(in path: String) -> Set<Int> { bracesByPath[path] ?? [] }

    private enum Deferred {
        case closure(ClosureID)
        case function(FlowFunction)
    }

    /// What happens as soon as a closure or function is run, and waits for nothing else; nothing for one that is known.
    private mutating func run(_ deferred: Deferred) -> [(FlowFunction, FlowEvent)] {
        switch deferred {
        case .closure(let closure):
            guard closures.insert(closure).inserted,
                let function = flow.analysis.function(around: closure)
            else { return [] }
            return flow.trace(of: function).events(ofLater: closure).filter {
                !waits(between: closure.brace, $0.statement.lowerBound, function.file)
            }.map { (function, $0) }
        case .function(let function):
            guard functions.insert(function.id).inserted else { return [] }
            return flow.trace(of: function).events.filter {
                !$0.runsLater
                    && !waits(
                        between: function.body.lowerBound, $0.statement.lowerBound, function.file)
            }.map { (function, $0) }
        }
    }

    /// Whether `await` stands in front of a statement: nobody knows how long that takes. An initial value, or a parameter's, stands in
    /// front of what its function begins with.
    private func waits(between start: Int, _ statement: Int, _ file: SwiftFile) -> Bool {
        start < statement && (start..<statement).contains { file.tokens.spells($0, "await") }
    }

    /// What an event leaves to somebody who runs it soon.
    private func left(
        by event: FlowEvent, in function: FlowFunction, _ posted: PostedNotifications
    ) -> [Deferred] {
        guard case .call(let call) = event.kind else { return [] }
        let trace = flow.trace(of: function)
        let isSoon =
            NextTurn.isLeft(by: call, in: function.file)
            || StartSubscriptions.maySendAtOnce(call, event.range, trace, function.file)
            || posted.reach(call, event.range, in: function.file)
        guard isSoon else { return [] }
        let closures = call.arguments.flatMap { $0.value.closures }.sorted()
        let named = SelectedMethod(in: call, of: function).functions(in: flow.program)
        return closures.map(Deferred.closure)
            + (named + observing(call, in: function)).map(Deferred.function)
    }

    /// What key-value observing calls of an observer that hands itself over.
    private func observing(_ call: FlowCall, in function: FlowFunction) -> [FlowFunction] {
        guard call.name == "addObserver",
            call.arguments.contains(where: { $0.label == "forKeyPath" }),
            let observer = call.arguments.first
        else { return [] }
        let type = observer.value.type.unwrapped.name ?? function.owner ?? ""
        return flow.program.members("observeValue", of: type).flatMap(FlowFunction.all)
    }
}
