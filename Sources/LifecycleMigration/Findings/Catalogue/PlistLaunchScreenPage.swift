extension FindingPage {
    /// The page of `plist-launch-screen`.
    static let plistLaunchScreen = FindingPage(
        id: .plistLaunchScreen,
        title: "no launch screen would be declared",
        text: """
            # plist-launch-screen

            After the plan no key would declare a launch screen: the only one stood in the scene
            configuration that goes, or there was none.

            ## Why it matters

            Without a launch screen key iOS runs the app letterboxed, in the size of an old
            device. With the 27 SDK the App Store refuses the upload (error ITMS-90870;
            documented: Apple, iOS & iPadOS 27 release notes and technical note TN3208).

            ## What the plan does

            Where removing a scene configuration takes the last such key along, the plan adds a
            key to Info.plist, `automatic`. Where there was none before, it is reported only.

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
