extension FindingPage {
    /// The page of `callback-cloudkit-share`.
    static let callbackCloudKitShare = FindingPage(
        id: .callbackCloudKitShare,
        title: "the delegate accepts CloudKit shares",
        markdown: """
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

            At best it writes a scene delegate, with both paths. In this version: reported, by
            hand.

            ## What you do

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
                func scene(
                    _ scene: UIScene,
                    willConnectTo session: UISceneSession,
                    options connectionOptions: UIScene.ConnectionOptions
                ) {
                    guard let metadata = connectionOptions.cloudKitShareMetadata else { return }
                    AppDelegate.shared?.sharing.accept(metadata)
                }

                func windowScene(
                    _ windowScene: UIWindowScene,
                    userDidAcceptCloudKitShareWith metadata: CKShare.Metadata
                ) {
                    AppDelegate.shared?.sharing.accept(metadata)
                }
            }
            ```

            Tell SwiftUI about the class as `scene-configuration` shows; `delegate-cast` shows
            `shared`.

            """
    )
}
