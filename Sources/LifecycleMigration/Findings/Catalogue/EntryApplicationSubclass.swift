extension FindingPage {
    /// The page of `entry-application-subclass`.
    static let entryApplicationSubclass = FindingPage(
        id: .entryApplicationSubclass,
        title: "the app has an application class of its own",
        markdown: """
            # entry-application-subclass

            The app has an application class of its own.

            """
    )
}
