extension FindingPage {
    /// The page of `watch-notifications`.
    static let watchNotifications = FindingPage(
        id: .watchNotifications,
        title: "notification interfaces come from the storyboard",
        markdown: """
            # watch-notifications

            Notification interfaces come from the storyboard.

            """
    )
}
