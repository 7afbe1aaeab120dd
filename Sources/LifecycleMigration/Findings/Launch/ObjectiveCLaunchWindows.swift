import AppFacts
import SwiftFlow

/// Finds what the launch has the app's Objective-C do behind the showing of its window that needs the window: SwiftUI's comes when the
/// launch has ended.
struct ObjectiveCLaunchWindows {
    private let launch: LaunchFacts
    private let order: LaunchOrder

    /// A look at a launch.
    init(of launch: LaunchFacts, _ order: LaunchOrder) {
        self.launch = launch
        self.order = order
    }

    /// A finding for each place in Swift that sends the message.
    func findings() -> [Finding] {
        guard launch.context.hasCodeInC else { return [] }
        return order.behindShow.compactMap { moment -> Finding? in
            let code = launch.flow.objectiveC
            guard let reach = code.reach(of: moment.event, in: moment.function) else { return nil }
            let place = launch.context.place(
                moment.function.located.file, moment.event.range.lowerBound)
            if reach.presents {
                return Finding(
                    .launchPresentation, .warning, .manual, at: place,
                    "'\(reach.name)' presents something in Objective-C, and the first screen is in no window yet when the launch runs",
                    remedy: "do this once the root view controller's `viewDidAppear(_:)` is called")
            }
            // The scene of a scene's delegate is there.
            let asksForScenes = reach.asksForScenes && !launch.usesScenes
            guard reach.asksForWindows || asksForScenes else { return nil }
            return Finding(
                .windowAccess, .warning, .manual, at: place,
                "'\(reach.name)' uses \(asksForScenes ? "scenes" : "windows") in Objective-C, and there is none yet when the launch runs",
                remedy: "do this once the root view controller's `viewDidAppear(_:)` is called")
        }.firstAtEachPlace()
    }
}
