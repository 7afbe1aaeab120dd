import SwiftFlow
import SwiftOutline

/// The ways through a function, and whether each comes to one of some statements.
struct WaysThrough {
    private let function: FlowFunction
    private let places: [TokenRange]
    private let isPlain: (Statement) -> Bool
    private let gone: [TokenRange]
    private var file: SwiftFile { function.file }

    /// The ways to some places; a statement is plain where its condition always holds, and `gone` are those that only
    /// asked for the window.
    init(
        _ function: FlowFunction, to places: [TokenRange], gone: [TokenRange],
        isPlain: @escaping (Statement) -> Bool
    ) {
        self.function = function
        self.places = places
        self.gone = gone
        self.isPlain = isPlain
    }

    /// The token where the first way begins that leads past all of the places; nil where each comes to one.
    var firstPast: Int? {
        guard case .past(let token) = outcome(of: function.body, depth: 0) else { return nil }
        return token
    }

    /// Whether each way comes to one of the places.
    var allComeToPlace: Bool {
        if case .comesToPlace = outcome(of: function.body, depth: 0) { true } else { false }
    }

    /// What the ways through some statements lead to.
    private enum Outcome {
        /// Each comes to a place, or ends the app.
        case comesToPlace
        /// One does not: from the token on, where one of several ways does.
        case past(from: Int?)
    }

    /// Blocks in blocks deeper than this are taken to come to one.
    private static let deepest = 40

    private func outcome(of body: TokenRange, depth: Int) -> Outcome {
        guard depth < Self.deepest else { return .comesToPlace }
        var first: Int?
        for statement in file.statements(of: body) where !gone.contains(statement.range) {
            let isOnWay = places.contains { statement.range.contains($0.lowerBound) }
            if statement.blocks.isEmpty {
                if isOnWay { return .comesToPlace }
            } else if isPlain(statement) || isTestOfScene(statement) {
                guard isOnWay else { continue }
                return outcome(of: statement.blocks[0].body, depth: depth + 1)
            } else if isOnWay {
                if case .comesToPlace = outcome(ofBlocks: statement, depth: depth) {
                    return .comesToPlace
                }
                first = first ?? statement.range.lowerBound
            } else if leavesEarly(statement) {
                return .past(from: statement.range.lowerBound)
            }
        }
        return .past(from: first)
    }

    private func outcome(ofBlocks statement: Statement, depth: Int) -> Outcome {
        guard isExhaustive(statement) else { return .past(from: nil) }
        for block in statement.blocks {
            if case .past = outcome(of: block.body, depth: depth + 1) { return .past(from: nil) }
        }
        return .comesToPlace
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
