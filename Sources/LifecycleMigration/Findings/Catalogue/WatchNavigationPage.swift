extension FindingPage {
    /// The page of `watch-navigation`.
    static let watchNavigation = FindingPage(
        id: .watchNavigation,
        title: "links in a watch app without a navigation view",
        text: """
            # watch-navigation

            The watch app has `NavigationLink`s, and neither a `NavigationView` nor a `NavigationStack`.

            ## Why it matters

            A `WKHostingController` stands in WatchKit's navigation, so that links push without a container of SwiftUI's. The
            content of a `WindowGroup` has no such navigation; Xcode's own template for watch apps puts a `NavigationView` there
            (inferred from that template: links without one stay grey).

            ## What the plan does

            It moves the view as it is, and names the first file with a link.

            ## What you do

            Put a container around the first view:

            ```swift
            // before
            WindowGroup {
                ContentView()
            }
            ```

            ```swift
            // after
            WindowGroup {
                NavigationView {
                    ContentView()
                }
            }
            ```

            From watchOS 9 on, `NavigationStack` is the newer one.

            """,
        check: FindingCheck(
            .watch,
            "Start the app and follow each of its links.",
            right: "each opens its screen, with a button back.",
            wrong: "a link is grey, or does nothing.")
    )
}
