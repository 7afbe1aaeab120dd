import AppFacts
import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// Says where code that may run in a launch in the background uses what only the loading of the first view makes: UIKit loaded that in every
/// launch that showed the window, and none is shown in the background then.
///
/// Source: Apple's pages of the callbacks, and of `UIBackgroundModes`: the system starts the app for them.
struct BackgroundOutlets {
    private let facts: LaunchFacts
    private let order: LaunchOrder
    private let destination: Destination

    /// A look at an app with the order of its launch, and where it moves.
    init(_ facts: LaunchFacts, _ order: LaunchOrder, to destination: Destination) {
        self.facts = facts
        self.order = order
        self.destination = destination
    }

    /// A finding for each use.
    func findings() -> [Finding] {
        guard !facts.usesScenes, order.isShown,
            BackgroundLaunches(of: facts.context).arePossible
        else { return [] }
        let made = PartsMadeByViews(of: order.viewsOfLaunch(facts), in: facts.flow.program)
        guard !made.isEmpty else { return [] }
        let found =
            BackgroundCalls.steps(from: Self.callbacks, facts) + BackgroundCalls.tasks(facts)
            + BackgroundCalls.steps(
                from: BackgroundEntries(facts).all, facts, to: BackgroundCalls.near)
        return found.compactMap { step -> Finding? in
            guard let part = made.part(readBy: step.event, in: step.function) else { return nil }
            return Finding(
                .launchOrder, .warning, .manual,
                at: facts.context.place(
                    step.function.located.file, step.event.range.lowerBound),
                "'\(part.name)' is nil here in a launch in the background: the first view made it as it was loaded, and \(destination.showsNothing)",
                remedy:
                    "ask first whether the view is loaded (`viewIfLoaded`), or keep the value beside the view"
            )
        }.firstAtEachPlace()
    }

    /// Callbacks of the application's delegate that the system starts an app in the background for, that of old systems among them.
    private static let callbacks =
        BackgroundCalls.names + ["application(_:didReceiveRemoteNotification:)"]
}
