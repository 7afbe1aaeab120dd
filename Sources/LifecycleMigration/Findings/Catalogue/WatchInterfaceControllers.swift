extension FindingPage {
    /// The page of `watch-interface-controllers`.
    static let watchInterfaceControllers = FindingPage(
        id: .watchInterfaceControllers,
        title: "the watch app's screens are interface controllers",
        markdown: """
            # watch-interface-controllers

            The watch app's screens are interface controllers.

            """
    )
}
