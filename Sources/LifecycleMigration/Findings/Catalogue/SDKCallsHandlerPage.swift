extension FindingPage {
    /// The page of `sdk-calls-handler`.
    static let sdkCallsHandler = FindingPage(
        id: .sdkCallsHandler,
        title: "a library calls the app's handler of links",
        markdown: """
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

            To check it on a device:

            1. Send a push with a universal link from the library's console.
            2. Tap it with the app running, and again after it was ended.
            3. Each time the app must show the link's screen, once, and no browser.

            """
    )
}
