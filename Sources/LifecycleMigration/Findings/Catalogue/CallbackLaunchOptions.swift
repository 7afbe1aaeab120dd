extension FindingPage {
    /// The page of `callback-launch-options`.
    static let callbackLaunchOptions = FindingPage(
        id: .callbackLaunchOptions,
        title: "the launch reads launch options that no longer arrive",
        markdown: """
            # callback-launch-options

            The launch reads launch options that no longer arrive.

            """
    )
}
