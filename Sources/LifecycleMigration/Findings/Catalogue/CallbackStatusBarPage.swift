extension FindingPage {
    /// The page of `callback-status-bar`.
    static let callbackStatusBar = FindingPage(
        id: .callbackStatusBar,
        title: "the delegate follows the status bar's frame or orientation",
        text: """
            # callback-status-bar

            The app delegate implements a callback about the status bar:
            `application(_:willChangeStatusBarFrame:)`,
            `application(_:didChangeStatusBarOrientation:)` or one of their kind.

            ## Why it matters

            Each scene has a status bar of its own. Apple deprecated the callbacks in iOS 13
            (documented), and does not send them to apps with scenes.

            ## What the plan does

            It leaves the method where it is, and reports it.

            ## What you do

            A view controller is told when its size changes, which is what an orientation comes
            down to:

            ```swift
            // before
            func application(
                _ application: UIApplication,
                didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation
            ) {
                layout.update()
            }
            ```

            ```swift
            // after, in the root view controller
            override func viewWillTransition(
                to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
            ) {
                super.viewWillTransition(to: size, with: coordinator)
                coordinator.animate(alongsideTransition: nil) { _ in self.layout.update() }
            }
            ```

            """,
        check: FindingCheck(
            .device,
            "Turn the device, and start a call or a recording, so that the status bar changes.",
            right: "what the callback lays out follows.",
            wrong: "it stays where it was, or under the status bar.")
    )
}
