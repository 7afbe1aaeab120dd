import AppFacts
import AppleFrameworks
import SwiftFlow

/// How everything that UIKit no longer tells the application delegate reaches its methods, whose bodies stay.
///
/// A scene delegate for every event would be simpler, and wrong for universal links: those come to it only in apps built with a
/// recent SDK. Modifiers for every event would lose the options of URLs, and there is none for quick actions. No event reaches a method
/// in two ways but universal links, which come through either modifier, depending on the system.
struct EventForwarding {
    /// The callbacks.
    let callbacks: [EventCallback]
    /// The types of activities to continue.
    let activityTypes: ActivityTypes
    /// Whether universal links may come to the app.
    let continuesLinks: Bool
    /// Whether the scene delegate continues activities: all but universal links, which come by modifiers.
    let continuesInScene: Bool
    /// Whether the scene delegate tells the application delegate of something.
    let passesOn: Bool
    /// The new scene delegate; nil where none is needed.
    let sceneDelegate: AppFileName?

    /// Decides it for an app.
    ///
    /// - Throws: `Refusal` where no name for a scene delegate is free.
    init(facts: UIKitFacts) throws(Refusal) {
        let found = EventCallbackAnalysis(app: facts.app).callbacks()
        let continuing = found.first {
            $0.kind == .continueActivity && $0.route == .modifier
        }
        let types = ActivityTypes(of: facts.app, handler: continuing?.method)
        let links = continuing != nil && AssociatedDomains(of: facts.context).mayOpenLinks
        let isUnused = !links && types.expressions.isEmpty && !types.isOpen
        callbacks = found.map { callback in
            guard isUnused, callback.kind == .continueActivity, callback.route == .modifier else {
                return callback
            }
            return EventCallback(kind: callback.kind, method: callback.method, route: .unused)
        }
        activityTypes = types
        continuesLinks = links
        continuesInScene = continuing != nil && types.isOpen
        passesOn = continuesInScene || callbacks.contains { $0.route == .sceneDelegate }
        guard passesOn || !facts.root.sceneSettings.isEmpty else {
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

    /// The modifiers that call a method, for a message.
    func modifiers(for kind: EventKind) -> String {
        guard kind == .continueActivity else { return "`.onOpenURL`" }
        let scene = continuesInScene ? sceneDelegate.map { "the new '\($0.typeName)'" } : nil
        guard continuesLinks else { return scene ?? "`.onContinueUserActivity`" }
        guard let scene else {
            return "`.onContinueUserActivity` and `.onOpenURL`, once where a link comes to both"
        }
        return
            "`.onContinueUserActivity`, `.onOpenURL`, once where a link comes to both, and \(scene)"
    }
}
