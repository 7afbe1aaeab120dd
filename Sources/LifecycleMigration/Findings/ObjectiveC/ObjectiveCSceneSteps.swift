import AppFacts
import AppleFrameworks
import ProjectModel
import SourceEditing

/// What a person does to move an app with a delegate in Objective-C to UIKit's scenes, as steps at their places and in their order.
struct ObjectiveCSceneSteps {
    private let delegate: ObjectiveCDelegate
    private let context: TargetContext
    private let propertyLists: [PropertyListFacts]

    /// The steps for an app.
    init(
        _ delegate: ObjectiveCDelegate, _ propertyLists: [PropertyListFacts],
        in context: TargetContext
    ) {
        self.delegate = delegate
        self.propertyLists = propertyLists
        self.context = context
    }

    private typealias Step = (id: FindingID, place: Place, message: String, remedy: String)

    /// A finding for each step, numbered.
    func findings() -> [Finding] {
        let steps = [scene] + windows + callbacks + lists
        return steps.enumerated().map { index, step in
            Finding(
                step.id, .warning, .manual, at: step.place,
                "step \(index + 1) of \(steps.count): \(step.message)", remedy: step.remedy,
                step: index + 1)
        }
    }

    private var scene: Step {
        (
            .entryObjectiveC, context.library.place(delegate.path, delegate.type.offset),
            "'\(delegate.name)' and the start can stay in Objective-C, beside a scene's delegate",
            "add a class `SceneDelegate` that conforms to `UIWindowSceneDelegate` and has a property `window`"
        )
    }

    private var windows: [Step] {
        ObjectiveCLaunch(of: delegate, in: context).uses.compactMap { use in
            let place = context.library.place(use.path, use.offset)
            switch use.kind {
            case .makes:
                return (
                    .rootWindowOwner, place, "the launch makes a window here",
                    "make it in `scene:willConnectToSession:options:`, by `initWithWindowScene:`"
                )
            case .setsRoot:
                return (
                    .rootWindowOwner, place, "a window's root view controller is set here",
                    "do it in `scene:willConnectToSession:options:`"
                )
            case .shows:
                return (
                    .rootWindowOwner, place, "a window is shown here",
                    "do it at the end of `scene:willConnectToSession:options:`"
                )
            case .asksApplication, .asksOwn, .asksState, .presents: return nil
            }
        }
    }

    private var callbacks: [Step] {
        delegate.methods.compactMap { method in
            guard !method.isEmpty,
                let fate = ApplicationCallback.byObjectiveCName[method.selector]?.fate
            else { return nil }
            let place = context.library.place(method.path, method.code.offset)
            switch fate {
            case .passedOn, .plainLaunch, .outdated: return nil
            case .state:
                return (
                    .callbackActiveState, place,
                    "'\(method.selector)' is not called in an app with scenes",
                    "call it from the scene delegate's method for the same moment"
                )
            case .event(let kind):
                return (
                    kind.finding, place,
                    "'\(method.selector)' is not called in an app with scenes",
                    "call it from the scene delegate, and in `scene:willConnectToSession:options:` for what started the app"
                )
            case .ended(let kind):
                return (
                    kind.finding, place,
                    "'\(method.selector)' is not called in an app with scenes",
                    kind.remedyWithScenes
                )
            }
        }
    }

    private var lists: [Step] {
        propertyLists.filter(\.configurations.isEmpty).map { list in
            (
                .entryObjectiveC, context.library.place(list.path, 0),
                "the Info.plist names no scene",
                "add `UIApplicationSceneManifest` with one configuration for `UIWindowSceneSessionRoleApplication`, whose `UISceneDelegateClassName` is `SceneDelegate`"
            )
        }
    }
}
