extension FindingPage {
    /// The page of `callback-launch-options`.
    static let callbackLaunchOptions = FindingPage(
        id: .callbackLaunchOptions,
        title: "the launch reads launch options that no longer arrive",
        text: """
            # callback-launch-options

            The launch reads keys of `launchOptions` that no longer arrive: a URL, a user
            activity, a quick action, a notification, a CloudKit share.

            ## Why it matters

            In an app with scenes what started the app is in the connection options of the scene,
            and not in the launch options. The SDK headers deprecate the keys one by one with that
            advice (documented). `launchOptions?[.url]` is `nil`, so the branch behind it never
            runs again.

            Whether `.location` and the Bluetooth keys still arrive is not clear; reports
            disagree.

            ## What the plan does

            The code stays as it is. Each read of a key is reported at its place, also in a method of
            the app that gets the options handed on, with what arrives in its place. Where the delegate
            has the callback for the same thing, the plan keeps that alive at launch too, and the code
            here can go if it did the same.

            Handing the options to a library is only to be reviewed: most use them for statistics, and
            find fewer keys. Branch looks for a link in them, and is left to be done by hand.

            ## What you do

            | key | instead |
            | --- | --- |
            | `.url`, `.sourceApplication`, `.annotation` | `.onOpenURL`, or `urlContexts` |
            | `.userActivityDictionary`, `…Type` | `.onContinueUserActivity`, or `userActivities` |
            | `.shortcutItem` | `shortcutItem`, see `callback-quick-action` |
            | `.cloudKitShareMetadata` | `cloudKitShareMetadata`, see `callback-cloudkit-share` |
            | `.remoteNotification` | the delegate of `UNUserNotificationCenter` |
            | `.location` | Core Location's own means, such as `CLLocationUpdate` |
            | `.bluetoothCentrals`, `.bluetoothPeripherals` | Core Bluetooth's restoration |

            Names without a leading dot are properties of the scene's connection options, which a
            scene delegate gets.

            ```swift
            // before
            if let url = launchOptions?[.url] as? URL {
                router.open(url)
            }
            ```

            ```swift
            // after
            RootView()
                .ignoresSafeArea()
                .onOpenURL { url in
                    appDelegate.router.open(url)
                }
            ```

            `.onOpenURL` runs after the first view is there, later than `didFinishLaunching` did.

            """,
        check: FindingCheck(
            .device,
            "End the app in the app switcher, and start it by what the key is for: a link, a notification, a quick action.",
            right: "the app shows what started it.",
            wrong: "it shows its first screen; in the debugger `launchOptions` has no such key.")
    )
}
