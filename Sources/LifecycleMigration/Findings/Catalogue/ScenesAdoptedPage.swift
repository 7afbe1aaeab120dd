extension FindingPage {
    /// The page of `scenes-adopted`.
    static let scenesAdopted = FindingPage(
        id: .scenesAdopted,
        title: "the app is on UIKit's scenes already",
        text: """
            # scenes-adopted

            Each Info.plist of the app has a scene manifest that names a scene delegate for windows, and
            the target has the class. The plan for SwiftUI's life cycle is partial, or refuses the app.

            ## Why it matters

            Apps that are built with the SDK of iOS 27 must adopt scenes, or they end at launch
            (documented: Apple's article "Transitioning to the UIKit scene-based life cycle"). This one has
            done so. What the report lists besides is the price of SwiftUI's life cycle, and nothing that
            an SDK asks for.

            ## What the plan does

            It says so, in a note, and the line of the app in `scan` says so too. Where a
            property list names no scene delegate, or one that the target does not have, or no key for a
            launch screen, which that SDK asks for as well, it says nothing.

            ## What you do

            Nothing, or decide whether to go on:

            ```xml
            <!-- before, and enough for the SDK -->
            <key>UISceneDelegateClassName</key>
            <string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
            ```

            """,
        check: FindingCheck(
            .xcode, "Build the app as it is with Xcode 27 and open it in a simulator of iOS 27.",
            right: "its first screen.",
            wrong: "it ends at launch with a line about the UIScene life cycle in the log.")
    )
}
