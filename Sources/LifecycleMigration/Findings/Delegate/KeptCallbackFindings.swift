import AppFacts
import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// Says how the callbacks of the launch and of the app's state are kept alive, beside those that are forwarded.
struct KeptCallbackFindings {
    private let choices: MigrationChoices
    private var facts: UIKitFacts { choices.facts }

    /// Findings for an app.
    init(_ choices: MigrationChoices) {
        self.choices = choices
    }

    /// A finding for each callback.
    func findings() -> [Finding] {
        let launch = choices.remainder.isNothing ? nil : facts.app.hiddenLaunchMethod.map(launch)
        let observed =
            choices.lifeCycleEvents == .notifications
            ? ObservedCallbacks(of: facts.app).findings() : []
        return facts.app.stateCallbacks.map(state) + observed
            + [launch, continuedActivity, background].compactMap { $0 }
    }

    private func state(_ callback: StateCallback, _ method: LocatedDeclaration) -> Finding {
        let place = facts.context.place(method.file, method.declaration.keyword)
        if let obstacle = facts.app.obstacle(toStateCallback: method, by: choices.lifeCycleEvents) {
            return Finding(
                .callbackActiveState, .warning, .manual, at: place,
                "'\(method.declaration.selectorName)' is no longer called, and nothing new can call it: \(obstacle)",
                remedy: "observe the notification of the same name under the same condition")
        }
        switch choices.lifeCycleEvents {
        case .notifications:
            return Finding(
                .callbackActiveState, .note, .automatic, at: place,
                "'\(method.declaration.selectorName)' is called by the notification of the same name"
            )
        case .scenePhase:
            return Finding(
                .callbackActiveState, .warning, .review, at: place,
                "'\(method.declaration.selectorName)' is called as the scene phase changes, which is not always when it was before",
                remedy: "leave out --life-cycle-events for the exact form")
        }
    }

    /// What the `App` does in the place of a scene delegate that goes.
    private var background: Finding? {
        choices.backgroundWork.map { work in
            Finding(
                .callbackActiveState, .note, .automatic,
                at: facts.context.place(work.method.file, work.method.declaration.keyword),
                "what '\(work.method.declaration.selectorName)' does is done by the App as the scene phase becomes '.background'"
            )
        }
    }

    private func launch(_ launch: PlainLaunchMethod) -> Finding {
        let (method, successor) = (PlainLaunchMethod.selectorName, PlainLaunchMethod.successor)
        return Finding(
            .callbackLaunch, .note, .automatic,
            at: facts.context.place(launch.method.file, launch.method.declaration.keyword),
            launch.canBeRenamed(in: facts.context)
                ? "'\(method)' becomes '\(successor)', which SwiftUI passes on"
                : "'\(successor)' calls '\(method)', which SwiftUI does not pass on")
    }

    /// What a scene delegate that stays is told twice.
    private var continuedActivity: Finding? {
        choices.stayingDelegate.flatMap(LaunchActivity.init).map { activity in
            let method = activity.continuing
            return Finding(
                .callbackUserActivity, .note, .automatic,
                at: facts.context.place(method.file, method.declaration.keyword),
                "an activity that starts the app comes to 'scene(_:continue:)' a second time, and is continued once"
            )
        }
    }
}
