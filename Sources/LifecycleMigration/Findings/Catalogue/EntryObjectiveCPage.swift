extension FindingPage {
    /// The page of `entry-objective-c`.
    static let entryObjectiveC = FindingPage(
        id: .entryObjectiveC,
        title: "the launch is written in Objective-C",
        text: """
            # entry-objective-c

            The app starts in Objective-C: a `main.m` (or `main.mm`, `main.c`) calls
            `UIApplicationMain`, or the application delegate is an Objective-C class that makes
            the window.

            ## Why it matters

            A SwiftUI app starts in a Swift type that conforms to `App` and carries `@main`. The
            Objective-C `main` function and `@main` both define the symbol `main`, so the two
            cannot stand in one target (general knowledge of the linker, not taken from a
            document). And code that makes the window in Objective-C has to be rewritten in Swift,
            or called from Swift; sceneshift reads and edits Swift only.

            ## What the plan does

            A `main.m` that does nothing but start a delegate that is written in Swift goes, also from the project, and the
            `App` carries `@main` (a note). Nothing but that are imports, comments, an `@autoreleasepool`, a local for the name
            of the class, and the one call. Comments that say something are named (`comment-lost`). Apps that share the file
            move together, or none does.

            Where such a file does more (a signal handler, `setenv`, a condition of the preprocessor, another function), the
            app is refused with the lines, and each is a numbered step. So it is where the class isn't sure: `@"AppDelegate"`
            for a class that the runtime knows as `Notes.AppDelegate`, a class of that name in Objective-C or in an imported
            module too, one in an `#if`, two files with a start.

            Where the delegate is written in Objective-C, the app is refused. Nothing is touched. What is to be done it lists as
            numbered steps, each at its place: the
            start, the delegate, each statement about a window, the storyboard's key, the callbacks that are no longer
            called, and the casts of the delegate in Swift and in Objective-C. Bodies of methods are looked at, and not
            followed: a window that another class makes is not listed.

            ## What you do

            For a note, nothing. A `main.m` that does more is written anew as `main.swift`: what stands there in front of the
            start stays, and the plan starts the `App` in the delegate's place ([entry-own-code](entry-own-code.md)).

            If the delegate is a small Objective-C class that does not make the window, remove
            `main.m` and let a Swift `App` adopt the class through the bridging header. The class
            must be an `NSObject` with a plain `init` (this follows from the requirements on
            Apple's page `UIApplicationDelegateAdaptor`; no report of an Objective-C delegate was
            found).

            Before, in `main.m`:

            ```objc
            int main(int argc, char *argv[]) {
                @autoreleasepool {
                    NSString *name = NSStringFromClass([AppDelegate class]);
                    return UIApplicationMain(argc, argv, nil, name);
                }
            }
            ```

            After, in `NotesApp.swift`, with `main.m` removed:

            ```swift
            import SwiftUI

            @main
            struct NotesApp: App {
                @UIApplicationDelegateAdaptor private var appDelegate: AppDelegate

                var body: some Scene {
                    WindowGroup {
                        RootView()
                            .ignoresSafeArea()
                    }
                }
            }
            ```

            `RootView` is a `UIViewControllerRepresentable` that makes the root view controller.

            If the delegate makes the window, translate it to Swift first, and run sceneshift
            again.

            """,
        check: FindingCheck(
            .xcode,
            "Build the app once its entry point is in Swift, and run it with a breakpoint in the delegate's launch method.",
            right: "it links, and the breakpoint is hit once.",
            wrong: "“duplicate symbol '_main'”, or a launch method that is never called.")
    )
}
