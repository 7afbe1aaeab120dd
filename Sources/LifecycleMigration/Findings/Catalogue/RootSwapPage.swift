extension FindingPage {
    /// The page of `root-swap`.
    static let rootSwap = FindingPage(
        id: .rootSwap,
        title: "the root view controller is replaced later",
        text: """
            # root-swap

            Code other than the launch assigns `rootViewController` of the window: after a login,
            a log-out, a change of language or of theme.

            ## Why it matters

            Under the SwiftUI life cycle the window's root is SwiftUI's hosting controller.
            Replacing it removes the `App`'s views with their modifiers (inferred from
            OpenSwiftUI, an open re-implementation; not documented). Code that reaches the window
            through the delegate finds `nil` instead, and does nothing (see `window-access`).

            ## What the plan does

            Where the application delegate's own window is used, and for nothing that only a window can do, a
            container view controller takes its place: the delegate gets a `rootContainer`, and
            `window?.rootViewController = …` becomes `rootContainer.rootViewController = …`, in the launch, in the
            delegate's other methods, and in files that reach the delegate by its class. A local for the
            window becomes one for the container's view, so that a transition fades as before, and goes where nothing else
            needs it; making the window anew or showing it once more goes. In a closure `self` is written out where it has
            to be, and a captured window, as in `[weak window]`, becomes a captured `self`. What is presented over the old root is dismissed with it. A scene delegate that replaces or reads
            the root of its own window gets such a container of its own, one for each scene.

            Where every root is a SwiftUI view that the delegate itself gives to the window, no container is needed: the delegate says which
            view it is (`root = .home`), and the `App` has a `switch` over that. A view that is shown already then stays as it is, where UIKit
            was given a new one; a note says so.

            Any other place is reported, by hand, and left alone: windows that are found by way of a view, a scene or
            the application, extensions of `UIWindow`, and methods that need the window itself. Windows that the app
            makes beside its own, as for banners, are none of them, nor are those that a type of a library holds
            (`Toast.shared.window`), unless it may be a view, is named for the app's own things, or its source lies in the
            repository and finds the window, or makes none. Where code replaces the root of a window that it finds, what is set
            through the delegate is reported, too: nobody sees its container any more once the window has another root.

            The same goes for frameworks, libraries and packages that the app links, which are read and never changed. In
            unit tests that run in the app it is a note: what a test shows in the window is shown as before. Objective-C of the app is read
            by its lines: what replaces or casts the root of a window that it finds is reported.

            A library that puts another root into the key window by itself is reported where it is told to (`docs/sdks.md` lists
            those that are known). Where the app's only root is an empty view controller, and a library whose code is not in the repository is
            called at the start, its call is reported, to be looked at: what is seen then is that library's doing.

            A view controller that is made the root has the container, or SwiftUI's controller, as its parent. Where the same method
            presents it behind that, UIKit ends the app ("Application tried to present modally a view controller that has a parent view
            controller"): reported there, by hand. So is a view controller that is made the root of another window, too.

            An app is refused where its first screen is only a launch screen whose place other code takes, where the launch
            itself runs code that replaces the root in a way that can't be followed, since the first screen would be another
            one, and where the app calls its launch method again to start anew.

            ## What you do

            Swap inside one container view controller, which stays the root, as the plan does:

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

            A framework or package that replaces the root can be given a closure that does it:

            ```swift
            // before
            UIApplication.shared.windows.first?.rootViewController = next
            ```

            ```swift
            // after, in the package; the app sets it at launch
            public enum Routing {
                @MainActor public static var showFirst: (UIViewController) -> Void = { _ in }
            }
            Routing.showFirst(next)
            ```

            """,
        check: FindingCheck(
            .device,
            "Do what replaces the root: log in or out, change the language or the theme; then open a link.",
            right: "the new screen is there, follows keyboard and rotation, and the link arrives.",
            wrong:
                "the old screen stays, or the new one is there and what the `App` does for links has ended."
        )
    )
}
