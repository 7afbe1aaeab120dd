/// Compares what an app did before and after its migration in one world.
struct LogComparison: Sendable {
    /// The world.
    let world: World
    /// Whether the app had scenes before.
    let hadScenes: Bool
    /// What is meant to differ.
    let meant: ExpectedDifferences

    /// The differences in words, unless they are the meant ones.
    func unexpected(_ before: LifecycleLog, _ after: LifecycleLog) -> String? {
        let found = comparable(before).distinctDifferences(to: comparable(after))
        let expected = isReduced ? [] : meant.lines(in: world)
        guard found.sorted() != expected else { return nil }
        return "\(world): unexpected differences:"
            + (found.isEmpty ? " none" : "\n" + found.joined(separator: "\n"))
    }

    /// Whether only survival is compared: a session of the old version hides SwiftUI's window in this world, whatever
    /// the app does.
    private var isReduced: Bool { world.behaviours == ["configuration-remembered"] }

    private func comparable(_ log: LifecycleLog) -> LifecycleLog {
        let launches = LaunchLog.all(in: log).map { launch -> LaunchLog in
            if isReduced { return launch.failures }
            // The platform's own fault: no code of the app hears of the link.
            if launch.isStartedByLink, world.behaviours.contains("cold-links-lost") {
                return launch.failures
            }
            var launch = launch.withBackgroundLaunchAsOneEvent
            if !hadScenes { launch = launch.withoutScreenMadeAgain }
            return world.isOrderOpen ? launch.unordered : launch
        }
        return LifecycleLog(lines: launches.flatMap(\.lines))
    }
}
