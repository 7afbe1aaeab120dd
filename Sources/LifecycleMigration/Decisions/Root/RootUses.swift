import AppFacts
import SwiftFlow
import SwiftOutline

/// What an app does with the root of its window.
struct RootUses {
    /// A place that sets the root.
    struct Write {
        /// The function.
        let function: FlowFunction
        /// What it sets.
        let write: RootWrite
        /// When it may run.
        let phases: Set<LaunchPhase>
    }

    /// Where the root is set, in the order of the functions.
    let writes: [Write]
    /// Whether code reads the root of the window.
    let isRead: Bool
    /// Whether code says the frame of the window without it from now on, and so must stay where it is.
    let readsFrame: Bool
    /// Where code does so that may run before the application has launched, or a scene has connected.
    let earlyReads: [(function: FlowFunction, reads: [TokenRange])]
    /// What needs the window itself, in code that runs at the start.
    let obstacles: [WindowObstacle]
    /// Where the window is shown: whether that may be later than the function around it.
    private let shows: [(function: FlowFunction, moment: WindowMoment, phases: Set<LaunchPhase>)]

    /// The uses that taking the window out of an app came upon.
    init(_ removal: WindowRemoval, _ timeline: LaunchTimeline) {
        writes = removal.functions.filter { !$0.changes.isUntouched }.flatMap { item in
            item.changes.rootWrites.map { write in
                Write(
                    function: item.function, write: write,
                    phases: write.runsLater ? [.later] : timeline.phases(of: item.function))
            }
        }
        let reading = removal.functions.filter { !$0.changes.rootReads.isEmpty }
        isRead = !reading.isEmpty
        readsFrame = removal.functions.contains(where: \.changes.readsFrame)
        earlyReads = reading.filter { item in
            timeline.phases(of: item.function).contains { $0 < .firstView }
        }.map { ($0.function, $0.changes.rootReads) }
        obstacles = Self.causes(
            among: removal.functions.filter { !removal.isLenient($0.function) }.map {
                ($0.function.id, $0.changes.obstacles)
            })
        shows = removal.functions.flatMap { item in
            item.changes.shows.map { moment in
                (
                    item.function, moment,
                    moment.runsLater ? [.later] : timeline.phases(of: item.function)
                )
            }
        }
    }

    /// The obstacles, those first that say most: the start keeps the window somewhere, or hands it to code that keeps it.
    /// Then those that no other one is the cause of, since a window that is handed on is needed further down.
    private static func causes(
        among found: [(FlowFunction.ID, [WindowObstacle])]
    ) -> [WindowObstacle] {
        let needing = Set(found.filter { !$0.1.isEmpty }.map(\.0))
        let keeping = Set(found.filter { $0.1.contains(where: \.isKept) }.map(\.0))
        let takers = Set(found.flatMap { $0.1.flatMap(\.takers) })
        func rank(_ obstacle: WindowObstacle, in function: FlowFunction.ID) -> Int {
            if obstacle.isKept, !takers.contains(function) { return 0 }
            if obstacle.isHandedToType || obstacle.takers.contains(where: keeping.contains) {
                return 1
            }
            return obstacle.takers.contains(where: needing.contains) ? 3 : 2
        }
        let all = found.flatMap { function, obstacles in
            obstacles.map { (obstacle: $0, rank: rank($0, in: function)) }
        }
        return (0...3).flatMap { rank in all.filter { $0.rank == rank }.map(\.obstacle) }
    }

    /// Whether the root may be set once more, or for the first time, when SwiftUI has asked for it.
    var isSetLater: Bool { writes.contains { $0.phases.contains { $0 >= .firstView } } }

    /// The writes that run before that.
    var early: [Write] { writes.filter { $0.phases.contains { $0 < .firstView } } }

    /// A place that shows the window only later, where the start doesn't and the root is there before.
    var lateShow: (function: FlowFunction, moment: WindowMoment)? {
        guard !early.isEmpty, !shows.contains(where: { $0.phases != [.later] }) else { return nil }
        return shows.first.map { ($0.function, $0.moment) }
    }
}
