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

    private typealias Step = NumberedStep

    /// A finding for each step, numbered.
    func findings() -> [Finding] {
        NumberedStep.findings([scene] + windows + callbacks + lists)
    }

    private var scene: Step {
        Step(
            id: .entryObjectiveC, place: context.library.place(delegate.path, delegate.type.offset),
            message:
                "'\(delegate.name)' and the start can stay in Objective-C, beside a scene's delegate",
            remedy:
                "add a class `SceneDelegate` that conforms to `UIWindowSceneDelegate` and has a property `window`"
        )
    }

    private var windows: [Step] {
        ObjectiveCLaunch(of: delegate, in: context).uses.compactMap { use in
            let place = context.library.place(use.path, use.offset)
            switch use.kind {
            case .makes:
                return Step(
                    id: .rootWindowOwner, place: place, message: "the launch makes a window here",
                    remedy:
                        "make it in `scene:willConnectToSession:options:`, by `initWithWindowScene:`"
                )
            case .setsRoot:
                return Step(
                    id: .rootWindowOwner, place: place,
                    message: "a window's root view controller is set here",
                    remedy: "do it in `scene:willConnectToSession:options:`")
            case .shows:
                return Step(
                    id: .rootWindowOwner, place: place, message: "a window is shown here",
                    remedy: "do it at the end of `scene:willConnectToSession:options:`")
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
                return Step(
                    id: .callbackActiveState, place: place,
                    message: "'\(method.selector)' is not called in an app with scenes",
                    remedy: "call it from the scene delegate's method for the same moment")
            case .event(let kind):
                return Step(
                    id: kind.finding, place: place,
                    message: "'\(method.selector)' is not called in an app with scenes",
                    remedy:
                        "call it from the scene delegate, and in `scene:willConnectToSession:options:` for what started the app"
                )
            case .ended(let kind):
                return Step(
                    id: kind.finding, place: place,
                    message: "'\(method.selector)' is not called in an app with scenes",
                    remedy: kind.remedyWithScenes)
            }
        }
    }

    private var lists: [Step] {
        propertyLists.filter(\.configurations.isEmpty).map { list in
            Step(
                id: .entryObjectiveC, place: context.library.place(list.path, 0),
                message: "the Info.plist names no scene",
                remedy:
                    "add `UIApplicationSceneManifest` with one configuration for `UIWindowSceneSessionRoleApplication`, whose `UISceneDelegateClassName` is `SceneDelegate`"
            )
        }
    }
}
