extension FindingPage {
    /// The page of `callback-cloudkit-share`.
    static let callbackCloudKitShare = FindingPage(
        id: .callbackCloudKitShare,
        title: "the delegate accepts CloudKit shares",
        text: """
            # callback-cloudkit-share

            A delegate accepts CloudKit shares: `application(_:userDidAcceptCloudKitShareWith:)`
            on the app delegate, or `windowScene(_:userDidAcceptCloudKitShareWith:)` on the scene
            delegate.

            ## Why it matters

            In an app with scenes UIKit does not call the app delegate's method (the SDK headers
            point to the scene; several apps report it), and SwiftUI has no modifier for it.
            Accepting an invitation then opens the app and nothing more happens. When the
            invitation starts the app, the metadata is in the connection options.

            ## What the plan does

            Of an app without scenes, it writes a scene delegate without a window, and attaches it to
            windows by `configurationForConnecting`. The app delegate's method and its body stay, and
            are called on both paths, once. An invitation that starts the app waits until the scene is
            active. A method inside of `#if` or with `@available` is left to be done by hand.

            A scene delegate that the app has already keeps its methods.

            ## What you do

            Review what the plan wrote, which looks like this:

            ```swift
            // before
            func application(
                _ application: UIApplication,
                userDidAcceptCloudKitShareWith metadata: CKShare.Metadata
            ) {
                sharing.accept(metadata)
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
                    if let metadata = options.cloudKitShareMetadata {
                        AppDelegate.shared.application(.shared, userDidAcceptCloudKitShareWith: metadata)
                    }
                }

                func windowScene(
                    _ windowScene: UIWindowScene,
                    userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShare.Metadata
                ) {
                    AppDelegate.shared.application(
                        .shared, userDidAcceptCloudKitShareWith: cloudKitShareMetadata)
                }
            }
            ```

            `scene-configuration` shows how SwiftUI learns of the class, `delegate-cast` shows
            `shared`.

            """,
        check: FindingCheck(
            .device,
            "Accept an invitation to a share\(FindingCheck.bothStarts).",
            right: "the shared records appear, once each time.",
            wrong: "the app opens and shows nothing of the share.")
    )
}
