extension FindingPage {
    /// The page of `watch-extension-object`.
    static let watchExtensionObject = FindingPage(
        id: .watchExtensionObject,
        title: "the object of an extension, in a watch app that has none",
        text: """
            # watch-extension-object

            Code of a watch app with a single target, or of a package that it is built with, asks for `WKExtension.shared()`.

            ## Why it matters

            A single-target app has no WatchKit extension, and WatchKit makes that object in one only: the app ends with
            "can only be instantiated from a WatchKit Extension" (reported: RevenueCat/purchases-ios#1849,
            amplitude/Amplitude-Swift#163). That is so before and after the migration.

            ## What the plan does

            Casts of the delegate are repaired ([delegate-cast](delegate-cast.md)). Every other use is named at its place and stays
            as it is: it may stand behind a condition that keeps it from running.

            ## What you do

            Ask for the app instead; both objects have the same members:

            ```swift
            // before
            WKExtension.shared().registerForRemoteNotifications()
            ```

            ```swift
            // after
            WKApplication.shared().registerForRemoteNotifications()
            ```

            A package that does so needs a newer version.

            """,
        check: FindingCheck(
            .watch,
            "Do in the app what leads to the place.",
            right: "it does what it is for.",
            wrong: "the app ends there.")
    )
}
