import AppleFrameworks

/// Finds what has to be done within the launch among what Objective-C runs.
package struct ObjectiveCLaunchBound {
    private let mayStartInBackground: Bool

    /// A search in an app.
    package init(in context: TargetContext) {
        mayStartInBackground = BackgroundLaunches(of: context).arePossible
    }

    /// All of that, with what names it.
    package func all(in reach: ObjectiveCReach) -> [(kind: LaunchBound, spot: ObjectiveCSpot)] {
        reach.spots { _ in true }.compactMap { spot in kind(of: spot).map { ($0, spot) } }
    }

    private func kind(of spot: ObjectiveCSpot) -> LaunchBound? {
        let found: LaunchBound?
        if spot.isMade {
            found = LaunchBound(making: spot.name)
        } else if ["delegate", "setDelegate"].contains(spot.name), spot.isSet {
            found =
                isOf("UNUserNotificationCenter", spot)
                ? .notificationDelegate : isOf("WCSession", spot) ? .backgroundWork : nil
        } else {
            found = LaunchBound(word: spot.name)
        }
        return found == .backgroundWork && !mayStartInBackground ? nil : found
    }

    /// Whether the delegate of an object of a class gets a value: of one that the statement gets, or of a variable.
    private func isOf(_ type: String, _ spot: ObjectiveCSpot) -> Bool {
        let source = spot.source
        guard !source.spells(spot.token + 2, "nil") else { return false }
        if source.spells(type, in: spot.statement) { return true }
        guard let owner = spot.owner else { return false }
        return source.tokens.indices.contains { token in
            source.spells(token, type) && source.spells(token + 1, "*")
                && source.spells(token + 2, owner)
        }
    }
}
