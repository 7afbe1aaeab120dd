import SwiftOutline

/// Says for each statement of the launch what happens to it, and why.
struct LaunchDecisions {
    private let facts: UIKitFacts
    private let settings: [StatementKey: WindowAppearance.Outcome]
    /// The calls of methods that only prepared the window, by index in the launch method.
    private let superfluousCalls: Set<Int>

    /// A statement of any file.
    private struct StatementKey: Hashable {
        let path: String
        let token: Int
    }

    /// The decisions for an app.
    init(facts: UIKitFacts) {
        self.facts = facts
        superfluousCalls = Set(facts.launch.helpers.superfluousCalls)
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
        let rewriters = rewriters
        let initial = facts.windowInitialValues.filter { code in
            !facts.launch.codes.contains { $0.function.isSame(as: code.function) }
        }
        return (facts.launch.codes + initial).flatMap { code in
            let absent = absent(of: code, by: rewriters)
            return code.statements.indices.map { index in
                let (action, reason) = decision(
                    index, code, moves, isAbsent: absent.contains(index))
                let range = code.statements[index].statement.range
                let text = code.function.file.text(range)
                return LaunchDecision(
                    place: facts.context.place(code.function.method.file, range.lowerBound),
                    action: action, statement: String(text.prefix { !$0.isNewline }), reason: reason
                )
            }
        }
    }

    /// What takes the window out of the functions of the launch, by the first token of their code.
    private var rewriters: [Int: [LaunchRewriter]] {
        var rewriters = facts.launch.rewriters
        if case .property(let property) = facts.launch {
            rewriters.append(RootPropertyRewriter.launch(of: property))
        }
        return Dictionary(grouping: rewriters) { $0.function.body.lowerBound }
    }

    /// The statements of a function that are not there afterwards, by index.
    private func absent(of code: LaunchCode, by rewriters: [Int: [LaunchRewriter]]) -> Set<Int> {
        guard code.function.kind != .initialValue else { return Set(code.statements.indices) }
        let candidates = rewriters[code.function.body.lowerBound] ?? []
        return candidates.first { $0.function.isSame(as: code.function) }?.absent ?? []
    }

    private var isProperty: Bool {
        if case .property = facts.launch { true } else { false }
    }

    private func decision(
        _ index: Int, _ code: LaunchCode, _ moves: Moves, isAbsent: Bool
    ) -> (LaunchDecision.Action, String) {
        switch code.statements[index].role {
        case .window:
            if isAbsent { return (.remove, windowReason(index, code)) }
            return (.keep, "what stays needs the scene")
        case .sceneGuard:
            if isAbsent { return (.remove, "SwiftUI connects the window scene") }
            return (.keep, "it keeps other scenes away from what stays")
        case .scope(.scene):
            if isAbsent { return (.remove, "SwiftUI connects the window scene") }
            return (.keep, "statements inside of it stay")
        case .scope(.window):
            if isAbsent { return (.remove, "the window is SwiftUI's") }
            return (.remove, "the window is SwiftUI's, and what stays is taken out of the block")
        case .scope(.closure): return (.remove, "SwiftUI makes and shows the window")
        case .controlFlow:
            if isAbsent { return (.remove, "nothing is left in it") }
            return (.keep, "statements inside of it stay")
        case .root where isProperty:
            return (.keep, "SwiftUI shows the root that is made here")
        case .root, .rootChoice: return (.remove, "the root is given to SwiftUI")
        case .appearance: return appearance(index, code)
        case .other: return other(index, code, moves, isAbsent: isAbsent)
        }
    }

    private func windowReason(_ index: Int, _ code: LaunchCode) -> String {
        let file = code.function.file
        let target = file.assignment(in: code.statements[index].statement.range)?.target
        guard let target, code.names.isDelegateWindow(target, in: file) else {
            return "SwiftUI makes and shows the window"
        }
        return "the window is SwiftUI's, and the application delegate's stays empty"
    }

    /// The decision on a statement that does not make the window.
    private func other(
        _ index: Int, _ code: LaunchCode, _ moves: Moves, isAbsent: Bool
    ) -> (LaunchDecision.Action, String) {
        let isLaunch = !code.function.isHelper
        if isLaunch, superfluousCalls.contains(index) {
            return (.remove, "the method that it calls only prepared the window")
        }
        if case .code(let setup) = facts.launch {
            if isLaunch, index == setup.caller?.index, LaunchRewriter(setup).removesMethod {
                return (.remove, "the method that it calls only made the root")
            }
            guard setup.function.isSame(as: code.function) else {
                return own(index, code, isAbsent: isAbsent)
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
        }
        return own(index, code, isAbsent: isAbsent)
    }

    /// The decision on a statement that only the launch needs, or nothing any more.
    private func own(
        _ index: Int, _ code: LaunchCode, isAbsent: Bool
    ) -> (LaunchDecision.Action, String) {
        if isAbsent { return (.remove, "only the window needed it") }
        if isProperty, !code.rootReads(of: index).isEmpty {
            return (.keep, "it works on the root, which the launch goes on making")
        }
        if !code.sceneReads(in: code.statements[index].statement.range).isEmpty {
            return (.keep, "the window's scene is the one that connects")
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
        case .lost, nil:
            return (.remove, "the window is SwiftUI's, and nothing else can take the setting")
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
