extension FindingPage {
    /// The page of `plist-launch-screen`.
    static let plistLaunchScreen = FindingPage(
        id: .plistLaunchScreen,
        title: "no launch screen would be declared",
        markdown: """
            # plist-launch-screen

            No launch screen would be declared.

            """
    )
}
