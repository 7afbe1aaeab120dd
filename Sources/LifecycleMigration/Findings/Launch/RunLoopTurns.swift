import AppFacts
import SwiftFlow
import SwiftOutline

extension LaunchMoment {
    /// Whether the run loop runs here, with all that waits for a turn of it.
    ///
    /// Source: Apple's pages of `RunLoop.run(until:)` and `CFRunLoopRunInMode`.
    var runsLoop: Bool {
        guard case .call(let call) = event.kind else { return false }
        return call.name == "CFRunLoopRunInMode"
            || call.name == "run"
                && event.range.contains { function.file.tokens.spells($0, "RunLoop") }
    }
}

extension Finding {
    /// What a shown view did in its first turns came before what follows the turns of the launch.
    static func behindRunLoop(of view: String, at place: Place) -> Finding {
        Finding(
            .launchOrder, .warning, .manual, at: place,
            "the run loop runs here with the window shown: '\(view)' ran before this, and now runs once the launch has ended",
            remedy: "do what follows when the root's view has appeared")
    }
}
