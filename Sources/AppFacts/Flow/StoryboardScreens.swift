import SwiftFlow
import SwiftOutline

extension LaunchFacts {
    /// Whether the first screen of the storyboard may be seen: no code sets another root on every way.
    var mayShowStoryboard: Bool {
        guard storyboard != nil, !isPlaceholder else { return false }
        return !timeline.early.contains { function in
            flow.trace(of: function).events.contains { event in
                guard case .write(_, "rootViewController", _, _) = event.kind, !event.runsLater
                else { return false }
                let conditions = SceneConditions(self, in: function)
                return StatementPath(to: event.statement.lowerBound, in: function)
                    .isOnEveryWay(where: conditions.contains, passing: true)
            }
        }
    }

    /// The classes of the app's own whose views are loaded as the storyboard's first view controller is shown: its own and, where that may be
    /// seen, those of what it shows inside of itself.
    package var shownByStoryboard: [String] {
        guard let storyboard else { return [] }
        let initial = context.storyboards.initialClass(of: storyboard)
        let inside = mayShowStoryboard ? context.storyboards.shown(withInitialOf: storyboard) : []
        return Set(inside).union([initial].compactMap { $0 }).sorted()
    }
}
