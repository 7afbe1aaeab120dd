extension FindingPage {
    /// The page of `callback-quick-action`.
    static let callbackQuickAction = FindingPage(
        id: .callbackQuickAction,
        title: "the delegate performs Home Screen quick actions",
        markdown: """
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

            At best it writes the scene delegate, with both paths. In this version: reported, by
            hand.

            ## What you do

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
                func scene(
                    _ scene: UIScene,
                    willConnectTo session: UISceneSession,
                    options connectionOptions: UIScene.ConnectionOptions
                ) {
                    guard let item = connectionOptions.shortcutItem else { return }
                    AppDelegate.shared?.performWhenReady(item)
                }

                func windowScene(
                    _ windowScene: UIWindowScene,
                    performActionFor shortcutItem: UIApplicationShortcutItem,
                    completionHandler: @escaping (Bool) -> Void
                ) {
                    completionHandler(AppDelegate.shared?.perform(shortcutItem) ?? false)
                }
            }
            ```

            Tell SwiftUI about the class as `scene-configuration` shows. When the app is started
            by the action, the root view controller does not exist yet: keep the item, and perform
            it when the root appears. `delegate-cast` shows `shared`.

            """
    )
}
