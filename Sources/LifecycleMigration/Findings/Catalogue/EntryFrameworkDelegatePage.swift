extension FindingPage {
    /// The page of `entry-framework-delegate`.
    static let entryFrameworkDelegate = FindingPage(
        id: .entryFrameworkDelegate,
        title: "the app delegate inherits from a framework's delegate",
        text: """
            # entry-framework-delegate

            The app delegate inherits from a class of a framework: Flutter's `FlutterAppDelegate`,
            React Native's or Expo's delegate, Capacitor's, Cordova's, or another.

            ## Why it matters

            Such a class makes the window, owns the view controller or replaces callbacks, in code
            that is not in the project. What it does under SwiftUI's life cycle depends on its
            version. The frameworks bring their own ways to adopt scenes: Flutter's tool migrates
            an unchanged template since 3.41 (`uiscene_migration.dart` in its source); React
            Native added scene entry points to its template (react-native pull request 53744);
            Expo SDK 58 has a scene delegate of its own (expo pull request 49925); Cordova's iOS
            platform 8 a scene delegate in its template. Capacitor 9 moves its own template to the
            SwiftUI life cycle, with `npx cap migrate` (ionic-team/capacitor pull request 8559).

            ## What the plan does

            Refuses the app. Nothing is touched.

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
