extension FindingPage {
    /// The page of `window-access`.
    static let windowAccess = FindingPage(
        id: .windowAccess,
        title: "code asks the app delegate or the scene delegate for the window",
        text: """
            # window-access

            Code asks for the window through a delegate or through the application:
            `UIApplication.shared.delegate?.window`, `AppDelegate.shared.window`,
            `(scene.delegate as? SceneDelegate)?.window`, `UIApplication.shared.keyWindow` or
            `UIApplication.shared.windows`.

            ## Why it matters

            Nobody sets the delegate's `window` under the SwiftUI life cycle, so it is `nil`, and
            code behind `?` silently does nothing. Many apps saw this. `keyWindow` and `windows`
            still work and are deprecated; the first key window can be an overlay
            (openhab/openhab-ios pull request 1229), and while the scene connects there may be
            none.

            Libraries do the same in code that is not yours: old versions of SVGProgressHUD
            (issues 988 and 976), NotificationBanner (issue 433) and others read the delegate's
            window. The plan therefore keeps an optional `window` property on the delegate where
            one was and such a library may be there, which a note says: without it, a library that asks
            by selector crashes (one report: software-mansion/react-native-reanimated issue 10587). Where
            nothing of the app, of its packages and of what is known of its libraries asks, it goes.

            ## What the plan does

            Code that goes to the window's root by way of the application delegate (`window?.rootViewController`
            in the delegate, `appDelegate.window?.rootViewController` elsewhere, cast or not) is rewritten: the
            delegate keeps the root in a property of its own, and the code asks for that. Where other code replaces the root
            of a window that it finds, past that property, each such place is reported: what it reads is no longer what is
            shown then.

            Launch code that configures the root of a storyboard's window goes along with the root, into
            the method that loads the storyboard, or loads it at the start of the launch.

            Where members of a scene delegate start at the root of a storyboard's window, as a computed
            `splitViewController` does, and the launch uses them, the scene delegate gets a lazy property with
            the root, and they start there.

            A static window stays empty as well; each use outside of the launch is reported. So is a property wrapper of the
            delegate's window: nothing sets that any more, so that the wrapper's code does not run.

            In an app that used scenes before, nobody but the app's own code ever set the application delegate's
            `window`. Where its launch still makes one there, from the time before scenes, that window was never
            shown: it stays as it is, and a note says so.

            A launch that looks for the window or its scene itself (`keyWindow`, `windows`, `connectedScenes`) is
            reported, since SwiftUI makes it only afterwards, and so is what it leaves to the main queue's next turn
            (`DispatchQueue.main.async`, a `Task`): there may be none by then. So is what the launch asks of its shown window, itself or
            in what it calls: the `window` of a view, its `safeAreaInsets`, `becomeFirstResponder()`. And so is `application(_:supportedInterfaceOrientationsFor:)` where it asks the window for its
            root, which is SwiftUI's.

            Reading the root of a found window is a note: it is SwiftUI's hosting controller. To present over it
            works. Anything else is reported, by hand: `as!` to the app's own class stops the app. A cast that failed
            before, as the root was a SwiftUI view already, is none.

            Libraries that are known to look for what is seen from the window's root on, by UIKit's containers, are reported, to be looked
            at, where the root is such a container (`docs/sdks.md`).

            Frameworks, libraries and packages that the app links are read as well, and so are unit tests that run in the
            app: `AppDelegate().window!` ends them. Code for platforms that the app is not built for (`#if os(tvOS)`) is passed over, and so is a
            library's walk to the view controller in front, which goes on where the root is no navigation or tab bar
            controller. `(scene.delegate as? UIWindowSceneDelegate)?.window` is SwiftUI's window (inferred from
            OpenSwiftUI). Nothing there is changed but casts (`delegate-cast`). A test that asks a found window for its root
            means the app's own, and is told; one that shows something in a window of its own is left in peace.

            ## What you do

            Take the window of the view that the code works for:

            ```swift
            // before
            func showBanner() {
                guard let window = UIApplication.shared.delegate?.window ?? nil else { return }
                window.addSubview(Banner())
            }
            ```

            ```swift
            // after
            func showBanner(over viewController: UIViewController) {
                guard let window = viewController.view.window else { return }
                window.addSubview(Banner())
            }
            ```

            `view.window` is set from `viewIsAppearing(_:)` on. Code that has no view at all can
            ask the scenes, and must then say which one it means:

            ```swift
            let window = UIApplication.shared.connectedScenes
                .compactMap { $0 as? UIWindowScene }
                .first { $0.activationState == .foregroundActive }?
                .windows
                .first { $0.isKeyWindow }
            ```

            """,
        check: FindingCheck(
            .device,
            "Do what leads to the place, the banner, the cover or the measure; do it again with an alert or the keyboard on the screen, whose windows may be found first.",
            right: "it appears, and at the same place.",
            wrong:
                "nothing happens, as behind a `?`, or it appears in the alert's window and goes with it."
        )
    )
}
