import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// Finds what the start of an app leaves to somebody who runs it while the app starts, too: the main queue on its next turn
/// (`NextTurn`), who keeps a closure for values that come at once (`StartSubscriptions`), and who hears a notification that the start
/// posts itself, or UIKit as the launch ends.
package struct SoonAfterLaunch {
    /// The functions that are run then.
    package private(set) var functions: Set<FlowFunction.ID> = []
    /// What happens then, with the function around it.
    package private(set) var events: [(function: FlowFunction, event: FlowEvent)] = []
    private var closures: Set<ClosureID> = []
    private var bracesByPath: [String: Set<Int>] = [:]
    private let flow: AppFlow
    private let further: FurtherCode
    private let delays: GivenDelays
    private let awaited: SoonOver
    private let posted: PostedNotifications
    private let sent: SentValues
    private let kept: KeptClosures

    /// Follows what some functions of the start leave to others; closures that the start calls itself are among it.
    package init(after start: [FlowFunction], in flow: AppFlow, _ timeline: LaunchTimeline) {
        self.flow = flow
        further = FurtherCode(flow, timeline)
        delays = GivenDelays(by: start, in: flow)
        awaited = SoonOver(flow)
        let own = start.map { ($0, flow.trace(of: $0).events.filter { !$0.runsLater }) }
        let called = timeline.earlyClosures.map { closure in
            (closure.function, flow.trace(of: closure.function).events(ofLater: closure.id))
        }
        posted = PostedNotifications(by: own + called)
        sent = SentValues(by: own + called)
        kept = KeptClosures(in: own + called, flow)
        var first: [Deferred] = []
        for (function, events) in own + called {
            for event in events { first += left(by: event, in: function) }
        }
        follow(first, timeline)
        let shut = ShutCode(in: flow, start: timeline.early + events.map(\.function))
        if events.contains(where: { shut.leaveOut($0.event, in: $0.function) }) {
            (functions, events, closures) = ([], [], [])
            follow(first, timeline, without: shut)
        }
        closures.formUnion(timeline.earlyClosures.map(\.id))
        bracesByPath = Dictionary(grouping: closures, by: \.path).mapValues {
            Set($0.map(\.brace))
        }
    }

    /// Follows what is left, but for what the start doesn't come to.
    private mutating func follow(
        _ first: [Deferred], _ timeline: LaunchTimeline, without shut: ShutCode? = nil
    ) {
        var queue = first
        while let next = queue.popLast() {
            for (function, event, isOnMain) in run(next)
            where shut?.leaveOut(event, in: function) != true {
                if isOnMain {
                    events.append((function, event))
                    queue += timeline.runs(by: event, in: function).map(Deferred.function)
                    queue += closures(calledBy: event, in: function).map(Deferred.closure)
                    queue += further.code(of: event, in: function, asksSources: false).map(
                        Deferred.init)
                }
                queue += left(by: event, in: function)
            }
        }
    }

    /// The `{` of the closures in a file.
    package func braces(in path: String) -> Set<Int> { bracesByPath[path] ?? [] }

    private enum Deferred {
        case closure(ClosureID)
        case function(FlowFunction)
        /// A closure on another queue: only what it leaves to the main one, and does first, comes soon.
        case hop(ClosureID)
        /// The same of a function.
        case hopped(FlowFunction)

        /// Code that something runs at once.
        init(_ code: FurtherCode.Code) {
            self = code.closure.map(Deferred.closure) ?? .function(code.function)
        }
    }

    /// What happens as soon as a closure or function is run, and waits for nothing else; nothing for one that is known.
    private mutating func run(
        _ deferred: Deferred
    ) -> [(function: FlowFunction, event: FlowEvent, isOnMain: Bool)] {
        switch deferred {
        case .closure(let closure):
            guard closures.insert(closure).inserted else { return [] }
            return events(of: closure).map { ($0, $1, true) }
        case .hop(let closure):
            guard closures.insert(closure).inserted else { return [] }
            return comingBack(events(of: closure))
        case .function(let function):
            guard functions.insert(function.id).inserted else { return [] }
            return events(of: function).map { ($0, $1, true) }
        case .hopped(let function):
            guard functions.insert(function.id).inserted else { return [] }
            return comingBack(events(of: function))
        }
    }

    private func events(of function: FlowFunction) -> [(FlowFunction, FlowEvent)] {
        flow.trace(of: function).events.filter {
            !$0.runsLater
                && !waits(between: function.body.lowerBound, $0.statement.lowerBound, function)
        }.map { (function, $0) }
    }

    /// What code on another queue does before it calls anything else, and whether the main queue does that for it meanwhile:
    /// `DispatchQueue.main.sync { … }`.
    private func comingBack(
        _ events: [(FlowFunction, FlowEvent)]
    ) -> [(function: FlowFunction, event: FlowEvent, isOnMain: Bool)] {
        let onMain = events.compactMap { function, event -> TokenRange? in
            guard case .call(let call) = event.kind else { return nil }
            return NextTurn.isLeft(by: call, in: function.file) ? event.range : nil
        }
        let all = events.map { function, event in
            let start = event.range.lowerBound
            return (
                function: function, event: event,
                isOnMain: onMain.contains { $0.lowerBound < start && $0.contains(start) }
            )
        }
        let first = all.firstIndex { function, event, isOnMain in
            guard case .call(let call) = event.kind, !isOnMain else { return false }
            return NextTurn.way(of: call, in: function.file) == nil
        }
        return Array(all[..<(first ?? all.endIndex)])
    }

    private func events(of closure: ClosureID) -> [(FlowFunction, FlowEvent)] {
        guard let function = flow.analysis.function(around: closure) else { return [] }
        return flow.trace(of: function).events(ofLater: closure).filter {
            !waits(between: closure.brace, $0.statement.lowerBound, function)
        }.map { (function, $0) }
    }

    /// Whether `await` stands in front of a statement: nobody knows how long that takes, unless it waits for nothing. An initial value,
    /// or a parameter's, stands in front of what its function begins with.
    private func waits(between start: Int, _ statement: Int, _ function: FlowFunction) -> Bool {
        start < statement
            && (start..<statement).contains {
                function.file.tokens.spells($0, "await") && !awaited.isOver($0, in: function)
            }
    }

    /// What an event leaves to somebody who runs it soon.
    private func left(
        by event: FlowEvent, in function: FlowFunction
    ) -> [Deferred] {
        if case .write(_, let member, _, let value) = event.kind {
            return SoonCalls.keepers.contains(member)
                ? value.closures.sorted().map(Deferred.closure) : []
        }
        guard case .call(let call) = event.kind else { return [] }
        let trace = flow.trace(of: function)
        let way = NextTurn.way(of: call, in: function.file, trace, within: NextTurn.moment)
        let isSoon =
            way != nil || delays.areNothing(of: call, in: function)
            || StartSubscriptions.maySendAtOnce(call, event.range, in: function, sent, flow)
            || posted.reach(call, event.range, in: function.file)
        guard isSoon else { return [] }
        let closures = call.arguments.flatMap { $0.value.closures }.sorted()
        if case .elsewhere? = way {
            return closures.map(Deferred.hop) + operations(of: call).map(Deferred.hopped)
        }
        let named = SelectedMethod(in: call, of: function).functions(in: flow.program)
        return closures.map(Deferred.closure)
            + further.values.handedOn(by: event, in: function).map(Deferred.init)
            + (named + further.keyObservers(addedBy: call, in: function) + operations(of: call))
            .map(
                Deferred.function)
    }

    /// The closures that an event calls: those that a value is known to be, or of one that is not, those that were kept.
    private func closures(
        calledBy event: FlowEvent, in function: FlowFunction
    ) -> [ClosureID] {
        guard case .call(let call) = event.kind else { return [] }
        switch call.target {
        case .closures(let closures): return closures.sorted()
        case .unknown where call.name.isEmpty:
            return kept.closures(calledBy: event, in: function)
        default: return []
        }
    }

    /// What a queue calls of operations of the app's own.
    private func operations(of call: FlowCall) -> [FlowFunction] {
        QueuedOperations(of: call).functions(in: flow.program)
    }
}
