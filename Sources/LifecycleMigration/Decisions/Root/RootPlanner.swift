import AppFacts
import SwiftFlow
import SwiftOutline

/// Finds the first strategy for an app's root that nothing stands in the way of.
///
/// A root is made where it was made, and left in a property that SwiftUI shows; it moves only where that makes no
/// difference, and it is kept in a container where something takes its place later, or where a scene delegate makes it.
struct RootPlanner {
    private let facts: LaunchFacts
    private let probe: WindowRemoval
    private let uses: RootUses
    private let work: ConnectionWork
    private let loading: StoryboardLoading?
    private let lendings: WindowLendings?
    private let movesRoot: Bool

    /// A planner for an app, whose root stays where it is made if `movesRoot` says so.
    init(_ facts: LaunchFacts, movesRoot: Bool = true) {
        self.init(facts, movesRoot: movesRoot, lending: nil)
    }

    private init(_ facts: LaunchFacts, movesRoot: Bool, lending lendings: WindowLendings?) {
        var scope = facts.scope(Cells(facts).container)
        scope.lendings = lendings
        self.init(
            facts, WindowRemoval(scope, timeline: facts.timeline), movesRoot: movesRoot)
    }

    private init(_ facts: LaunchFacts, _ probe: WindowRemoval, movesRoot: Bool) {
        self.facts = facts
        self.movesRoot = movesRoot
        self.probe = probe
        lendings = probe.scope.lendings
        uses = RootUses(probe, facts.timeline)
        work = ConnectionWork(facts)
        loading = StoryboardNeed(facts, uses).loading
    }

    /// How the app gets its root.
    ///
    /// - Throws: `RootObstacle` for what stands in the way of the last strategy.
    func plan() throws(RootObstacle) -> RootPlan {
        do {
            return try alone()
        } catch {
            guard case .window(var obstacle) = error else { throw error }
            switch standingIn() {
            case .success(let plan): return plan
            case .failure(let reason):
                if let plan = lending() { return plan }
                obstacle.reasons = [reason.obstacle].compactMap { $0 }
                throw .window(obstacle)
            }
        }
    }

    private func alone() throws(RootObstacle) -> RootPlan {
        let initial = InitialWindow.all(facts)
        if let value = InitialWindow.unknownValue(facts) { throw .window(value) }
        if let first = initial.compactMap(\.obstacle).asOne { throw .window(first) }
        if let root = initial.first(where: \.makesRoot) { return try kept(root, initial) }
        var plan = try plan(beside: initial)
        plan.initialWindows = initial
        return plan
    }

    private func plan(beside initial: [InitialWindow]) throws(RootObstacle) -> RootPlan {
        if uses.writes.isEmpty { return try storyboard() }
        if let first = EarlyUse(of: probe, facts).obstacle { throw .window(first) }
        if let late = uses.lateShow {
            throw .window(
                WindowObstacle(
                    path: late.function.located.file.path,
                    token: late.moment.statement.lowerBound,
                    need: .shownLater))
        }
        let obstacle: MoveObstacle
        do {
            return try moved()
        } catch {
            obstacle = error
        }
        var plan = try kept()
        plan.moveObstacle = obstacle
        return plan
    }

    private func removal(_ cell: RootCell?, moving moved: MovedRoot? = nil) -> WindowRemoval {
        var scope = facts.scope(
            cell, isView: moved?.hosted != nil)
        scope.lendings = lendings
        if let moved {
            let path = moved.function.located.file.path
            scope.moved = [path: moved.removed]
            scope.rootValues = [path: RootValueCode(moved).replacements]
        }
        return WindowRemoval(scope, timeline: facts.timeline)
    }

    // MARK: Storyboards

    private func storyboard() throws(RootObstacle) -> RootPlan {
        guard let storyboard = facts.storyboard, !facts.isPlaceholder else {
            if let first = uses.obstacles.asOne { throw .window(first) }
            throw .nothingMakesRoot
        }
        guard uses.isRead || work.isAny || StoryboardMaking(facts).isNoticed else {
            let removal = removal(nil)
            if let first = RootUses(removal, facts.timeline).obstacles.asOne {
                throw .window(first)
            }
            return RootPlan(source: .storyboard(storyboard), removal: removal, uses: uses)
        }
        if let plan = property() { return plan }
        return try container()
    }

    // MARK: Roots that move

    private func moved() throws(MoveObstacle) -> RootPlan {
        guard movesRoot else { throw .unproven }
        guard !uses.writes.isEmpty, !uses.isRead, !uses.isSetLater, loading == nil,
            uses.obstacles.isEmpty, !uses.readsFrame
        else { throw .inUse }
        let root = try movedRoot()
        let removal = removal(nil, moving: root)
        guard RootUses(removal, facts.timeline).obstacles.isEmpty else { throw .inUse }
        if root.hosted != nil {
            return RootPlan(source: .view(root), removal: removal, uses: uses)
        }
        // Code of another class stays there, unless nothing is left of the launch.
        guard
            facts.usesScenes || root.function.owner == facts.owner.name
                || removal.functions.allSatisfy({ $0.changes.isEmptied })
        else { throw .inUse }
        return RootPlan(source: .controller(root), removal: removal, uses: uses)
    }

    /// The root as it is, or, where it is a view, in the parts that go and those that stay.
    private func movedRoot() throws(MoveObstacle) -> MovedRoot {
        if let branches = RootBranches(facts, uses),
            let root = try? RootComposition.root(facts, MovedRootAnalysis(facts, branches)),
            uses.writes.count > 1 || root.material.kept.isEmpty
        {
            return root
        }
        guard uses.writes.count == 1 else { throw .inUse }
        let analysis = MovedRootAnalysis(
            facts, uses.writes[0], dropping: dropped(in: uses.writes[0].function))
        guard analysis.hosted == nil else { return try RootComposition.root(facts, analysis) }
        do {
            return try analysis.root()
        } catch {
            let root =
                WholeConnection(facts, analysis, probe).root ?? HeldRoot(facts, analysis).root
                ?? LastOfLaunch(facts, analysis).root
            guard let root else { throw error }
            return root
        }
    }

    /// The statements of a function that go with the window.
    private func dropped(in function: FlowFunction) -> [TokenRange] {
        probe.functions.filter { $0.function == function && !$0.changes.isUntouched }.flatMap {
            $0.changes.removed.map(\.range)
        }
    }

    // MARK: Roots that stay

    private func kept() throws(RootObstacle) -> RootPlan {
        if let plan = choice() { return plan }
        if let plan = property() { return plan }
        return try container()
    }

    /// Views of the `App`, of which the code that set the root says which one it is.
    private func choice() -> RootPlan? {
        guard movesRoot, !uses.isRead, loading == nil, let choice = RootChoice(facts, uses) else {
            return nil
        }
        var scope = facts.scope(choice.cell, isView: true)
        scope.lendings = lendings
        scope.moved = choice.removed
        let removal = WindowRemoval(scope, timeline: facts.timeline)
        guard RootUses(removal, facts.timeline).obstacles.isEmpty else { return nil }
        return RootPlan(source: .choice(choice), removal: removal, uses: uses)
    }

    private func property() -> RootPlan? {
        guard !uses.isSetLater else { return nil }
        var cell = Cells(facts).property
        cell.isCertain = isSetForCertain
        let removal = removal(cell)
        guard RootUses(removal, facts.timeline).obstacles.isEmpty else { return nil }
        // A container's view takes more of what was set of the window.
        guard !facts.usesScenes || settings(in: removal) == settings(in: probe) else {
            return nil
        }
        // What SwiftUI observes is set; a property can't wait for its first use.
        if facts.usesScenes, let loading, loading.method == nil { return nil }
        return RootPlan(
            source: .cell(cell), removal: removal, uses: uses,
            loading: loading)
    }

    /// Whether every launch sets the root, and never to nil.
    private var isSetForCertain: Bool {
        guard !facts.usesScenes, loading == nil else { return false }
        let isThere = uses.writes.allSatisfy { use in
            guard let type = facts.flow.type(of: use.write.value, in: use.function) else {
                return false
            }
            return type != .unknown && !type.isOptional
        }
        var start = CertainStart(facts)
        return isThere
            && uses.early.contains { start.reaches($0) }
    }

    // MARK: Windows that are handed on

    /// A container in the place of the window wherever the app hands that on; nil where it can't take its place.
    private func standingIn() -> Result<RootPlan, NoStandIn> {
        let removal = removalHandingOn(Cells(facts).container)
        let standIns = removal.scope.standIns.flatMap { $0.isEmpty ? nil : $0 }
        if let standIns, let first = WindowStandInCheck(removal, standIns).obstacle() {
            return .failure(NoStandIn(obstacle: first))
        }
        // A framework's root is the only one, whoever else the container is handed to.
        let isOfFramework = removal.functions.contains { !$0.changes.frameworkRoots.isEmpty }
        if standIns == nil || isOfFramework, !takesOneFrameworkRoot(removal) {
            return .failure(NoStandIn())
        }
        let planner = RootPlanner(facts, removal, movesRoot: movesRoot)
        let initial = InitialWindow.all(facts)
        guard InitialWindow.unknownValue(facts) == nil, !planner.uses.writes.isEmpty,
            !initial.contains(where: { $0.obstacle != nil || $0.makesRoot }),
            EarlyUse(of: removal, facts).obstacle == nil, planner.uses.lateShow == nil,
            var plan = standIns.flatMap(planner.keeper) ?? (try? planner.container())
        else { return .failure(NoStandIn()) }
        plan.initialWindows = initial
        return .success(plan)
    }

    /// The root in the object that the window is handed to; nil where something may replace it later, or other code sets it.
    private func keeper(of handedOn: WindowStandIns) -> RootPlan? {
        guard movesRoot, loading == nil,
            let cell = RootKeeperAnalysis(facts, handedOn).cell(for: uses)
        else { return nil }
        let removal = removal(cell)
        let own = RootUses(removal, facts.timeline)
        guard own.obstacles.isEmpty, own.writes.count == uses.writes.count,
            WindowStandInCheck(removal, handedOn).obstacle() == nil,
            !facts.usesScenes || settings(in: removal) == settings(in: probe),
            obstacles(in: removal) <= obstacles(in: probe)
        else { return nil }
        return RootPlan(source: .cell(cell), removal: removal, uses: own)
    }

    /// SwiftUI's window for who is left the app's own when a scene connects; nil where it can't take its place.
    private func lending() -> RootPlan? {
        WindowLendings(facts).flatMap {
            try? RootPlanner(facts, movesRoot: movesRoot, lending: $0).alone()
        }
    }

    /// The window taken out, with a container that is handed on as far as code needs it that can't reach the delegate.
    private func removalHandingOn(_ cell: RootCell) -> WindowRemoval {
        var scope = facts.scope(cell)
        let analysis = WindowStandInAnalysis(facts, cell: cell)
        scope.standIns = analysis?.standIns()?.stoppingNeverRun(in: facts.context)
        scope.takesFrameworkRoots = scope.standIns?.isEmpty ?? true
        var removal = WindowRemoval(scope, timeline: facts.timeline)
        for _ in 0..<Self.deepestHandingOn {
            let lacking = removal.functions.filter { $0.changes.lacksContainer }.map(\.function)
            let further = lacking.filter { function in
                scope.standIns?.isExtended(function) == false
                    && analysis?.canBeExtended(function) ?? false
            }
            guard !further.isEmpty else { break }
            scope.standIns?.extended += further
            scope.standIns = scope.standIns?.stoppingNeverRun(in: facts.context)
            removal = WindowRemoval(scope, timeline: facts.timeline)
        }
        return removal
    }

    /// Nobody hands a window through more functions than this.
    private static let deepestHandingOn = 8

    /// Whether a framework gives the window its only root.
    private func takesOneFrameworkRoot(_ removal: WindowRemoval) -> Bool {
        let calls = removal.functions.flatMap(\.changes.frameworkRoots)
        let writes = removal.functions.flatMap(\.changes.rootWrites)
        return calls.count == 1 && writes.count == 1 && !work.isBehindRoot
    }

    /// Why no container takes the window's place where the app hands it on.
    private struct NoStandIn: Error {
        var obstacle: WindowObstacle?
    }

    private func settings(in removal: WindowRemoval) -> Int {
        removal.functions.reduce(0) { $0 + $1.changes.settings.count }
    }

    /// How many uses of the window are left, those behind the start included.
    private func obstacles(in removal: WindowRemoval) -> Int {
        removal.functions.reduce(0) { $0 + $1.changes.obstacles.count }
    }

    private func container() throws(RootObstacle) -> RootPlan {
        if let first = uses.obstacles.asOne { throw .window(first) }
        if let first = unreachedWrite { throw .window(first) }
        let cell = Cells(facts).container
        let waits = work.isBehindRoot || replacesRootWhenConnecting
        let connection = waits ? facts.startingMethod : nil
        return RootPlan(
            source: .cell(cell), removal: probe, uses: uses, loading: loading,
            connection: connection)
    }

    /// What keeps the first of the writes from the container, where none of them reaches it, so that it would stay empty.
    private var unreachedWrite: WindowObstacle? {
        let writing = probe.functions.filter { !$0.changes.rootWrites.isEmpty }
        let isReached = writing.contains { item in
            item.changes.rootWrites.contains { write in
                item.changes.places.contains { $0.overlaps(write.target) }
            }
        }
        return isReached ? nil : writing.lazy.compactMap(\.changes.obstacles.first).first
    }

    /// Whether a scene that connects may give its window one root and then another: only the last one is loaded.
    private var replacesRootWhenConnecting: Bool {
        guard facts.usesScenes else { return false }
        guard loading == nil else { return !uses.early.isEmpty }
        var start = CertainStart(facts)
        return uses.early.count > 1
            && uses.early.contains { start.reaches($0) }
    }

    // MARK: Windows that start with a root

    private func kept(
        _ root: InitialWindow, _ initial: [InitialWindow]
    ) throws(RootObstacle) -> RootPlan {
        if let other = uses.writes.first {
            throw .window(
                WindowObstacle(
                    path: other.function.located.file.path, token: other.write.target.lowerBound,
                    need: .several))
        }
        let cell = Cells(facts).property
        var scope = facts.scope(cell)
        scope.lendings = lendings
        let effects = facts.effects.effects(within: [root.closure.body], of: root.function)
        scope.isMadeWhenShown = root.property.declaration.isLazy && !effects.changesNothing
        let removal = WindowRemoval(scope, timeline: facts.timeline)
        if let first = RootUses(removal, facts.timeline).obstacles.asOne { throw .window(first) }
        if scope.isMadeWhenShown, let other = firstSetting(in: removal) { throw .window(other) }
        return RootPlan(
            source: .cell(cell), removal: removal, uses: uses, initialWindows: initial)
    }
}

extension RootPlanner {
    /// A setting of the window at the start, which may be what makes it.
    private func firstSetting(in removal: WindowRemoval) -> WindowObstacle? {
        removal.functions.lazy.filter { !removal.isLenient($0.function) }.compactMap { item in
            item.changes.settings.first.map {
                WindowObstacle(
                    path: item.function.located.file.path, token: $0.window.lowerBound,
                    need: .setting($0.property, runsLater: false))
            }
        }.first
    }
}

/// What stands in the way of every strategy.
enum RootObstacle: Error, Sendable, Hashable {
    /// Code that needs the window itself.
    case window(WindowObstacle)
    /// No code makes a root, and no storyboard.
    case nothingMakesRoot
}
