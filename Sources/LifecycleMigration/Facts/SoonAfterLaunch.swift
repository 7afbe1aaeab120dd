import SwiftFlow
import SwiftOutline

/// Finds what code of the launch leaves to the main queue's next turn: `DispatchQueue.main.async { … }`, `Task { … }`, and what
/// the main operation queue and the main run loop do for it.
struct SoonAfterLaunch {
    private let timeline: LaunchTimeline
    private let flow: AppFlow

    /// An analysis of what the launch runs.
    init(timeline: LaunchTimeline, flow: AppFlow) {
        self.timeline = timeline
        self.flow = flow
    }

    /// What stands in such closures itself, and waits for nothing else.
    var events: [(FlowFunction, FlowEvent)] {
        timeline.early.filter(timeline.isEarly).flatMap { function in
            let trace = flow.trace(of: function)
            return trace.events.filter { !$0.runsLater }.flatMap { event in
                closures(of: event, in: function.file).sorted().flatMap { closure in
                    trace.events(ofLater: closure).filter {
                        $0.closures.last == closure
                            && !waits(from: closure.brace, to: $0.range.lowerBound, function.file)
                    }
                }
            }.map { (function, $0) }
        }
    }

    /// The closures that a call leaves to the main queue's next turn.
    private func closures(of event: FlowEvent, in file: SwiftFile) -> Set<ClosureID> {
        guard case .call(let call) = event.kind, Self.isNextTurn(call, in: file) else { return [] }
        return call.arguments.reduce(into: []) { $0.formUnion($1.value.closures) }
    }

    /// Whether a call leaves a closure to the main queue's next turn.
    static func isNextTurn(_ call: FlowCall, in file: SwiftFile) -> Bool {
        switch call.name {
        case "Task": true
        case "async": isMain("DispatchQueue", call, in: file)
        case "asyncAfter":
            isMain("DispatchQueue", call, in: file)
                && call.arguments.contains { file.text($0.range) == ".now()" }
        case "addOperation": isMain("OperationQueue", call, in: file)
        case "perform": isMain("RunLoop", call, in: file)
        default: false
        }
    }

    private static func isMain(_ type: String, _ call: FlowCall, in file: SwiftFile) -> Bool {
        call.token >= 4 && file.tokens.spells(call.token - 2, "main")
            && file.tokens.spells(call.token - 4, type)
    }

    /// Whether `await` stands in front of something in a closure: nobody knows how long that takes.
    private func waits(from brace: Int, to token: Int, _ file: SwiftFile) -> Bool {
        brace < token && (brace..<token).contains { file.tokens.spells($0, "await") }
    }
}
