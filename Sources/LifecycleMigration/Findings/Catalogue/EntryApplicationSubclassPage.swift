extension FindingPage {
    /// The page of `entry-application-subclass`.
    static let entryApplicationSubclass = FindingPage(
        id: .entryApplicationSubclass,
        title: "the app has an application class of its own",
        text: """
            # entry-application-subclass

            The app runs in a `UIApplication` or `NSApplication` class of its own: the third
            argument of `UIApplicationMain`, or the key `NSPrincipalClass`, which a build setting may write
            (`INFOPLIST_KEY_NSPrincipalClass`). `UIApplication` itself is none of the app's own.

            ## Why it matters

            `App.main()` starts the application itself, with a class of SwiftUI's. There is no way
            to give it another one: no public hook is documented, and none was found in the field.
            What the class did (an idle timer in `sendEvent(_:)`, key handling, a kiosk mode)
            stops without a message. That a class named by `NSPrincipalClass` is ignored on macOS
            was seen in CodeEdit, which carried the key for a class that no longer existed (one
            report).

            ## What the plan does

            Refuses the app, at the class where `main.swift` or a main type asks for it by name. Nothing is touched.

            A class without members, extensions and categories that nothing else names does what its superclass does: it goes
            with the code that asked for it. Where Info.plist or a build setting names it, both stay, and a note says so.

            ## What you do

            Move what the class does to a place that SwiftUI keeps, and remove the class. An idle
            timer, for example, can watch touches with a gesture recognizer on the window, which
            sees touches and never recognizes:

            ```swift
            // before
            final class Application: UIApplication {
                override func sendEvent(_ event: UIEvent) {
                    super.sendEvent(event)
                    IdleTimer.shared.restart()
                }
            }
            ```

            ```swift
            // after
            import UIKit.UIGestureRecognizerSubclass

            final class ActivityRecognizer: UIGestureRecognizer {
                override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
                    IdleTimer.shared.restart()
                    state = .failed
                }
            }
            ```

            Set `cancelsTouchesInView` to `false` and add the recognizer to `view.window` when the
            root view controller appears. Touches that start in another window (an alert of the
            system, the keyboard) are not seen, so test what your app counts on.

            """,
        check: FindingCheck(
            .device,
            "Enter `po type(of: UIApplication.shared)` in the debugger, then do what the class is for, such as leaving the device alone until the idle timer fires.",
            right: "the debugger prints your class, and what it is for happens.",
            wrong: "it prints another class, whatever Info.plist says, and nothing happens.")
    )
}
