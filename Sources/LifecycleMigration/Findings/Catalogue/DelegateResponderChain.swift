extension FindingPage {
    /// The page of `delegate-responder-chain`.
    static let delegateResponderChain = FindingPage(
        id: .delegateResponderChain,
        title: "the app delegate handles actions of the responder chain",
        markdown: """
            # delegate-responder-chain

            The app delegate handles actions of the responder chain.

            """
    )
}
