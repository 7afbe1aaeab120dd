extension FindingPage {
    /// The page of `plist-runtime-read`.
    static let plistRuntimeRead = FindingPage(
        id: .plistRuntimeRead,
        title: "code reads an Info.plist key that the plan removes",
        markdown: """
            # plist-runtime-read

            Code reads an Info.plist key that the plan removes.

            """
    )
}
