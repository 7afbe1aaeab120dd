import SwiftOutline

/// Says for each statement of the launch what happens to it, and why.
struct LaunchDecisions {
    private let facts: UIKitFacts
    private let settings: [StatementKey: WindowAppearance.Outcome]

    /// A statement of any file.
    private struct StatementKey: Hashable {
        let path: String
        let token: Int
    }

    /// The decisions for an app.
    init(facts: UIKitFacts) {
        self.facts = facts
        let settings = facts.windowAppearance(target: nil).map { code, index, outcome in
            (
                StatementKey(
                    path: code.function.path,
                    token: code.statements[index].statement.range.lowerBound), outcome
            )
        }
        self.settings = Dictionary(settings) { first, _ in first }
    }

    /// One decision a statement, in order; empty where the launch has no method.
    func decisions() -> [LaunchDecision] {
        let moves = Moves(of: facts.launch)
        return facts.launch.codes.flatMap { code in
            code.statements.indices.map { index in
                let (action, reason) = decision(index, code, moves)
                let range = code.statements[index].statement.range
                let text = code.function.file.text(range)
                return LaunchDecision(
                    place: facts.context.place(code.function.method.file, range.lowerBound),
                    action: action, statement: String(text.prefix { !$0.isNewline }), reason: reason
                )
            }
        }
    }

    private var isProperty: Bool {
        if case .property = facts.launch { true } else { false }
    }

    private func decision(
        _ index: Int, _ code: LaunchCode, _ moves: Moves
    ) -> (LaunchDecision.Action, String) {
        switch code.statements[index].role {
        case .window: return (.remove, "SwiftUI makes and shows the window")
        case .sceneGuard, .scope: return (.remove, "SwiftUI connects the window scene")
        case .controlFlow: return (.keep, "statements inside of it stay")
        case .root where isProperty:
            return (.keep, "SwiftUI shows the root that is made here")
        case .root, .rootChoice: return (.remove, "the root is given to SwiftUI")
        case .appearance: return appearance(index, code)
        case .other: break
        }
        guard case .code(let setup) = facts.launch else {
            return (.keep, "it does not concern the window")
        }
        if let caller = setup.caller, !code.function.isHelper {
            let isCall = index == caller.index && LaunchRewriter(setup).removesMethod
            return isCall
                ? (.remove, "the method that it calls only made the root")
                : (.keep, "it does not concern the window")
        }
        if moves.inlined.contains(index) { return (.move, "its value is the root") }
        if moves.moved.contains(index) { return (.move, "only the root needs it") }
        if moves.lazy.contains(index) {
            return (.move, "the root needs it, and so does the rest, whichever comes first")
        }
        if moves.promoted.contains(index) {
            return (.keep, "the root needs it too, and reads it from a property")
        }
        if moves.copied.contains(index) {
            return (.copy, "the root needs it, and so does the rest")
        }
        return (.keep, "it does not concern the window")
    }

    private func appearance(_ index: Int, _ code: LaunchCode) -> (LaunchDecision.Action, String) {
        let token = code.statements[index].statement.range.lowerBound
        let outcome = settings[StatementKey(path: code.function.path, token: token)]
        switch outcome {
        case .modifier: return (.move, "a modifier of the content says the same")
        case .proxy: return (.keep, "it is set for every window instead")
        case .superfluous(let reason): return (.remove, reason)
        case .lost, nil: return (.remove, "the window is SwiftUI's")
        }
    }

    /// The statements that go along with the root, by index.
    private struct Moves {
        var inlined: Set<Int> = []
        var moved: Set<Int> = []
        var copied: Set<Int> = []
        var promoted: Set<Int> = []
        var lazy: Set<Int> = []

        init(of launch: LaunchShape) {
            guard case .code(let setup) = launch else { return }
            inlined = Set(setup.inlined)
            moved = Set(setup.moved)
            copied = Set(setup.copied)
            promoted = Set(setup.promoted.map(\.index))
            lazy = Set(setup.promoted.filter(\.isLazy).map(\.index))
        }
    }
}
