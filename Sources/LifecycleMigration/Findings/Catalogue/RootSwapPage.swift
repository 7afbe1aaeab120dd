extension FindingPage {
    /// The page of `root-swap`.
    static let rootSwap = FindingPage(
        id: .rootSwap,
        title: "the root view controller is replaced later",
        markdown: """
            # root-swap

            Code other than the launch assigns `rootViewController` of the window: after a login,
            a log-out, a change of language or of theme.

            ## Why it matters

            Under the SwiftUI life cycle the window's root is SwiftUI's hosting controller.
            Replacing it removes the `App`'s views with their modifiers (inferred from
            OpenSwiftUI, an open re-implementation; not documented). Code that reaches the window
            through the delegate finds `nil` instead, and does nothing (see `window-access`).

            ## What the plan does

            Where the launch itself sets the root twice, the app is refused. Where other code sets
            it later, or casts it to a class of the app's own, that is reported, by hand, in this
            version.

            ## What you do

            Swap inside one container view controller, which stays the root:

            ```swift
            // before
            window?.rootViewController = HomeViewController()
            ```

            ```swift
            // after
            final class RootContainer: UIViewController {
                private var content: UIViewController?

                func show(_ next: UIViewController) {
                    content?.willMove(toParent: nil)
                    content?.view.removeFromSuperview()
                    content?.removeFromParent()
                    addChild(next)
                    next.view.frame = view.bounds
                    next.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                    view.addSubview(next.view)
                    next.didMove(toParent: self)
                    content = next
                }
            }
            ```

            and call `container.show(HomeViewController())`. Do not put an `if` around the
            representable in the `WindowGroup` instead: each change of the condition makes the
            whole UIKit tree anew (home-assistant/iOS issues 5636 and 5649 show what that looks
            like when the device is rotated).

            """
    )
}
