extension FindingPage {
    /// The page of `callback-user-activity`.
    static let callbackUserActivity = FindingPage(
        id: .callbackUserActivity,
        title: "the delegate continues user activities",
        markdown: """
            # callback-user-activity

            The delegate continues user activities.

            """
    )
}
