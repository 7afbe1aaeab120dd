extension FindingPage {
    /// The page of `window-subclass`.
    static let windowSubclass = FindingPage(
        id: .windowSubclass,
        title: "the window is of a class of the app's own",
        markdown: """
            # window-subclass

            The window is of a class of the app's own.

            """
    )
}
