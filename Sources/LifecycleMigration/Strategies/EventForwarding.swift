import SwiftFlow
import SwiftOutline

/// How everything that UIKit no longer tells the application delegate reaches its methods, whose bodies stay.
struct EventForwarding {
    /// The callbacks.
    let callbacks: [EventCallback]
    /// The types of activities to continue.
    let activityTypes: ActivityTypes
    /// Whether the scene delegate continues activities: all but universal links, which come by modifiers.
    let continuesInScene: Bool
    /// The new scene delegate; nil where none is needed.
    let sceneDelegate: AppFileName?

    /// Decides it for an app.
    ///
    /// - Throws: `Refusal` where no name for a scene delegate is free.
    init(facts: UIKitFacts) throws(Refusal) {
        callbacks = EventCallbackAnalysis(facts: facts).callbacks()
        let continuing = callbacks.first {
            $0.kind == .continueActivity && $0.route == .modifier
        }
        activityTypes = ActivityTypes(of: facts, handler: continuing?.method)
        continuesInScene = continuing != nil && activityTypes.isOpen
        guard continuesInScene || callbacks.contains(where: { $0.route == .sceneDelegate }) else {
            sceneDelegate = nil
            return
        }
        let folder = facts.delegate.file.path.folder
        let names = ["SceneDelegate", "WindowSceneDelegate", "AppSceneDelegate"].map {
            AppFileName(typeName: $0, path: folder + $0 + ".swift")
        }
        guard let name = names.first(where: { $0.isFree(in: facts.context) }) else {
            throw Refusal(
                .sceneConfiguration, at: facts.context.library.place(facts.delegate.file.path, 0),
                "every name for a scene delegate is taken in this target",
                remedy: "rename the type 'SceneDelegate'")
        }
        sceneDelegate = name
    }

    /// The first callback of a kind that goes a way.
    func callback(_ kinds: [EventKind], by route: EventRoute) -> EventCallback? {
        callbacks.first { kinds.contains($0.kind) && $0.route == route }
    }

    /// A finding for each callback.
    func findings(facts: UIKitFacts) -> [Finding] {
        ownModifiers(facts)
            + callbacks.flatMap { findings(about: $0, facts) }
    }

    private func findings(about callback: EventCallback, _ facts: UIKitFacts) -> [Finding] {
        let place = facts.context.place(
            callback.method.file, callback.method.declaration.keyword)
        let name = callback.method.declaration.selectorName
        switch callback.route {
        case .none(let reason):
            return [
                Finding(
                    callback.kind.finding, .warning, .manual, at: place,
                    "'\(name)' is no longer called, and nothing new can call it: \(reason)",
                    remedy: callback.kind.remedy)
            ]
        case .modifier:
            let called = Finding(
                callback.kind.finding, .note, .automatic, at: place,
                "'\(name)' is called by \(modifiers(for: callback.kind))")
            return callback.kind == .continueActivity ? [called, lostLinks(at: place)] : [called]
        case .sceneDelegate:
            return [
                Finding(
                    callback.kind.finding, .note, .automatic, at: place,
                    "'\(name)' is called by the new '\(sceneDelegate?.typeName ?? "")'")
            ]
        }
    }

    /// A fault of the system, which no code of the app can mend for sure. Source: FB17446617.
    private func lostLinks(at place: Place) -> Finding {
        Finding(
            .callbackUserActivity, .note, .review, at: place,
            "a universal link that starts the app reaches neither modifier on some versions of iOS 18",
            remedy:
                "take it from `connectionOptions.userActivities` in a scene delegate if it must not be lost"
        )
    }

    /// A finding for each `.onOpenURL` that is there already: UIKit's life cycle never called it, SwiftUI's does.
    private func ownModifiers(_ facts: UIKitFacts) -> [Finding] {
        let kinds = EventKind.openingURLs + [.continueActivity]
        let isOpenedByDelegate =
            callbacks.contains { kinds.contains($0.kind) }
            || ["scene(_:openURLContexts:)", "scene(_:continue:)"].contains {
                facts.sceneDelegate?.methods($0).contains { !$0.hasEmptyBody } ?? false
            }
        guard isOpenedByDelegate else { return [] }
        return facts.context.files(mentioning: "onOpenURL").flatMap { file in
            file.outline.tokens.tokens.indices.dropFirst().filter { token in
                file.outline.tokens.spells(token, "onOpenURL")
                    && file.outline.tokens.tokens[token - 1].kind == .period
            }.map { token in
                Finding(
                    .callbackOpenURL, .warning, .review, at: facts.context.place(file, token),
                    "this '.onOpenURL' gets URLs from now on, and so does the delegate",
                    remedy: "remove one of them if both open the same URL")
            }
        }
    }

    /// The modifiers that call a method, for a message.
    func modifiers(for kind: EventKind) -> String {
        guard kind == .continueActivity else { return "`.onOpenURL`" }
        guard continuesInScene, let sceneDelegate else {
            return "`.onContinueUserActivity` and `.onOpenURL`, once where a link comes to both"
        }
        return
            "`.onContinueUserActivity`, `.onOpenURL`, once where a link comes to both, and the new '\(sceneDelegate.typeName)'"
    }
}
