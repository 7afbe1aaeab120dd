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
        let ways = WaysToRoot(
            uses.writes.map(\.write), in: function,
            plain: changes?.unwrapped.map(\.statement) ?? [],
            gone: changes?.removed.map(\.range) ?? [])
        guard case .unset(let token?) = ways.outcome(of: function.body, depth: 0) else {
            return []
        }
        let place = facts.context.place(function.located.file, token)
        let storyboard = facts.root.loading?.storyboard
        return [
            Finding(
                .rootUnresolved, .warning, storyboard == nil ? .review : .manual, at: place,
                storyboard.map {
                    "a path from here sets no root view controller, and shows what '\($0)' starts with"
                }
                    ?? "a path from here sets no root view controller, and the window stays empty as before",
                remedy: "set a root view controller on every path")
        ]
    }

    private var makesWindow: Bool {
        facts.launch.window.origins.contains { if case .made = $0 { true } else { false } }
    }
}

/// The ways through a function that sets a root.
private struct WaysToRoot {
    private let file: SwiftFile
    private let writes: [TokenRange]
    private let plain: [TokenRange]
    private let gone: [TokenRange]

    /// The ways to some places; `plain` statements only asked for the window, and so did those that are `gone`.
    init(
        _ writes: [RootWrite], in function: FlowFunction, plain: [TokenRange], gone: [TokenRange]
    ) {
        file = function.file
        self.writes = writes.map(\.statement)
        self.plain = plain
        self.gone = gone
    }

    /// What the ways through some statements lead to.
    enum Outcome {
        /// Each sets a root, or ends the app.
        case set
        /// One sets none: from the token on, where one of several ways does.
        case unset(from: Int?)
    }

    /// Blocks in blocks deeper than this are taken to set one.
    private static let deepest = 40

    func outcome(of body: TokenRange, depth: Int) -> Outcome {
        guard depth < Self.deepest else { return .set }
        var first: Int?
        for statement in file.statements(of: body) where !gone.contains(statement.range) {
            let setsRoot = writes.contains { statement.range.contains($0.lowerBound) }
            if statement.blocks.isEmpty {
                if setsRoot { return .set }
            } else if plain.contains(statement.range) || isTestOfScene(statement) {
                guard setsRoot else { continue }
                return outcome(of: statement.blocks[0].body, depth: depth + 1)
            } else if setsRoot {
                if case .set = outcome(ofBlocks: statement, depth: depth) { return .set }
                first = first ?? statement.range.lowerBound
            } else if leavesEarly(statement) {
                return .unset(from: statement.range.lowerBound)
            }
        }
        return .unset(from: first)
    }

    private func outcome(ofBlocks statement: Statement, depth: Int) -> Outcome {
        guard isExhaustive(statement) else { return .unset(from: nil) }
        for block in statement.blocks {
            if case .unset = outcome(of: block.body, depth: depth + 1) { return .unset(from: nil) }
        }
        return .set
    }

    /// Whether one of the blocks always runs to its end, unless something is thrown for another one to catch.
    private func isExhaustive(_ statement: Statement) -> Bool {
        switch statement.kind {
        case .ifStatement:
            statement.blocks.contains { if case .else = $0.role { true } else { false } }
        case .switchStatement, .doStatement, .deferStatement: true
        default: false
        }
    }

    /// `guard let windowScene = scene as? UIWindowScene`, behind which there is no window without a scene either.
    private func isTestOfScene(_ statement: Statement) -> Bool {
        guard let condition = statement.blocks.first?.condition else { return false }
        return statement.blocks.count == 1
            && condition.contains { file.tokens.spells($0, "UIWindowScene") }
    }

    private func leavesEarly(_ statement: Statement) -> Bool {
        statement.blocks.contains { block in
            file.statements(of: block.body).contains {
                if case .returnStatement = $0.kind { true } else { false }
            }
        }
    }
}
