extension FindingPage {
    /// The page of `entry-framework-delegate`.
    static let entryFrameworkDelegate = FindingPage(
        id: .entryFrameworkDelegate,
        title: "the app delegate inherits from a framework's delegate",
        text: """
            # entry-framework-delegate

            The app delegate inherits from a class of a framework, or is the one of a framework's template: Flutter's
            (`FlutterAppDelegate`), Expo's (`ExpoAppDelegate`), React Native's (`RCTAppDelegate`, `startReactNative`),
            Capacitor's (`ApplicationDelegateProxy`), Cordova's (`CDVAppDelegate`), or another; in Swift or in Objective-C.

            ## Why it matters

            Such a class makes the window, owns the view controller or replaces callbacks, in code
            that is not in the project. What it does under SwiftUI's life cycle depends on its
            version. The frameworks bring their own ways to adopt scenes:

            - Flutter: since 3.41 `flutter build ios` changes a delegate like its template's; for others its guide
              “UIScene adoption” says what to write (documented: docs.flutter.dev).
            - Expo: SDK 58 has a scene delegate of its own; 57.0.23 and later have it with `ios.enableSceneSupport`
              of expo-build-properties (expo pull requests 49925, 50191, 50205).
            - React Native: 0.88 added scene entry points to its template (react-native pull requests 57700, 57717).
            - Capacitor: 9 moves its own template to the SwiftUI life cycle, with `npx cap migrate`
              (ionic-team/capacitor pull request 8559).
            - Cordova: cordova-ios 8 has a scene delegate in its template.

            ## What the plan does

            Refuses the app, for this reason before any other, and names the framework's own way. Nothing is touched. An app that
            shows a framework's screens, and has a delegate of its own, is an app like others.

            ## What you do

            Follow the framework's own guide. Adopting scenes satisfies the requirement of the 27
            SDKs (documented: Apple, iOS & iPadOS 27 release notes); the SwiftUI life cycle is not
            needed for it.

            A delegate that calls the framework instead of inheriting from it can be migrated.
            Where the framework offers both, the change looks like this:

            ```swift
            // before
            @main
            class AppDelegate: VendorAppDelegate {}
            ```

            ```swift
            // after
            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                private let vendor = VendorRuntime()

                func application(
                    _ application: UIApplication,
                    didFinishLaunchingWithOptions launchOptions:
                        [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool {
                    vendor.start()
                    return true
                }
            }
            ```

            """,
        check: FindingCheck(
            .device,
            "After the framework's own migration start the app by its icon, by a link and by a push.",
            right: "the first screen, the screen of the link, and that of the push.",
            wrong: "a black window, or plug-ins that hear of no link and no push.")
    )
}
