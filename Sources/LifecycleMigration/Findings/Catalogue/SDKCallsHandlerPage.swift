extension FindingPage {
    /// The page of `sdk-calls-handler`.
    static let sdkCallsHandler = FindingPage(
        id: .sdkCallsHandler,
        title: "a library calls the app's handler of links",
        text: """
            # sdk-calls-handler

            The app uses a library that opens the link of a push by calling
            `application(_:continue:restorationHandler:)` itself, on the application's delegate or on that of
            a scene, and the app has that method.

            ## Why it matters

            After the migration both delegates are SwiftUI's own. Klaviyo and Braze ask the scene's delegate
            first, Batch does so in an app with a scene manifest, and Exponea opens the browser where the
            delegate's answer is no (their code; the last one reported: exponea-ios-sdk issue 78). Whether
            SwiftUI's delegates pass on what they did not get from UIKit is not documented.

            `sdks.md` lists the libraries that are known, each with its source.

            ## What the plan does

            It reports the handler, and has it called for links that come from the system. Nothing is
            reported where the library has a handler registered, or where the app has no such method.

            ## What you do

            Give the library a handler of its own, where it takes one:

            ```swift
            // before
            KlaviyoSDK().initialize(with: key)
            ```

            ```swift
            // after
            KlaviyoSDK().initialize(with: key).registerDeepLinkHandler { url in
                router.open(url)
            }
            ```

            """,
        check: FindingCheck(
            .device,
            "Send a push with a universal link from the library's console, and tap it\(FindingCheck.bothStarts).",
            right: "the link's screen comes, once each time, and no browser.",
            wrong: "the browser opens, or the app comes up where it was.")
    )
}
