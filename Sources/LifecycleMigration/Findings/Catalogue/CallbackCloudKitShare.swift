extension FindingPage {
    /// The page of `callback-cloudkit-share`.
    static let callbackCloudKitShare = FindingPage(
        id: .callbackCloudKitShare,
        title: "the delegate accepts CloudKit shares",
        markdown: """
            # callback-cloudkit-share

            The delegate accepts CloudKit shares.

            """
    )
}
