extension FindingPage {
    /// The page of `window-without-scene`.
    static let windowWithoutScene = FindingPage(
        id: .windowWithoutScene,
        title: "a window beside the app's own is made without a scene",
        text: """
            # window-without-scene

            Code makes a window with `UIWindow(frame:)`, or of a class of the app's own, and gives it
            no scene: covers, banners, lock screens.

            ## Why it matters

            In an app with scenes a window belongs to a window scene (documented: Apple's article on
            the scene-based life cycle). One without never appears, and nothing says so. Where it
            covers the app's content when the app is left, that content is in the picture of the app
            switcher from then on.

            ## What the plan does

            One case is certain, and done: a cover that the application delegate shows in
            `applicationWillResignActive` or `applicationDidEnterBackground`, or in a method that nothing but these
            calls, and nowhere else. The app's window is connected by then, since the user leaves it, and
            there is one. In front of each line that shows the cover, another one gives it that scene. An
            app that may have several windows is left alone, and so is a cover that is handed to other code or
            is of a class of the app's own, which may show it at another time.

            Any other window is reported, by hand, at the place that makes it, whatever its class and spelling,
            unless its `windowScene` is set somewhere, or it is only measured; in Objective-C, at each line that makes one. It is an error where `applicationWillResignActive`,
            `applicationDidEnterBackground`, an observer of their notifications, or what these call
            shows it. The help is the line for this app, with the name that the code has for the window,
            and the place in front of which it belongs: where the window is shown. The plan does not write
            that line, since it is not certain to be right:

            - At launch, and whenever the code may run before the first scene is connected, there is none.
              `windowScene` then becomes nil, and nobody notices.
            - A window that is kept outlives its scene. The system may disconnect a scene in the background
              and connect another one later (documented: Apple's page of `sceneDidDisconnect(_:)`), in which
              a window that got its scene once, where it was made, is never seen again. So the line belongs in
              front of each showing, and not all of them may be seen.
            - `view.window` is nil until the view is in a window, and in a view controller that is covered
              by another one of a tab bar or navigation controller.
            - With two windows on an iPad, the scene that is meant is that of the window to be covered, and
              a cover for privacy needs one window for each.

            A window whose `screen` is set is for an external display, which has a scene of its own. The help
            names the role of that; the scenes of the app's windows are never on that screen.

            ## What you do

            Give it the scene each time that it is shown:

            ```swift
            // before
            let cover = UIWindow(frame: UIScreen.main.bounds)

            func applicationWillResignActive(_ application: UIApplication) {
                cover.isHidden = false
            }
            ```

            ```swift
            // after
            let cover = UIWindow(frame: UIScreen.main.bounds)

            func applicationWillResignActive(_ application: UIApplication) {
                cover.windowScene = application.connectedScenes
                    .compactMap { $0 as? UIWindowScene }
                    .first { $0.session.role == .windowApplication }
                cover.isHidden = false
            }
            ```

            The role leaves out scenes of external displays and of the keyboard. Don't ask for
            `.foregroundActive`: the scene is `.foregroundInactive` by the time that the app is left, and
            for a moment after it came back. In a view controller on the screen it is
            `view.window?.windowScene`. While the app launches there is no scene yet; show the window
            later.

            """,
        check: FindingCheck(
            .device,
            "Do what shows the window; leave the app, and look at its picture in the app switcher; do both again after some minutes in the background.",
            right: "the window appears, and a cover is what the picture shows.",
            wrong: "nothing appears, and the picture shows the app's content.")
    )
}
