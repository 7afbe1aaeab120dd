import AppFacts
import SwiftFlow
import SwiftOutline

/// Says where a scene delegate comes to no root: its window showed nothing then, and so does the container.
///
/// A container into which a storyboard's root was put shows that one. Where the app made a window of its own in the place
/// of the storyboard's, that was not seen before.
struct MissingRoot {
    private let facts: UIKitFacts

    /// An analysis of an app.
    init(facts: UIKitFacts) {
        self.facts = facts
    }

    /// One finding, where the first way past every root begins; none where a root is set later, or by another function.
    func findings() -> [Finding] {
        let uses = facts.root.uses
        guard facts.usesScenes, case .cell = facts.root.source, !uses.isSetLater,
            facts.root.loading == nil || makesWindow, let function = uses.writes.first?.function,
            facts.launch.timeline.isEntry(function),
            uses.writes.allSatisfy({ $0.function.id == function.id })
        else { return [] }
        let changes = facts.root.removal.functions.first { $0.function.id == function.id }?.changes
        let ways = WaysThrough(
            function, to: uses.writes.map(\.write.statement),
            gone: changes?.removed.map(\.range) ?? []
        ) { statement in changes?.unwrapped.contains { $0.statement == statement.range } ?? false }
        guard let token = ways.firstPast else { return [] }
        let place = facts.context.place(function.located.file, token)
        let remedy = "set a root view controller on every path"
        guard let storyboard = facts.root.loading?.storyboard else {
            return [
                Finding(
                    .rootAbsent, .note, .review, at: place,
                    "a path from here sets no root view controller, and the window stays empty as before",
                    remedy: remedy)
            ]
        }
        // Without a window of its own it shows UIKit's, as before.
        guard !makesWindowWithRoot(in: function, uses.writes.map(\.write.statement)) else {
            return []
        }
        return [
            Finding(
                .rootAbsent, .warning, .manual, at: place,
                "a path from here sets no root view controller, and shows what '\(storyboard)' starts with",
                remedy: remedy)
        ]
    }

    /// Whether a function makes the window only in front of a root that it gives it in the same block.
    private func makesWindowWithRoot(in function: FlowFunction, _ roots: [TokenRange]) -> Bool {
        let makings = facts.launch.window.makings(in: function, of: facts.launch.flow)
        return !makings.isEmpty
            && makings.allSatisfy { making in
                let path = StatementPath(around: making.event.range.lowerBound, in: function)
                guard let own = path.around.last else { return false }
                let next = path.next.prefix { $0.blocks.isEmpty }
                return roots.contains { root in
                    root == own.range || next.contains { $0.range == root }
                }
            }
    }

    private var makesWindow: Bool {
        facts.launch.window.origins.contains { if case .made = $0 { true } else { false } }
    }
}
