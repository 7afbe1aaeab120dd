import AppFacts
import SwiftFlow
import SwiftOutline

/// Says where a launch leaves its window hidden: SwiftUI shows its own on every path.
///
/// A launch that ends before it has made a root shows nothing then as before, unless a root is set later.
struct HiddenWindow {
    private let facts: UIKitFacts
    private let callers: EarlyCallers
    /// The functions that show the window, or call one that does, each with the statements that do.
    private let shows: [FlowFunction.ID: [TokenRange]]

    /// An analysis of an app.
    init(facts: UIKitFacts) {
        self.facts = facts
        callers = EarlyCallers(facts.launch)
        var shows: [FlowFunction.ID: [TokenRange]] = [:]
        for (function, changes) in facts.root.removal.functions {
            let statements = changes.shows.filter { !$0.runsLater }.map(\.statement)
            if !statements.isEmpty { shows[function.id] = statements }
        }
        let direct = Set(shows.keys)
        let indirect = callers.reaching(direct)
        for id in indirect {
            shows[id, default: []] += callers.calls(in: id, of: direct.union(indirect))
        }
        self.shows = shows
    }

    /// One finding for each function of the start that shows the window on some paths only, unless its callers show it
    /// on all of theirs.
    func findings() -> [Finding] {
        let functions = facts.launch.timeline.early.filter { shows[$0.id] != nil }
        let changes = Dictionary(
            facts.root.removal.functions.map { ($0.function.id, $0.changes) },
            uniquingKeysWith: { first, _ in first })
        func ways(_ function: FlowFunction, to places: [TokenRange]) -> WaysThrough {
            self.ways(through: function, to: places, changes[function.id])
        }
        let partial = functions.compactMap { function in
            ways(function, to: shows[function.id] ?? []).firstPast.map { (function, $0) }
        }
        let partialIDs = Set(partial.map(\.0.id))
        let covering = Set(
            functions.filter { function in
                let unsure = callers.calls(in: function.id, of: partialIDs)
                let sure = (shows[function.id] ?? []).filter { !unsure.contains($0) }
                return !unsure.isEmpty && ways(function, to: sure).allComeToPlace
            }.map(\.id))
        return partial.compactMap { function, token in
            let known = callers.callers(of: function.id)
            guard known.isEmpty || !known.allSatisfy(covering.contains) else { return nil }
            return finding(in: function, from: token)
        }
    }

    private func ways(
        through function: FlowFunction, to places: [TokenRange], _ changes: WindowChanges?
    ) -> WaysThrough {
        let gone = (changes?.removed.map(\.range) ?? []).filter { range in
            !places.contains { range.contains($0.lowerBound) }
        }
        let tests = WindowTests(in: function, facts.launch.flow.trace(of: function))
        return WaysThrough(function, to: places, gone: gone) { statement in
            changes?.unwrapped.contains { $0.statement == statement.range } ?? false
                || tests.isPlain(statement)
        }
    }

    private func finding(in function: FlowFunction, from token: Int) -> Finding? {
        let hasRoot = facts.root.uses.early.contains { write in
            write.function.id == function.id
                ? write.write.statement.lowerBound < token
                : !isCalled(write.function.id, in: function.id, behind: token)
        }
        guard hasRoot || (isOnlySetLater && makesWindow(function)) else { return nil }
        return Finding(
            .windowHidden, .warning, hasRoot ? .manual : .review,
            at: facts.context.place(function.located.file, token),
            hasRoot
                ? "a path from here leaves the window hidden, and SwiftUI shows it with its root"
                : "a path from here shows no window, and SwiftUI shows a root that is set later",
            remedy: "show the window on every path, or set no root where it stays hidden")
    }

    /// Whether a function comes to another one behind a token only.
    private func isCalled(
        _ callee: FlowFunction.ID, in function: FlowFunction.ID, behind token: Int
    ) -> Bool {
        let calls = callers.calls(in: function, of: callers.reaching([callee]).union([callee]))
        return !calls.isEmpty && calls.allSatisfy { $0.lowerBound > token }
    }

    /// Whether the root is set later by code that does not show the window itself.
    private var isOnlySetLater: Bool {
        facts.root.uses.writes.contains { write in
            write.phases.contains { $0 >= .firstView } && shows[write.function.id] == nil
        }
    }

    private func makesWindow(_ function: FlowFunction) -> Bool {
        let makers = facts.launch.timeline.early.filter { maker in
            facts.launch.window.origins.contains { origin in
                guard case .made(let place) = origin else { return false }
                return place.path == maker.located.file.path && maker.body.contains(place.token)
            }
        }.map(\.id)
        return callers.reaching(Set(makers)).union(makers).contains(function.id)
    }
}

/// The conditions of a function that only ask for a window, its root, its scene, a delegate, or the version of the system.
private struct WindowTests {
    private let file: SwiftFile
    /// The tokens with which expressions start that are one of these.
    private let tokens: Set<Int>

    init(in function: FlowFunction, _ trace: FlowTrace) {
        file = function.file
        tokens = Set(
            trace.values.lazy.filter { _, value in
                !value.windows.isEmpty || !value.roots.isEmpty || value.tags.contains(.scene)
                    || value.tags.contains(.applicationDelegate)
            }.map(\.key.lowerBound))
    }

    /// Whether a statement has a condition, and tests nothing else.
    func isPlain(_ statement: Statement) -> Bool {
        switch statement.kind {
        case .ifStatement, .guardStatement: break
        default: return false
        }
        guard let condition = statement.blocks.first?.condition else { return false }
        return ConditionReader(file).conditions(in: condition).allSatisfy { condition in
            switch condition {
            case .expression(let value), .binding(_, let value), .pattern(_, let value):
                value.range.contains(where: tokens.contains)
            case .other: true
            }
        }
    }
}
