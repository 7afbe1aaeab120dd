/// Compares what a launch did before its migration with what it did after it, from one store in many worlds.
struct LaunchComparison {
    /// In how many worlds it was played.
    private(set) var plays = 0
    /// The first difference in words; nil where there is none.
    private(set) var difference: String?

    /// What decides a comparison: worlds in which nothing asks for what is special to them have the same logs.
    private struct Pair: Equatable {
        let isOrderOpen: Bool
        let before: LifecycleLog
        let after: LifecycleLog
    }

    /// Compares the logs of all worlds.
    init(
        hadScenes: Bool, before: [World: LaunchLines], after: [World: LaunchLines],
        in worlds: [World]
    ) {
        var alike: [Pair] = []
        for world in worlds {
            guard let old = before[world.ofUIKit], let new = after[world] else { continue }
            plays += 1
            let pair = Pair(isOrderOpen: world.isOrderOpen, before: old.log, after: new.log)
            guard difference == nil, !alike.contains(pair) else { continue }
            difference = Self.difference(hadScenes, old, new, in: world)
            alike.append(pair)
        }
    }

    private static func difference(
        _ hadScenes: Bool, _ old: LaunchLines, _ new: LaunchLines, in world: World
    ) -> String? {
        func compare(_ world: World, _ old: LifecycleLog, _ new: LifecycleLog) -> String? {
            LogComparison(world: world, hadScenes: hadScenes, meant: ExpectedDifferences(nil))
                .unexpected(old, new)
        }
        return compare(world, old.withoutViews, new.withoutViews)
            // What they print tells what they found, so that their own order does not matter.
            ?? compare(world.withOpenOrder, old.log, new.log)
    }
}

extension World {
    /// The world where the order of lines inside of an event is not looked at.
    fileprivate var withOpenOrder: World {
        var world = self
        world.isOrderOpen = true
        return world
    }
}
