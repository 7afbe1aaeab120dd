extension FindingPage {
    /// The page of `callback-quick-action`.
    static let callbackQuickAction = FindingPage(
        id: .callbackQuickAction,
        title: "the delegate performs Home Screen quick actions",
        markdown: """
            # callback-quick-action

            The delegate performs Home Screen quick actions.

            """
    )
}
