extension FindingPage {
    /// The page of `delegate-without-work`.
    static let delegateWithoutWork = FindingPage(
        id: .delegateWithoutWork,
        title: "nothing is left of the application delegate",
        text: """
            # delegate-without-work

            Once SwiftUI makes the window, nothing in the application delegate does anything: launch
            methods that return `true`, empty callbacks of Xcode's template, a `window` that stays empty,
            and a `configurationForConnecting` that names no delegate for the scene.

            ## Why it matters

            SwiftUI has an application delegate of its own, which answers in the same way where the app
            has none (inferred: OpenSwiftUI, `UIKitAppDelegate.swift`: it returns `true` from the launch,
            and takes nothing but the delegate class from the app's `configurationForConnecting`). A
            class without work, and an adaptor for it, only make readers look for what they are for. The same
            goes for the Mac, where SwiftUI's delegate answers for secure state, too (inferred: OpenSwiftUI,
            `AppKitAppDelegate.swift`, and public class dumps). One without an answer about the last window stays where the
            scene is a single `Window`, which would quit the app.

            ## What the plan does

            `automatic`: the class goes, and its file where nothing else is in it; the App has no adaptor.
            This is done only where nothing else names the class, in code, texts, tests, Objective-C,
            nibs or the Info.plist, where no code asks the application for its delegate, and where one
            target alone compiles it. On the Mac the main nib may name it, which nothing loads any more: the
            delegate's object in it, and a storyboard's 'Application' scene, can be deleted in Interface Builder.
            With a scene delegate that goes, what would be left alone in its file goes, too, where nothing uses it: a
            generic subclass of the hosting controller, and the preview that Xcode made.

            `review`: the class stays, and you decide, where

            - it holds comments that are not Xcode's, such as code that is switched off;
            - it has a `window` that a library may ask for: some send `window` to the application's delegate without
              asking whether it has one, which ends the app (reported: react-native-reanimated issue 10587). Code on
              disk is read: packages, `Pods`, `Carthage/Checkouts`, pods that are developed in the tree. Of other
              libraries those count that are known to ask (`docs/sdks.md`), and pods, frameworks and binaries whose
              names say that they show something over the app;
            - its file is the only one that imports a module: Swift lets other files use that module's
              extensions by way of it;
            - other targets compile it, too, such as the app's twin for another platform.

            ## What you do

            Where it stayed and nothing of this matters, delete the class and the adaptor:

            ```swift
            // before
            @main
            struct NotesApp: App {
                @UIApplicationDelegateAdaptor private var appDelegate: AppDelegate

                var body: some Scene {
                    WindowGroup { ContentView() }
                }
            }
            ```

            ```swift
            // after
            @main
            struct NotesApp: App {
                var body: some Scene {
                    WindowGroup { ContentView() }
                }
            }
            ```

            """,
        check: FindingCheck(
            .device,
            "Start the app, leave it for the home screen and come back, and use what each library of it does.",
            right: "the same first screen as before, and no end of the app.",
            wrong:
                "the app ends with `unrecognized selector sent to instance` of `SwiftUI.AppDelegate`; put the class and its adaptor back."
        )
    )
}
