extension FindingPage {
    /// The page of `root-absent`.
    static let rootAbsent = FindingPage(
        id: .rootAbsent,
        title: "a path through the launch sets no root",
        text: """
            # root-absent

            A scene delegate sets the root view controller on some paths through
            `scene(_:willConnectTo:options:)`, and on others it doesn't.

            ## Why it matters

            UIKit's window showed nothing on such a path, or what the storyboard of Info.plist put there. SwiftUI shows what the
            property of the scene delegate holds, which is nothing then.

            ## What the plan does

            The root goes on being made where it was. The finding names the statement from which the path leads: `review`
            where the window stays empty as before, `manual` where a storyboard had filled it, since that one is not loaded
            for the window any more.

            ## What you do

            Set a root on every path:

            ```swift
            // before
            guard let user = session.user else { return }
            window?.rootViewController = HomeViewController(user: user)
            ```

            ```swift
            // after
            guard let user = session.user else {
                window?.rootViewController = LoginViewController()
                return
            }
            window?.rootViewController = HomeViewController(user: user)
            ```

            """,
        check: FindingCheck(
            .device,
            "Start the app in every state that the launch asks about: the first start, signed in, signed out, by a link.",
            right: "the first screen of that state.",
            wrong: "an empty screen, or that of another state.")
    )
}
