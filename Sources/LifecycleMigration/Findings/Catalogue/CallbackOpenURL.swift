extension FindingPage {
    /// The page of `callback-open-url`.
    static let callbackOpenURL = FindingPage(
        id: .callbackOpenURL,
        title: "the delegate opens URLs or files",
        markdown: """
            # callback-open-url

            The delegate opens URLs or files.

            """
    )
}
