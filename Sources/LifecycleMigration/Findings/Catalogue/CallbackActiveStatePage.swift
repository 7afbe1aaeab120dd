extension FindingPage {
    /// The page of `callback-active-state`.
    static let callbackActiveState = FindingPage(
        id: .callbackActiveState,
        title: "the app delegate handles becoming active or going to the background",
        text: """
            # callback-active-state

            The app delegate implements `applicationDidBecomeActive`,
            `applicationWillResignActive`, `applicationDidEnterBackground` or
            `applicationWillEnterForeground`, and the method does something.

            ## Why it matters

            An app with scenes does not get these four calls, and every SwiftUI app has scenes
            (documented: Apple, "Transitioning to the UIKit scene-based life cycle"). The methods
            stay, compile, and never run; data is no longer saved on the way to the background.
            Many apps noticed late.

            The notifications of the same moments are still posted, once for the whole app
            (documented on the same page). SwiftUI's `scenePhase` is close and not the same: it
            gives no value at launch, has no counterpart of "will enter foreground", is
            `.inactive` on the way in as well as on the way out, and belongs to one scene when a
            view reads it (many reports, among them jessesquires.com of 29 June 2024).

            ## What the plan does

            A method that the delegate has from an extension of `UIResponder` or `NSObject`, or from a category in Objective-C, is
            reported, by hand, as those of links and quick actions are. So is a view that reads `scenePhase`: it never changed in a
            hosting controller (reported), and does in the window group.

            An empty method is left alone. For a method that does something, the delegate observes the
            notification from `init` on, and calls the method, which stays as it is. "Will enter
            foreground" is posted at launch too where scenes are in use (reported), when the delegate
            was not told before; a flag keeps that as it was. An app that the system launches in the
            background enters the foreground when the user opens it, and its delegate was told so: an app
            that is still in the background a second after its launch counts as launched there. Where nothing
            can launch the app there, that is left out: no background mode and no permission to know the place always
            in its property list, and no background transfers, Watch, notification actions, background delivery
            of health data or intents in the repository's code.

            Other observers of that notification in the app's code are reported, to be looked at, where they are there before the
            first scene enters the foreground: they run at launch too from now on (reported: a sample in TelemetryDeck's SwiftSDK
            issue 113). Of those that the first view adds before it appears it is said that they may. Left out are observers
            whose method does nothing, or nothing until a flag is set that only later code sets.

            With `--life-cycle-events scene-phase` the `App` follows `scenePhase` and calls the
            delegate's methods, in the form of `onChange` that the deployment target has. That is close
            and not the same, so each callback is to be reviewed.

            A scene delegate of which nothing is left but `sceneDidEnterBackground`, and that only has the app
            delegate, or what the whole app shares, do something then, goes: the `App` does it as the scene phase becomes
            `.background`. With one window that is the same moment (inferred from OpenSwiftUI). It stays
            where the app may have several windows, does more, or has other code that waits for the background.

            ## What you do

            Review what the plan wrote, which looks like this:

            ```swift
            // before
            class AppDelegate: UIResponder, UIApplicationDelegate {
                func applicationDidEnterBackground(_ application: UIApplication) {
                    store.save()
                }
            }
            ```

            ```swift
            // after
            class AppDelegate: UIResponder, UIApplicationDelegate {
                override init() {
                    super.init()
                    observeApplicationState()
                }

                func applicationDidEnterBackground(_ application: UIApplication) {
                    store.save()
                }

                /// UIKit posts these, and no longer calls the methods of the delegate itself.
                private func observeApplicationState() {
                    let center = NotificationCenter.default
                    center.addObserver(
                        self, selector: #selector(didEnterBackground),
                        name: UIApplication.didEnterBackgroundNotification, object: nil)
                }

                @objc private func didEnterBackground() {
                    applicationDidEnterBackground(.shared)
                }
            }
            ```

            Where the app takes its delegate off the notification center, by `removeObserver(self)`, by one of
            these names, or in code that takes off what it is given, the plan writes blocks instead of
            selectors (`addObserver(forName:object:queue:using:)`): those stay.

            | method | notification |
            | --- | --- |
            | `applicationDidBecomeActive` | `didBecomeActiveNotification` |
            | `applicationWillResignActive` | `willResignActiveNotification` |
            | `applicationDidEnterBackground` | `didEnterBackgroundNotification` |
            | `applicationWillEnterForeground` | `willEnterForegroundNotification` |

            Do not rename the methods to `sceneDidBecomeActive` and so on in a scene delegate
            without a second look: those run once for each scene, and `sceneWillEnterForeground`
            runs at launch too (documented: Apple's page of `UISceneDelegate`).

            """,
        check: FindingCheck(
            .device,
            "Change something that is saved on the way out, leave the app for the Home Screen, open it again, then end it in the app switcher and start it.",
            right:
                "a breakpoint in each method is hit once for its moment, and what was changed is there.",
            wrong:
                "a breakpoint is never hit and the change is gone, or it is hit twice for one moment."
        )
    )
}
