extension FindingPage {
    /// The page of `scene-other-roles`.
    static let sceneOtherRoles = FindingPage(
        id: .sceneOtherRoles,
        title: "the app has scenes of further roles",
        text: """
            # scene-other-roles

            The app has scenes of further roles: CarPlay, an external display, a volumetric
            window, an immersive space, in Info.plist or in `configurationForConnecting`.

            ## Why it matters

            These scenes are not SwiftUI's. They keep their delegates as long as their entries in
            the manifest stay, and as long as nobody gives them the window's delegate class
            (home-assistant/iOS runs CarPlay so under the SwiftUI life cycle). An app may also
            start with such a scene alone: connected to a car, there is no phone window, and code
            that counts on the root view controller finds none (organicmaps issue 12612).

            On iOS 27 external-display scenes arrive only after the app registers for them
            (documented: Apple, technical note TN3192).

            ## What the plan does

            A delegate that conforms to `CPApplicationDelegate` is reported, by hand: CarPlay asks it in apps without scenes only.

            The entries stay untouched, and a note names each. A delegate class that the code sets
            for whatever connects is set for the window role alone, where there are other roles. A
            new `configurationForConnecting` gives every role the name of its own entry.

            Where a configuration of another role is returned for sessions of windows, as for a
            volumetric window that an activity asks for, SwiftUI takes its delegate class only
            (inferred from OpenSwiftUI): the scene is an ordinary window, with the window of that
            delegate in it. This is `manual`: a `WindowGroup` with `.windowStyle(.volumetric)`,
            opened with `openWindow`, says it in SwiftUI.

            ## What you do

            Check that the code asks for the role:

            ```swift
            // before
            let configuration = UISceneConfiguration(
                name: nil,
                sessionRole: connectingSceneSession.role
            )
            configuration.delegateClass = SceneDelegate.self
            return configuration
            ```

            ```swift
            // after
            let configuration = UISceneConfiguration(
                name: nil,
                sessionRole: connectingSceneSession.role
            )
            if connectingSceneSession.role == .windowApplication {
                configuration.delegateClass = SceneDelegate.self
            }
            return configuration
            ```

            Start the app with the other scene first, and check that what it needs is made in
            `didFinishLaunching` and not with the first window.

            """,
        check: FindingCheck(
            .device,
            "Connect the car or the display (in the simulator I/O, External Displays), with the app running, and again before it was started.",
            right: "the content that is made for it.",
            wrong:
                "the app's first screen or nothing there, or an app that ends where it counts on a first screen."
        )
    )
}
