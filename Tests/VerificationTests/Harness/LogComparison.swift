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
        let old = comparable(before)
        let new = comparable(after)
        let expected = isReduced ? [] : meant.differences(in: world)
        let order = orders(before, after)
        var seen: Set<ExpectedDifferences.Difference> = []
        var found: [String] = []
        for index in 0..<max(old.count, new.count) {
            let event = (old + new.dropFirst(old.count))[index].firstEvent
            let allowed = expected.filter { $0.concerns(event) }
            let pair = (
                before: LifecycleLog(lines: old.count > index ? old[index].lines : []),
                after: LifecycleLog(lines: new.count > index ? new[index].lines : [])
            )
            let moved = order.indices.contains(index) ? order[index] : []
            for line in pair.before.distinctDifferences(to: pair.after) + moved {
                let matching = allowed.filter { $0.line == line }
                seen.formUnion(matching)
                if matching.isEmpty { found.append(line) }
            }
            found += lostOrDoubled(pair.before, pair.after, allowed)
        }
        found += expected.filter { !seen.contains($0) }.map { "no longer: \($0.line)" }
        guard !found.isEmpty else { return nil }
        var known: Set<String> = []
        let lines = found.filter { known.insert($0).inserted }
        return "\(world): unexpected differences:\n" + lines.joined(separator: "\n")
    }

    /// What stands on another side of the end of the launch, or of the first view, for each process. Where the order of
    /// lines is compared, that tells what comes behind the first view; where it is open, this does.
    private func orders(_ before: LifecycleLog, _ after: LifecycleLog) -> [[String]] {
        guard !isReduced else { return [] }
        let lines = Set(meant.differences(in: .first).map(\.line))
        return zip(before.processes, after.processes).map { old, new in
            if isLostLink(old.first ?? "") { return [] }
            let shared = LaunchOrder.screens(in: old).intersection(LaunchOrder.screens(in: new))
            let sides = (
                before: LaunchOrder(old, shared: shared), after: LaunchOrder(new, shared: shared)
            )
            let late = world.isOrderOpen ? sides.before.movedBehindFirstView(to: sides.after) : []
            return sides.before.movedOverEnd(to: sides.after)
                + late.filter { !lines.contains("- \($0)") }.map {
                    "- before the first view: \($0)"
                }
        }
    }

    /// The platform's own fault: no code of the app hears of the link.
    private func isLostLink(_ firstEvent: String) -> Bool {
        world == .coldLinksLost && firstEvent.contains("universal-link=")
    }

    /// A line that is meant to move must be there as often as before.
    private func lostOrDoubled(
        _ before: LifecycleLog, _ after: LifecycleLog, _ allowed: [ExpectedDifferences.Difference]
    ) -> [String] {
        let lines = Set(allowed.map(\.line))
        let moved = Set(allowed.filter { lines.contains($0.opposite) }.map(\.text))
        return moved.sorted().compactMap { text in
            let old = before.lines.count { $0 == text }
            let new = after.lines.count { $0 == text }
            return old == new ? nil : "\(text): \(old) times before, \(new) times after"
        }
    }

    /// Whether only survival is compared: a session of the old version hides SwiftUI's window in this world, whatever
    /// the app does.
    private var isReduced: Bool { world == .configurationRemembered }

    private func comparable(_ log: LifecycleLog) -> [LaunchLog] {
        LaunchLog.all(in: log).map { launch in
            if isReduced { return launch.failures }
            if isLostLink(launch.firstEvent) { return launch.failures }
            var launch = launch.withBackgroundLaunchAsOneEvent
            if !hadScenes { launch = launch.withoutScreenMadeAgain }
            return world.isOrderOpen ? launch.unordered : launch
        }
    }
}
