extension FindingPage {
    /// The page of `delegate-proxy-sdk`.
    static let delegateProxySDK = FindingPage(
        id: .delegateProxySDK,
        title: "a library replaces or swizzles the app delegate",
        markdown: """
            # delegate-proxy-sdk

            A library replaces or swizzles the app delegate.

            """
    )
}
