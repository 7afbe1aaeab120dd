extension FindingPage {
    /// The page of `plist-launch-screen`.
    static let plistLaunchScreen = FindingPage(
        id: .plistLaunchScreen,
        title: "no launch screen is declared",
        text: """
            # plist-launch-screen

            No key of the Info.plist and no build setting declares a launch screen.

            ## Why it matters

            Without a launch screen key iOS runs the app letterboxed, in the size of an old
            device. With the 27 SDK the App Store refuses the upload (error ITMS-90870;
            documented: Apple, iOS & iPadOS 27 release notes and technical note TN3208).

            ## What the plan does

            Reports it with a note, at the Info.plist. The plan never takes such a key away: it removes main
            storyboards and scene delegates, and `LaunchScreen.storyboard` stays what it was.

            ## What you do

            Add an empty launch screen, or name a storyboard:

            ```xml
            <!-- an empty screen in the system's background colour -->
            <key>UILaunchScreen</key>
            <dict/>
            ```

            ```xml
            <!-- a storyboard -->
            <key>UILaunchStoryboardName</key>
            <string>LaunchScreen</string>
            ```

            Where Xcode generates the Info.plist, the build setting
            `INFOPLIST_KEY_UILaunchScreen_Generation = YES` does the first. `UILaunchScreen` needs
            iOS 14, as the SwiftUI life cycle does.

            """,
        check: FindingCheck(
            .device,
            "Delete the app, restart the device, install the app and start it.",
            right: "the launch screen, and then an app that fills the display.",
            wrong:
                "black bars above and below the app; an upload to the App Store ends with ITMS-90870."
        )
    )
}
