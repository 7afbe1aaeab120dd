extension FindingPage {
    /// The page of `swift-version`.
    static let swiftVersion = FindingPage(
        id: .swiftVersion,
        title: "the sources are of a Swift or SwiftUI that no Xcode of today compiles",
        text: """
            # swift-version

            A build configuration of the app sets `SWIFT_VERSION` to a version below 4; or it is an Xcode project, and
            none sets it: not of the target, not of the project, and not an `.xcconfig`. Or the sources use names of SwiftUI's
            first betas: `BindableObject`, `@ObjectBinding`, `TabbedView`, `NavigationButton`, `identified(by:)` and their like.
            Or a class overrides a member of AppKit's or UIKit's as Swift 2 or 3 declared it, though the project says that it is in a newer language:
            `override var representedObject: AnyObject?`, `override func viewWillAppear(animated: Bool)`.
            Or they call a function `await(…)`, which libraries of promises had and some apps wrote, in front of Swift 5.5.

            ## Why it matters

            Xcode 10.2 was the first without Swift 3 (documented: its release notes); Xcode 11 the
            first with SwiftUI, and Xcode 12 the first with its life cycle. So no Xcode compiles both
            the app and what a migration writes. Swift 4, 4.2, 5 and 6 are all right.

            The setting came with Xcode 8 (documented: its release notes), so that a project without it was made
            before and is mostly in Swift 2. Later versions of Xcode ask for a value before they compile anything.
            XcodeGen, Tuist, Bazel and Swift packages have a value of their own, and are not reported for that.

            The names of the betas were replaced before the first release (documented: the release notes of iOS 13 beta 4 and
            5), and no SDK that has `App` has them. `await(…)` waits since Swift 5.5, which only `async` functions
            may do (documented: SE-0296); Xcode 13, the first for iOS 15, has that version.

            An override must be of a member that the superclass has: since Swift 3 parameters of type `id` are `Any` (SE-0116), methods
            have other names (SE-0005), and the first label is part of them (SE-0046).

            ## What the plan does

            Reported, by hand, beside the migration, which is planned as for any app. A higher number
            alone would not help: the names of UIKit changed, and Xcode's own migrator, which knew
            them, is gone since Xcode 11.

            Where no configuration sets a version of 4 or above, each callback of the application delegate that is spelled as in
            Swift 2 is reported at its place: `application(application:openURL:options:)` has another selector in a language of today,
            in which the first label is part of the name (SE-0046), and UIKit does not call it.

            ## What you do

            Replace the names of betas: `ObservableObject` for `BindableObject`, with `objectWillChange` or `@Published` for
            `didChange`, `@ObservedObject` for `@ObjectBinding`, `TabView`, `NavigationLink`, and plan again.
            Call a function `await` by the name that the library has today, or behind the name of its module.

            Move the sources to Swift 5, by hand or with the migrator of an Xcode 10, until the app
            builds, and set the version in every configuration:

            ```
            // before
            SWIFT_VERSION = 3.0

            // after
            SWIFT_VERSION = 5.0
            ```

            Before the migration or behind it, as you like: it changes the start of the app only.

            """,
        check: FindingCheck(
            .xcode,
            "Look at Swift Language Version in the build settings of each configuration, and build the target.",
            right: "a version that the menu offers, and a build that succeeds.",
            wrong: "“SWIFT_VERSION '3.0' is unsupported”, with a list of those that are.")
    )
}
