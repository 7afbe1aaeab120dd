extension FindingPage {
    /// The page of `window-without-scene`.
    static let windowWithoutScene = FindingPage(
        id: .windowWithoutScene,
        title: "a window beside the app's own is made without a scene",
        markdown: """
            # window-without-scene

            Code makes a window with `UIWindow(frame:)`, or of a class of the app's own, and gives it
            no scene: covers, banners, lock screens.

            ## Why it matters

            In an app with scenes a window belongs to a window scene (documented: Apple's article on
            the scene-based life cycle). One without never appears, and nothing says so. Where it
            covers the app's content when the app is left, that content is in the picture of the app
            switcher from then on.

            ## What the plan does

            Reported, by hand, at the place that makes the window, whatever its class and spelling, unless
            its `windowScene` is set somewhere. It is an error where `applicationWillResignActive`,
            `applicationDidEnterBackground`, an observer of their notifications, or what these call
            shows it.

            ## What you do

            Make it for the scene that it covers:

            ```swift
            // before
            let cover = UIWindow(frame: UIScreen.main.bounds)
            ```

            ```swift
            // after
            let scene = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first
            let cover = scene.map { UIWindow(windowScene: $0) }
            ```

            While the app launches there is no scene yet; make the window when it is shown first.

            Check on a device: do what shows the window, and see it; leave the app, and look at its
            picture in the app switcher; do both again after the app was in the background.

            """
    )
}
