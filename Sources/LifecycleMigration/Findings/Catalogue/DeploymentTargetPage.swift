extension FindingPage {
    /// The page of `deployment-target`.
    static let deploymentTarget = FindingPage(
        id: .deploymentTarget,
        title: "the deployment target is too low for the SwiftUI life cycle",
        text: """
            # deployment-target

            The app's deployment target is below the first version that has the SwiftUI life
            cycle: iOS, iPadOS, tvOS or Mac Catalyst 14, macOS 11, watchOS 7, visionOS 1.

            ## Why it matters

            `App`, `WindowGroup` and the delegate adaptors are available from these versions on
            (documented: Apple's pages of each). Below them the migrated app does not compile.
            There is no way to keep both life cycles in one target and stay simple.

            Xcode 27 itself is reported to accept no iOS deployment target below 15 (two reports,
            no Apple page found).

            ## What the plan does

            Refuses the app, unless `--raise-deployment-target` is given. With the option, the
            plan raises the target's deployment target, in every build configuration, to 15.0 (iOS,
            iPadOS, tvOS and Mac Catalyst), the lowest that Xcode 27 builds for, or to the version
            named after the option. That is `automatic`, and the report names the old value, the new
            one and the target, and which tests, frameworks and extensions get the new value too. One
            that is high enough for the life cycle, such as 14.0, is left alone. A version by itself is meant for iOS, tvOS and
            Mac Catalyst; apps of other platforms are raised to what they need. `ios=15.0,macos=12.0` names platforms, and apps of
            others are left. A version below those named above, or one that no SDK has, is wrong usage. Devices that cannot run the
            new version no longer get updates.

            ## What you do

            Decide which versions your users have, then run

            ```
            sceneshift plan --raise-deployment-target
            ```

            or raise the value yourself. A value in an `.xcconfig` file, or one that is inherited
            by other targets, may be better changed where it is written:

            ```
            // Config/Base.xcconfig, before
            IPHONEOS_DEPLOYMENT_TARGET = 12.0

            // after
            IPHONEOS_DEPLOYMENT_TARGET = 15.0
            ```

            """,
        check: FindingCheck(
            .xcode,
            "Select the target, look at Minimum Deployments under General, and build for a simulator of that version.",
            right: "the version is the new one of the report, and the build succeeds.",
            wrong:
                "errors that `App` or `WindowGroup` is only available in a newer version, or a warning that the version is not supported."
        )
    )
}
