extension FindingPage {
    /// The page of `scene-session-name`.
    static let sceneSessionName = FindingPage(
        id: .sceneSessionName,
        title: "a scene configuration name has been shipped",
        text: """
            # scene-session-name

            The app was shipped with a scene configuration that has a name, usually
            `Default Configuration`, in Info.plist or in code.

            ## Why it matters

            The system keeps scene sessions across launches and across updates of the app, with
            the configuration's name, delegate class and storyboard, and does not ask again for a
            session that it restores. A name that is gone after the update can leave a black
            window until the user ends the app by hand (three reports: niochat/nio issue 194,
            openhab/openhab-ios pull request 1314, and a comment in home-assistant/iOS; none is a
            controlled test of an update from the App Store). Fresh installs and the simulator do
            not show it.

            An app without scenes has no such session, so this concerns apps that have a scene
            delegate already.

            ## What the plan does

            It keeps the name, and a note says so: the entry in Info.plist stays, without the
            storyboard and without a delegate class that goes, and a configuration that the plan
            makes in code uses the name.

            ## What you do

            Leave the entry, take out what made the window:

            ```xml
            <!-- before -->
            <dict>
                <key>UISceneConfigurationName</key>
                <string>Default Configuration</string>
                <key>UISceneDelegateClassName</key>
                <string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
                <key>UISceneStoryboardFile</key>
                <string>Main</string>
            </dict>
            ```

            ```xml
            <!-- after -->
            <dict>
                <key>UISceneConfigurationName</key>
                <string>Default Configuration</string>
            </dict>
            ```

            Test the update on a device: install the shipped version, open it, leave it in the
            background, install the new one over it, and open that.

            """,
        check: FindingCheck(
            .device,
            "Install the version of the App Store, open it, leave it in the app switcher, install the new version over it, and open it from there.",
            right: "the first screen.",
            wrong: "a black window until the app is ended by hand.")
    )
}
