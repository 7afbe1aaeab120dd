import Foundation

extension MutationOperator {
    /// Mistakes with URLs, universal links and activities.
    static let withLinks = [
        MutationOperator("url-modifier-lost", "URLs reach nobody", .run) {
            $0.replacingCalls(".onOpenURL")
        },
        MutationOperator("url-opened-twice", "a URL is opened twice", .run) {
            $0.opensPlainURLs ? $0.replacingCalls(".onOpenURL") { $0 + "\n" + $0 } : []
        },
        MutationOperator(
            "link-modifier-lost", "a link that comes as an activity reaches nobody",
            .run(onlyIn: .linksAsActivities)
        ) { $0.replacingCalls(".onContinueUserActivity(NSUserActivityTypeBrowsingWeb") },
        MutationOperator("activity-modifier-lost", "an activity reaches nobody", .run) {
            $0.replacingCalls(".onContinueUserActivity(\"")
        },
        MutationOperator(
            "link-followed-twice", "a link that comes both ways is followed twice",
            .run(onlyIn: .linksBothWays, .opposite)
        ) {
            $0.replacing(
                " previous.date.timeIntervalSinceNow > -1 {",
                by: " previous.date.timeIntervalSinceNow > 0 {")
        },
        MutationOperator(
            "link-followed-once-for-all", "a link is never followed a second time", .run
        ) { $0.replacing(", previous.date.timeIntervalSinceNow > -1 {", by: " {") },
        MutationOperator(
            "url-opened-only-when-active",
            "a URL that comes while the app is not active is dropped",
            .run(onlyIn: .coldEventsBeforeActive, .opposite)
        ) {
            let asked = "UIApplication.shared.applicationState == .active"
            return $0.opensPlainURLs
                ? $0.replacing(
                    ".onOpenURL { openURL($0) }", by: ".onOpenURL { if \(asked) { openURL($0) } }")
                : []
        },
    ]
}

extension MigratedFiles {
    /// Whether the app opens URLs that are no universal links.
    fileprivate var opensPlainURLs: Bool {
        sources.contains { $0.isNew && $0.text.contains(".application(.shared, open: url") }
    }
}
