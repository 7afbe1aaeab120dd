extension FindingPage {
    /// The page of `callback-quick-action`.
    static let callbackQuickAction = FindingPage(
        id: .callbackQuickAction,
        title: "the delegate performs Home Screen quick actions",
        text: """
            # callback-quick-action

            A delegate performs Home Screen quick actions: `application(_:performActionFor:)` on
            the app delegate, or `windowScene(_:performActionFor:)` on the scene delegate.

            ## Why it matters

            In an app with scenes UIKit does not call the app delegate's method, and SwiftUI has
            no modifier for quick actions. All six public migrations with quick actions that were
            studied for this tool lost them, and all repaired them the same way: with a scene
            delegate (home-assistant/iOS pull request 4767 is one).

            There are two paths. While the app runs, UIKit calls the scene delegate's method. When
            the action starts the app, it does not; the item is in the connection options.

            ## What the plan does

            Of an app without scenes, it writes a scene delegate without a window, and attaches it to
            windows by `configurationForConnecting`. The app delegate's method and its body stay, and
            are called on both paths, once. An action that starts the app waits until the scene is
            active: before, the root view controller may not exist. A method inside of `#if` or with
            `@available` is left to be done by hand.

            A scene delegate that the app has already keeps its methods.

            ## What you do

            Review what the plan wrote, which looks like this:

            ```swift
            // before
            func application(
                _ application: UIApplication,
                performActionFor shortcutItem: UIApplicationShortcutItem,
                completionHandler: @escaping (Bool) -> Void
            ) {
                completionHandler(perform(shortcutItem))
            }
            ```

            ```swift
            // after: a scene delegate without a window
            final class SceneDelegate: NSObject, UIWindowSceneDelegate {
                private var connectionOptions: UIScene.ConnectionOptions?

                func scene(
                    _ scene: UIScene, willConnectTo session: UISceneSession,
                    options connectionOptions: UIScene.ConnectionOptions
                ) {
                    self.connectionOptions = connectionOptions
                }

                func sceneDidBecomeActive(_ scene: UIScene) {
                    // What started the app waits until its first screen is there.
                    guard let options = connectionOptions else { return }
                    connectionOptions = nil
                    if let item = options.shortcutItem {
                        AppDelegate.shared.application(
                            .shared, performActionFor: item, completionHandler: { _ in })
                    }
                }

                func windowScene(
                    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                    completionHandler: @escaping (Bool) -> Void
                ) {
                    AppDelegate.shared.application(
                        .shared, performActionFor: shortcutItem, completionHandler: completionHandler)
                }
            }
            ```

            `scene-configuration` shows how SwiftUI learns of the class, `delegate-cast` shows
            `shared`. Code that handled the action in `didFinishLaunching`, by the launch options, does
            not run any more (see `callback-launch-options`).

            """,
        check: FindingCheck(
            .device,
            "Hold the app's icon and choose each action\(FindingCheck.bothStarts).",
            right: "the action's screen comes, once each time.",
            wrong: "the app opens where it was, or on its first screen.")
    )
}
