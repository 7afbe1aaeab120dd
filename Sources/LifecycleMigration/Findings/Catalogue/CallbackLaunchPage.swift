extension FindingPage {
    /// The page of `callback-launch`.
    static let callbackLaunch = FindingPage(
        id: .callbackLaunch,
        title: "the delegate starts in `applicationDidFinishLaunching(_:)`",
        text: """
            # callback-launch

            The app delegate has `applicationDidFinishLaunching(_:)`, and not
            `application(_:didFinishLaunchingWithOptions:)`.

            ## Why it matters

            UIKit asks the delegate for `application(_:didFinishLaunchingWithOptions:)`, and calls the
            older method only where that is missing (documented: the newer one is the recommended way
            since iOS 3). With an adaptor, the delegate that UIKit knows is SwiftUI's own, which has the
            newer method and passes that one on. So UIKit never comes to the older method (inferred from
            OpenSwiftUI). A public app renamed its method in the same commit in which it moved to the
            SwiftUI life cycle (seen in razeware/emitron-iOS).

            ## What the plan does

            It renames the method in place, and returns `true`:

            ```swift
            // before
            func applicationDidFinishLaunching(_ application: UIApplication) {
                Analytics.start()
            }
            ```

            ```swift
            // after
            func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                Analytics.start()
                return true
            }
            ```

            Where other code calls the method, it keeps its name, and a new method calls it. A delegate
            that has both methods is left alone: UIKit only ever called the newer one.

            In an app that is refused, and where an `App` stands beside a delegate that still has its entry
            attribute, the method is reported.

            ## What you do

            Nothing where the plan did it. Where it was only reported, rename the method as above.

            """,
        check: FindingCheck(
            .device,
            "Set a breakpoint in the launch method, and start the app from Xcode.",
            right: "it is hit once, in front of the first screen.",
            wrong: "it is never hit, and what it sets up is missing.")
    )
}
