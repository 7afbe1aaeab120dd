extension FindingPage {
    /// The page of `root-container-preferences`.
    static let rootContainerPreferences = FindingPage(
        id: .rootContainerPreferences,
        title: "the root controller decides status bar, home indicator or orientation",
        text: """
            # root-container-preferences

            The root view controller overrides what UIKit asks the window's root for:
            `prefersStatusBarHidden`, `preferredStatusBarStyle`, `prefersHomeIndicatorAutoHidden`,
            `preferredScreenEdgesDeferringSystemGestures` or `supportedInterfaceOrientations`.

            ## Why it matters

            After the migration the window's root is SwiftUI's hosting controller, and the view
            controller is its child. The hosting controller does not ask the child. Seen in
            several apps: Godot's migration regressed in exactly these points (godot issues
            116632, 116633, 118350 and 119773), and Home Assistant could no longer hide the status
            bar (home-assistant/iOS issue 5321).

            ## What the plan does

            Reported, by hand, in the root's class, its extensions, and the classes of the app that it inherits
            from. Where the root is a tab bar, navigation or split view controller, which asks the
            controllers that it shows, each override in another class of the app is reported too,
            except for orientations, which UIKit's containers do not ask for, and for classes that
            the app only presents, which UIKit asks as before. A navigation controller that shows its bar does not ask for
            `preferredStatusBarStyle`: the style of its bar decides. That override is reported below one only
            where the app hides a bar or makes one black, or a navigation controller of the app passes the question on. What makes a
            bar black is reported itself, in code and in storyboards, once for all places: the controller of a black bar answers with a
            light status bar. Bars of what is only presented are left out, and all of them where the navigation controllers answer
            themselves. In packages and libraries, view controllers count that the app's code comes to by other code that is linked. Where the root is a container of the app's own,
            the same holds for what it asks its children for: by `childForStatusBarStyle`,
            `childForStatusBarHidden`, `childForHomeIndicatorAutoHidden` or
            `childForScreenEdgesDeferringSystemGestures`, or by an override that passes the question on, such as
            `current?.supportedInterfaceOrientations ?? .all`, also in an extension or a subclass of UIKit's. Overrides that answer what UIKit
            answers without them are left out, and so are orientations that come to the same with Info.plist's on each kind of
            device (`UISupportedInterfaceOrientations`, with `~ipad` and `~iphone`, also where build settings generate
            it): UIKit shows what both support. The root of Capacitor is known to answer. Classes of libraries are read where
            CocoaPods or Carthage have put them into the repository. Where a root on iOS is of a library's class that is not there, or inherits
            from one, and its own part decides nothing, that is said, to be looked at.
            The status bar is left out where Info.plist gives it to the
            application, with `UIViewControllerBasedStatusBarAppearance` set to `NO`. The class of a root is looked for behind
            functions, computed properties and stored ones; where it is not found, and classes of the app decide such things, the place
            that sets the root is reported, to be looked at. There is no modifier for each of them, and those that there are do
            not mean quite the same.

            Two kinds of input come to the root of a window by itself, and nobody measured whether they come to its child; they are
            reported to be looked at. An `inputAccessoryView` of a root that can be first responder and never asks to be (the bar is there by
            default, says the maintainer in InputBarAccessoryView issue 17; below SwiftUI one did not show, MessageKit issue 1405).
            On tvOS, touches and presses of the remote in a root, or in its `SKScene`, where nothing takes the focus.

            A root that is a document browser is reported, since Apple's page wants it to be the root of its window. So are `keyCommands` of a
            root in an app that presents something: SwiftUI's root presents that, and the responder chain goes past the app's own
            (Apple: `presentingViewController`, the topmost parent presents). Nobody measured either.

            A subclass of `UIHostingController` that overrides nothing but these is made no more: its view is written in the window group. A
            note names the class where nothing else uses it.

            ## What you do

            | override | in SwiftUI |
            | --- | --- |
            | `prefersStatusBarHidden` | `.statusBarHidden()` |
            | `preferredStatusBarStyle` | `.preferredColorScheme(_:)`; colours change too |
            | `prefersHomeIndicatorAutoHidden` | `.persistentSystemOverlays(.hidden)`, iOS 16 |
            | `preferredScreenEdgesDeferring…` | `.defersSystemGestures(on:)`, iOS 16 |
            | `supportedInterfaceOrientations` | none; the app delegate's method still is called |

            ```swift
            // before
            final class PlayerViewController: UIViewController {
                override var prefersStatusBarHidden: Bool { true }
                override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
                    .landscape
                }
            }
            ```

            ```swift
            // after: in the App
            WindowGroup {
                RootView()
                    .ignoresSafeArea()
                    .statusBarHidden()
            }

            // after: in the app delegate
            func application(
                _ application: UIApplication,
                supportedInterfaceOrientationsFor window: UIWindow?
            ) -> UIInterfaceOrientationMask {
                .landscape
            }
            ```

            The delegate's method answers for the whole app, not for one view controller.

            `UIViewControllerBasedStatusBarAppearance` set to `NO` and the keys for the status bar
            and the orientations in Info.plist keep their effect (not observed in a migrated app).

            """,
        check: FindingCheck(
            .device,
            "Open each screen that is named, in light and in dark mode, wait for the home indicator to fade, swipe from the edges, and turn the device.",
            right:
                "the status bar has its style or is hidden, the indicator fades, the first swipe does not leave the app, and the screen keeps its orientation.",
            wrong:
                "black on black in the status bar, an indicator that stays, a swipe that leaves at once, or a screen that turns."
        )
    )
}
