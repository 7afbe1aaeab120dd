/// Says who brings the navigation that links need, once no hosting controller does.
struct WatchNavigationFindings {
    private let navigation: WatchNavigation?

    /// What is said of an app.
    init(_ choices: WatchChoices) {
        navigation = choices.navigation
    }

    /// One at the first link.
    func findings() -> [Finding] {
        guard let navigation else { return [] }
        if let container = navigation.container {
            return [
                Finding(
                    .watchNavigation, .note, .automatic, at: navigation.firstLink,
                    "the hosting controller brought the navigation that this link needs, and a `\(container)` around the first view brings it now"
                )
            ]
        }
        return [
            Finding(
                .watchNavigation, .warning, .manual, at: navigation.firstLink,
                "a hosting controller brings navigation, and a `WindowGroup` has none: this link does nothing",
                remedy:
                    "put a `NavigationView`, or a `NavigationStack`, around the view of the page that it belongs to"
            )
        ]
    }
}
