extension FindingPage {
    /// The page of `window-subclass`.
    static let windowSubclass = FindingPage(
        id: .windowSubclass,
        title: "the window is of a class of the app's own",
        text: """
            # window-subclass

            The window is of the app's own class, a subclass of `UIWindow` or `NSWindow`.

            ## Why it matters

            SwiftUI makes its windows itself, of a class of its own; there is no way to give it
            another one. What the subclass overrides (touch events, shakes, a debug overlay,
            `canBecomeKey`, trait changes) no longer runs.

            ## What the plan does

            The window goes like any other, and is reported where it is made, with what its class overrides; to be
            done by hand. That holds for the window that a delegate gives to the storyboard's launch, too, as an initial
            value or by a getter. A class counts as one where its name ends with `Window`. A property of such a
            type stays, and is empty.

            Where the launch casts the window to the class and goes on only with it, the app is refused at the cast.

            Another name for `UIWindow` (`typealias`) is no class of the app's own.

            ## What you do

            A window for an overlay can stay: make it for the scene, above SwiftUI's, from a scene
            delegate. Element X does so (element-hq/element-x-ios, `SceneDelegate.swift`).

            ```swift
            final class SceneDelegate: NSObject, UIWindowSceneDelegate {
                private var overlay: OverlayWindow?

                func scene(
                    _ scene: UIScene,
                    willConnectTo session: UISceneSession,
                    options connectionOptions: UIScene.ConnectionOptions
                ) {
                    guard let windowScene = scene as? UIWindowScene else { return }
                    let overlay = OverlayWindow(windowScene: windowScene)
                    overlay.windowLevel = .alert
                    overlay.isHidden = false
                    self.overlay = overlay
                }
            }
            ```

            The page `scene-configuration` shows how SwiftUI gets to know the class.

            What the subclass overrides in the main window has to move. A shake, for example, can
            be caught by the first responder, a view controller, instead of the window:

            ```swift
            // before
            final class ShakeWindow: UIWindow {
                override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
                    guard motion == .motionShake else { return }
                    DebugMenu.show()
                }
            }
            ```

            ```swift
            // after
            final class HomeViewController: UIViewController {
                override var canBecomeFirstResponder: Bool { true }

                override func viewDidAppear(_ animated: Bool) {
                    super.viewDidAppear(animated)
                    becomeFirstResponder()
                }

                override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
                    guard motion == .motionShake else { return }
                    DebugMenu.show()
                }
            }
            ```

            """,
        check: FindingCheck(
            .device,
            "Do what the class is for: shake the device, touch the screen with the overlay on, leave the app alone.",
            right: "what it is for happens.",
            wrong: "nothing happens; `po view.window` in the debugger prints a class of SwiftUI's.")
    )
}
