import SwiftFlow
import SwiftOutline

/// What a scene's delegate does as its scene enters the foreground: each start of the app comes there, too, in front of the first
/// screen.
package struct FirstForeground {
    /// What happens then, with the function around it; what waits for the app to have been in the background is not among it.
    package private(set) var events: [(function: FlowFunction, event: FlowEvent)] = []
    private let flow: AppFlow
    private let timeline: LaunchTimeline
    private let owner: DelegateClass

    /// What the delegate of an app's scenes does; nothing in an app without scenes.
    package init(of launch: LaunchFacts) {
        flow = launch.flow
        timeline = launch.timeline
        owner = launch.owner
        guard launch.usesScenes else { return }
        let reached = functions
        guard !reached.isEmpty else { return }
        let flags = UnsetFlags(in: flow, start: reached.union(timeline.early.map(\.id)))
        let start = run(flags)
        let now = start.flatMap { function in
            flow.trace(of: function).events.filter {
                !$0.runsLater && !flags.leaveOut($0, in: function)
            }.map { (function: function, event: $0) }
        }
        let soon = SoonAfterLaunch(after: start, in: flow, timeline).events
        events = now + soon.filter { !flags.leaveOut($0.event, in: $0.function) }
    }

    private var entries: [FlowFunction] {
        owner.methods("sceneWillEnterForeground(_:)").flatMap {
            FlowFunction.all(of: $0, owner: owner.name)
        }
    }

    /// All that may run then.
    private var functions: Set<FlowFunction.ID> { Set(run(nil).map(\.id)) }

    /// What runs through all calls, but for those behind a flag.
    private func run(_ flags: UnsetFlags?) -> [FlowFunction] {
        flow.run(by: entries) { flags?.leaveOut($0, in: $1) != true }
    }
}
