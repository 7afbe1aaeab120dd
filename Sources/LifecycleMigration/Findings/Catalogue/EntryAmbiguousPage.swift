extension FindingPage {
    /// The page of `entry-ambiguous`.
    static let entryAmbiguous = FindingPage(
        id: .entryAmbiguous,
        title: "the target has no single entry point",
        markdown: """
            # entry-ambiguous

            The target has two entry points, or none that can be told apart, or one file is the
            entry point of two app targets.

            ## Why it matters

            Two `@main` types in one module are a compile error, so one of them is usually behind
            `#if` or in another target. Which one starts the app then depends on the build, and a
            plan that edits the wrong one breaks the other. A file that two targets compile can be
            edited only once, while each target needs an `App` of its own.

            ## What the plan does

            Refuses the app, and names each entry point. Nothing is touched.

            One case is clear: an `@main` `App` whose adaptor makes a delegate that still carries
            `@main` or `@UIApplicationMain`. The delegate's attribute goes, and what the delegate is not
            told any more is reported. An `App` beside a `main.swift` that starts the delegate is
            refused: whether the one or the other was meant can't be known.

            ## What you do

            Leave one entry point in each target. Where two apps share their delegate, keep the
            shared code in a base class or a function, and give each target a delegate of its own:

            ```swift
            // Shared.swift, before: compiled by Notes and NotesLite
            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
            }
            ```

            ```swift
            // Shared.swift, after
            class SharedAppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
            }

            // Notes/AppDelegate.swift, and the same in NotesLite
            @main
            class AppDelegate: SharedAppDelegate {}
            ```

            Where `#if` chooses, move the branches into two files and let target membership
            choose.

            """
    )
}
