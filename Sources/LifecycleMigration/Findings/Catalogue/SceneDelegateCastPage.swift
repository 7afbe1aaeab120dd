extension FindingPage {
    /// The page of `scene-delegate-cast`.
    static let sceneDelegateCast = FindingPage(
        id: .sceneDelegateCast,
        title: "a scene's delegate is cast to the app's class",
        text: """
            # scene-delegate-cast

            Code casts a scene's delegate to the app's class: `scene.delegate as? SceneDelegate`,
            `view.window?.windowScene?.delegate as? SceneDelegate`.

            ## Why it matters

            Under the SwiftUI life cycle the scene's delegate is an object of SwiftUI's. Yours, if
            there is one, is behind it, so `as?` gives `nil` and `as!` ends the app (inferred from
            OpenSwiftUI, an open re-implementation, and seen in public code). Where the scene
            delegate goes away with its window, the class is gone and the code no longer compiles.

            ## What the plan does

            Where the app has one window, a cast of the first connected scene's delegate (`connectedScenes.first?.delegate as? SceneDelegate`),
            or of that of a window's scene, becomes `SceneDelegate.shared`: a weak static property, which the delegate sets when its scene
            connects, or when it is made where nothing is left of that method. A clause in front that only binds the scene goes. That is a note.

            Any other one is reported, by hand, in this version: where the app may have several windows, in a loop or closure over scenes,
            or behind a condition on these. So are casts to a generic type or a protocol that the class conforms to, and
            comparisons with an object of the class.

            ## What you do

            Most such casts want the window, which the view knows:

            ```swift
            // before
            let sceneDelegate = view.window?.windowScene?.delegate as? SceneDelegate
            sceneDelegate?.window?.overrideUserInterfaceStyle = .dark
            ```

            ```swift
            // after
            view.window?.overrideUserInterfaceStyle = .dark
            ```

            A cast that replaces the root is a case for `root-swap`. For anything else, keep the
            object where both sides can reach it. A scene delegate that is an `ObservableObject`
            stands in the environment of the scene's SwiftUI views (documented: Apple's page
            `UIApplicationDelegateAdaptor`):

            ```swift
            struct ContentView: View {
                @EnvironmentObject private var sceneDelegate: SceneDelegate

                var body: some View {
                    Text(sceneDelegate.title)
                }
            }
            ```

            """,
        check: FindingCheck(
            .device,
            "Set a breakpoint behind the place, and do in the app what leads there.",
            right: "`po` of the value prints your scene delegate.",
            wrong:
                "it is nil, or the app ends there; `po` of the scene's delegate prints SwiftUI's object."
        )
    )
}
