extension FindingPage {
    /// The page of `source-unreadable`.
    static let sourceUnreadable = FindingPage(
        id: .sourceUnreadable,
        title: "a Swift source cannot be read",
        markdown: """
            # source-unreadable

            A Swift source cannot be read.

            """
    )
}
