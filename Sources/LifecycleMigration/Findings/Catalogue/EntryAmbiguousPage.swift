extension FindingPage {
    /// The page of `entry-ambiguous`.
    static let entryAmbiguous = FindingPage(
        id: .entryAmbiguous,
        title: "the target has no single entry point",
        text: """
            # entry-ambiguous

            The target has two entry points, or none that can be told apart; or a file that the
            plan changes is compiled into other app targets too.

            ## Why it matters

            Two `@main` types in one module are a compile error, so one of them is usually behind
            `#if` or in another target. Which one starts the app then depends on the build, and a
            plan that edits the wrong one breaks the other. A file that two apps compile can be
            edited only once, for both of them.

            ## What the plan does

            Refuses a target with several entry points, and names each. Nothing is touched.

            Apps that are built from the same delegate, such as a beta beside the app of the store,
            move together, and a note says so: a file that they share is changed where every app that
            compiles it is compiled as if it was the only one: they want the same change, or the change stands in
            an `#if os(…)` that leaves it out for the others. So the app for iOS moves without that for macOS where
            they share `AppDelegate.swift` in two parts. An Info.plist that an app of SwiftUI has, too, loses its
            storyboards, and a scene delegate that is not that app's own. The apps get one `App` in all of their targets
            where it is the same for all, else each its own. Where one of them is left out (`--target`,
            `--platform`), is refused, or would change the file in another way, they are all refused,
            and the reason names both apps and the line. With `--interactive` they are one question.

            A target for several platforms may have an entry point for each, in `#if os(iOS)` and `#if os(macOS)`. The
            plan is for the platform of the delegate, and its `App` stands in a condition of the same platforms. A note
            says so. Nothing may change for the others: each of them compiles the same tokens as before, and only keys
            that UIKit reads change in an Info.plist, and none of these where tvOS or visionOS is the other platform. If
            anything is seen there, the app is refused, with the line.

            Apps whose Info.plists are made by one helper of a manifest share its dictionary like a file: all of them move
            and want the same change, or they are refused, and the reason names them.

            One case is clear: an `@main` `App` whose adaptor makes a delegate that still carries
            `@main` or `@UIApplicationMain`. The delegate's attribute goes, and what the delegate is not
            told any more is reported. An `App` beside a `main.swift` that starts the delegate is
            refused: whether the one or the other was meant can't be known.

            Where every build agrees on a condition around the entry point, the condition goes with it, and a note says so: the `App` stands in none. It
            names the entry point that a build has beside the `App` as soon as somebody sets the condition otherwise.

            ## What you do

            Leave one entry point in each target, and plan apps that share files together. Where their
            plans differ, keep the shared code in functions and give each target a delegate of its
            own:

            ```swift
            // Shared.swift, before: compiled by Notes and NotesLite
            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                func application(
                    _ application: UIApplication,
                    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool {
                    Store.open()
                    return true
                }
            }
            ```

            ```swift
            // Notes/AppDelegate.swift, and one like it in NotesLite
            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                func application(
                    _ application: UIApplication,
                    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool {
                    openStore()
                    return true
                }
            }

            // Shared.swift
            func openStore() {
                Store.open()
            }
            ```

            Where `#if` chooses, move the branches into two files and let target membership
            choose.

            """,
        check: FindingCheck(
            .xcode,
            "Build every scheme, in each of its configurations, and run it.",
            right: "each build succeeds, and each app shows its own first screen.",
            wrong:
                "“'main' attribute can only apply to one type in a module”, or an app that starts as another one does."
        )
    )
}
