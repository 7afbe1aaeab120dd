import AppFacts
import SwiftFlow
import SwiftOutline

/// Says where the launch has to do with what the objects of the main storyboard start with, and these are made behind it now: those of a scene when that
/// connects, and those that the launch makes itself behind `willFinishLaunchingWithOptions`.
struct LateStoryboards {
    private let launch: LaunchFacts
    private let isOfScene: Bool

    /// A look at an app, of which a scene of UIKit's makes the objects or the launch.
    init(_ launch: LaunchFacts, isOfScene: Bool) {
        self.launch = launch
        self.isOfScene = isOfScene
    }

    /// A finding for each method that has to do with them.
    func findings() -> [Finding] {
        let first = launch.owner.methods("application(_:willFinishLaunchingWithOptions:)")
        return [first, isOfScene ? launch.startMethods : []].compactMap { methods in
            StoryboardMaking(launch).use(by: methods).map(finding)
        }
    }

    private func finding(_ use: StoryboardMaking.Use) -> Finding {
        let both =
            use.name.map { "both use '\($0)'" }
            ?? "it runs code that can't be followed"
        return Finding(
            .launchOrder, .warning, .manual,
            at: launch.context.place(use.function.located.file, use.token),
            "the objects of the main storyboard were made before the launch does this, and now are made after it, and \(both)",
            remedy:
                "do what the objects do as they are made in `viewDidLoad()`, or make it hold in either order"
        )
    }
}
