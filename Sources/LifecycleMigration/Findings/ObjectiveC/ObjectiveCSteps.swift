import AppFacts
import AppleFrameworks
import ProjectModel
import SourceEditing

/// What a person does to move an app that starts from Objective-C, as steps at their places and in their order.
///
/// A delegate may stay in Objective-C: the adaptor takes any class that is an `NSObject` with a plain `init`. Source: the
/// requirements on Apple's page `UIApplicationDelegateAdaptor`.
struct ObjectiveCSteps {
    private typealias Step = NumberedStep

    private let context: TargetContext
    private let main: ObjectiveCMain
    private let propertyLists: [PropertyListFacts]

    /// The steps for a target; nil where no Objective-C starts it.
    init?(
        context: TargetContext, profile: PlatformProfile, propertyLists: [PropertyListFacts]
    ) {
        guard let main = context.objectiveCMain(calling: profile.launchFunction) else { return nil }
        self.context = context
        self.main = main
        self.propertyLists = propertyLists
    }

    /// A finding for each step, numbered.
    func findings() -> [Finding] {
        let classes = implementations()
        return NumberedStep.findings(
            [start] + classes.flatMap(adoption) + classes.flatMap(windows) + storyboards()
                + classes.flatMap(callbacks) + swiftCasts())
    }

    // MARK: The start

    private var start: Step {
        Step(
            id: .entryObjectiveC, place: context.library.place(main.path, main.offset),
            message: "the app starts here, and an `App` in Swift takes its place",
            remedy:
                "write the `App` with `@main`, and take this file out of the target; what else it does goes to the `App`'s `init`"
        )
    }

    // MARK: Classes

    /// A class of the target in the source that implements it.
    private struct Implementation {
        let path: String
        let source: ObjectiveCTokens
        let type: ObjectiveCClass
        let isSceneDelegate: Bool
    }

    /// The delegates of the app and of its scenes, categories included.
    private func implementations() -> [Implementation] {
        let sources = context.target.objectiveCSources
        let words = main.delegateClasses + ["willConnectToSession"]
        let paths = Set(words.flatMap { context.library.paths(sources, mentioning: $0) }).sorted()
        return paths.flatMap { path -> [Implementation] in
            guard let text = context.library.text(path) else { return [] }
            let source = ObjectiveCTokens(text)
            return ObjectiveCClass.all(in: source).compactMap { type in
                let connects = type.methods.contains {
                    $0.selector == "scene:willConnectToSession:options:"
                }
                guard connects || main.delegateClasses.contains(type.name) else { return nil }
                return Implementation(
                    path: path, source: source, type: type, isSceneDelegate: connects)
            }
        }
    }

    private func adoption(_ one: Implementation) -> [Step] {
        guard !one.type.isCategory, !one.isSceneDelegate else { return [] }
        return [
            Step(
                id: .entryObjectiveC, place: context.library.place(one.path, one.type.offset),
                message: "the delegate '\(one.type.name)' can stay in Objective-C",
                remedy:
                    "import its header in the bridging header, and let the `App` have `@UIApplicationDelegateAdaptor private var appDelegate: \(one.type.name)`"
            )
        ]
    }

    // MARK: Windows

    private func windows(_ one: Implementation) -> [Step] {
        one.type.methods.flatMap { method in
            method.body.compactMap { token -> Step? in
                guard let words = Self.words(about: token, in: one.source) else { return nil }
                let offset = one.source.tokens[token].range.lowerBound
                return Step(
                    id: .rootWindowOwner, place: context.library.place(one.path, offset),
                    message: words.message, remedy: words.remedy)
            }
        }
    }

    /// What to do about a token that makes, fills or shows a window.
    private static func words(
        about token: Int, in source: ObjectiveCTokens
    ) -> (message: String, remedy: String)? {
        if source.spells(token, "UIWindow"), source.spells(token + 1, "alloc") {
            return (
                "a window is made here, beside SwiftUI's", "remove it: SwiftUI makes the window"
            )
        }
        if source.spells(token, "setRootViewController")
            || source.spells(token, "rootViewController") && source.spells(token + 1, "=")
                && !source.spells(token + 2, "=")
        {
            return (
                "a window's root view controller is set here",
                "return it from a method, and show it in the `App` by a `UIViewControllerRepresentable`"
            )
        }
        if source.spells(token, "makeKeyAndVisible") {
            return ("a window is shown here", "remove it: SwiftUI shows the window")
        }
        return nil
    }

    private func storyboards() -> [Step] {
        propertyLists.flatMap { list -> [Step] in
            list.mainStoryboardKeys.map { key in
                let name = list.document.value(at: [.key(key)])?.string ?? ""
                let offset = list.document.keyRange(at: [.key(key)])?.lowerBound ?? 0
                return Step(
                    id: .entryObjectiveC, place: context.library.place(list.path, offset),
                    message:
                        "UIKit loads the storyboard '\(name)' by this key, and SwiftUI does not",
                    remedy:
                        "remove the key, and show the storyboard's initial view controller in the `App` by a `UIViewControllerRepresentable`"
                )
            }
        }
    }

    // MARK: Callbacks

    private func callbacks(_ one: Implementation) -> [Step] {
        let usesScenes = propertyLists.contains {
            $0.configurations.contains(where: \.isForWindows)
        }
        guard !one.isSceneDelegate, !usesScenes else { return [] }
        return one.type.methods.compactMap { method in
            guard !doesNothing(method, in: one.source),
                let callback = ApplicationCallback.all.values.first(where: {
                    $0.objectiveCName == method.selector
                }), let (id, remedy) = Self.loss(callback.fate)
            else { return nil }
            return Step(
                id: id, place: context.library.place(one.path, method.offset),
                message: "'\(method.selector)' is not called in the SwiftUI life cycle",
                remedy: remedy)
        }
    }

    private static func loss(_ fate: ApplicationCallback.Fate) -> (FindingID, String)? {
        switch fate {
        case .passedOn, .plainLaunch, .outdated: nil
        case .state: (.callbackActiveState, "observe the notification of the same name")
        case .event(let kind): (kind.finding, kind.remedy)
        case .ended(let kind): (kind.finding, kind.remedy)
        }
    }

    /// Whether a method has no statement, or none but `return YES` or `return NO`.
    private func doesNothing(_ method: ObjectiveCClass.Method, in source: ObjectiveCTokens) -> Bool
    {
        let body = method.body
        guard !body.isEmpty else { return true }
        return body.count == 3 && source.spells(body.lowerBound, "return")
            && ["YES", "NO"].contains(source.spelling(body.lowerBound + 1))
    }

    // MARK: Casts

    /// Swift code of the target that takes the application's delegate for the class.
    private func swiftCasts() -> [Step] {
        main.delegateClasses.flatMap { name -> [Step] in
            context.files(naming: name).flatMap { file in
                file.uses(of: name).casts.map { cast in
                    Step(
                        id: .delegateCast, place: context.place(file, cast.range.lowerBound),
                        message:
                            "the application's delegate is SwiftUI's own object, and no '\(name)'",
                        remedy: "give the code the delegate of the `App`, by a property of its own")
                }
            }
        }
    }
}
