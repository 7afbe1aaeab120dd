extension FindingPage {
    /// The page of `mac-documents`.
    static let macDocuments = FindingPage(
        id: .macDocuments,
        title: "the app is built on AppKit documents",
        markdown: """
            # mac-documents

            The app is built on AppKit documents.

            """
    )
}
