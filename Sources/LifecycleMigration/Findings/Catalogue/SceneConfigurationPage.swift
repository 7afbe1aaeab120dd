extension FindingPage {
    /// The page of `scene-configuration`.
    static let sceneConfiguration = FindingPage(
        id: .sceneConfiguration,
        title: "the scene configuration does not give SwiftUI the scene delegate",
        text: """
            # scene-configuration

            The app has a scene delegate of its own that has work to do, and
            `application(_:configurationForConnecting:options:)` is missing, returns the session's
            own configuration, or sets the delegate class for every role.

            ## Why it matters

            SwiftUI makes the window scene's delegate itself and passes calls on to yours. It
            learns about your class from one place only: the configuration that the app delegate
            returns for a connecting session (documented: Apple's page
            `UIApplicationDelegateAdaptor`). The class that Info.plist names is used only if the
            returned configuration looks it up by name. Without the method the scene delegate is
            silently gone.

            Two forms of the method do harm. Returning `connectingSceneSession.configuration`
            recurses until the stack overflows, at launch (several reports). A delegate class for
            every role takes over CarPlay and external-display scenes as well.

            ## What the plan does

            A scene delegate that only made the window goes away, and nothing needs to be
            configured; the plan does that. For one that has work left, the plan writes the method,
            or repairs it: a new configuration under the shipped name in place of the session's own,
            and the class for the window role alone where there are other roles. The report marks
            that `automatic`. A method that chooses in a way of its own is kept where it sets the
            class. One that returns a new configuration under each of its conditions, as for the
            activity that asks for a further window, and the first one of Info.plist behind them, is
            kept too: the class is set for the last one, and so it is behind what is returned for
            other roles. Calls in front of the configuration, such as a line for the log, stay there. Any other is refused. So is a class that is the application's delegate and that
            of its scenes: an object of it is made for each, and SwiftUI would put both into the
            environment under one class.

            The further windows stay UIKit's, with their entries in Info.plist and their delegates.
            SwiftUI takes the class from the configuration, makes a window of its own for each of
            these scenes too, and the delegate's window stands in front of it (inferred from
            OpenSwiftUI; a public app does so on purpose). They look as before, but the first screen
            is made once more behind them. The finding names each, `manual`: a `WindowGroup` of
            their own is the way out of it. What is marked `manual` is not changed.

            The same finding names a scene delegate of Info.plist that the target does not have: the
            system writes an error into the log each time that a scene connects. The plan removes the
            key where the class can only be the target's own, as with
            `$(PRODUCT_MODULE_NAME).SceneDelegate`.

            ## What you do

            ```swift
            // before
            func application(
                _ application: UIApplication,
                configurationForConnecting connectingSceneSession: UISceneSession,
                options: UIScene.ConnectionOptions
            ) -> UISceneConfiguration {
                connectingSceneSession.configuration
            }
            ```

            ```swift
            // after
            func application(
                _ application: UIApplication,
                configurationForConnecting connectingSceneSession: UISceneSession,
                options: UIScene.ConnectionOptions
            ) -> UISceneConfiguration {
                let configuration = UISceneConfiguration(
                    name: "Default Configuration",
                    sessionRole: connectingSceneSession.role
                )
                if connectingSceneSession.role == .windowApplication {
                    configuration.delegateClass = SceneDelegate.self
                }
                return configuration
            }
            ```

            Take the name that Info.plist has, if the app was shipped with one (see
            `scene-session-name`). Set no storyboard and no scene class. The scene delegate's own
            `window` stays `nil`; SwiftUI's window is `(scene as? UIWindowScene)?.keyWindow` in
            `scene(_:willConnectTo:options:)`, and a window made there stands in front of
            SwiftUI's.

            """,
        check: FindingCheck(
            .device,
            "Set a breakpoint in `scene(_:willConnectTo:options:)`, start the app, and connect a car or an external display, where it has scenes for them.",
            right:
                "the breakpoint is hit once for each window, and car and display show their own content.",
            wrong:
                "it is never hit, the app ends at launch in `configurationForConnecting`, or the car shows the app's first screen."
        )
    )
}
