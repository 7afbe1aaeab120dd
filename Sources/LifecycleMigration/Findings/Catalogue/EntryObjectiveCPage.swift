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

            Refuses the app. Nothing is touched. What is to be done it lists as numbered steps, each at its place: the
            start, the delegate, each statement about a window, the storyboard's key, the callbacks that are no longer
            called, and the casts of the delegate in Swift and in Objective-C. Bodies of methods are looked at, and not
            followed: a window that another class makes is not listed.

            Where `main.m` starts a delegate that is written in Swift there is one step: put `@main` on the class, take
            `main.m` out of the target, and plan again.

            ## What you do

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
