extension FindingPage {
    /// The page of `project-unreadable`.
    static let projectUnreadable = FindingPage(
        id: .projectUnreadable,
        title: "a project file cannot be read",
        markdown: """
            # project-unreadable

            A project file cannot be read.

            """
    )
}
