import SwiftFlow
import SwiftOutline

/// The conditions of a function's code, and which of them stand around a place in it.
///
/// Conditions on a window, a root, a scene, or the version of the system are left out: a migration may drop them.
struct BranchMarks {
    /// A block with its condition.
    private struct Block {
        let body: TokenRange
        let label: String?
        /// Whether it runs only where there is no window, no scene, or no delegate.
        let isDead: Bool
    }

    /// A condition where it is evaluated, or a jump out of a block that has one.
    struct Mark {
        /// The token that it starts with.
        let token: Int
        /// The statement.
        let statement: TokenRange
        /// What is tested, or what is done.
        let label: String
        /// Whether the code behind it depends on it; what stands in a block is told by its path.
        let isGuard: Bool
    }

    private var blocks: [Block] = []
    /// In the order of the source.
    private(set) var marks: [Mark] = []
    private let file: SwiftFile
    private let text: NormalText

    /// Blocks in blocks deeper than this are not looked at.
    private static let deepest = 40

    /// Reads the code of a function.
    init(of function: FlowFunction, _ text: NormalText) {
        file = function.file
        self.text = text
        guard function.id.part != .initialValue else { return }
        read(function.body, depth: 0)
        marks.sort { $0.token < $1.token }
    }

    /// Whether a token stands where no app comes to.
    func isDead(_ token: Int) -> Bool {
        blocks.contains { $0.isDead && $0.body.contains(token) }
    }

    /// The conditions around a token.
    func path(to token: Int) -> String {
        blocks.filter { $0.body.contains(token) }.compactMap(\.label).joined(separator: " ∧ ")
    }

    private mutating func read(_ range: TokenRange, depth: Int) {
        guard depth < Self.deepest else { return }
        for statement in file.statements(of: range) {
            switch statement.kind {
            case .ifStatement, .guardStatement, .whileLoop, .switchStatement, .forLoop,
                .repeatLoop, .doStatement, .deferStatement, .conditionalCompilation:
                read(statement, depth)
            case .returnStatement, .throwStatement, .breakStatement, .continueStatement:
                jump(statement)
            default: break
            }
        }
    }

    private mutating func read(_ statement: Statement, _ depth: Int) {
        var tests: [String] = []
        var asksForWindow = true
        for (index, block) in statement.blocks.enumerated() {
            let test = block.condition.flatMap { condition(in: $0, of: statement) }
            if let own = block.condition {
                asksForWindow = asksForWindow && self.asksForWindow(own, of: statement)
            }
            if let test {
                tests.append(test)
                marks.append(
                    Mark(
                        token: block.condition?.lowerBound ?? statement.range.lowerBound,
                        statement: statement.range, label: "if \(test)",
                        isGuard: statement.kind == .guardStatement))
            }
            let isElse = block.condition == nil && index > 0
            let label = isElse ? tests.last.map { "else of \($0)" } : test
            let isGuard = statement.kind == .guardStatement
            blocks.append(
                Block(
                    body: block.body, label: isGuard ? label.map { "not \($0)" } : label,
                    isDead: asksForWindow && (isGuard || isElse)))
            read(block.body, depth: depth + 1)
        }
    }

    private mutating func jump(_ statement: Statement) {
        let token = statement.range.lowerBound
        guard !path(to: token).isEmpty, !isDead(token) else { return }
        marks.append(
            Mark(
                token: token, statement: statement.range, label: file.tokens.text(of: token),
                isGuard: true))
    }

    /// What a condition tests beside windows; nil where that is nothing.
    private func condition(in range: TokenRange, of statement: Statement) -> String? {
        let tests = self.tests(in: range, of: statement).compactMap { $0 }.filter {
            !NormalText.isPlumbing($0)
        }
        return tests.isEmpty ? nil : tests.joined(separator: ", ")
    }

    /// Whether a condition tests nothing but windows, scenes and delegates.
    private func asksForWindow(_ range: TokenRange, of statement: Statement) -> Bool {
        let tests = self.tests(in: range, of: statement)
        return !tests.isEmpty && tests.allSatisfy { $0.map(NormalText.isPlumbing) ?? false }
    }

    /// What the conditions of an `if`, `guard` or `while` test; nil for versions of the system.
    private func tests(in range: TokenRange, of statement: Statement) -> [String?] {
        switch statement.kind {
        case .ifStatement, .guardStatement, .whileLoop: break
        default: return []
        }
        return ConditionReader(file).conditions(in: range).map { condition in
            switch condition {
            case .expression(let value), .binding(_, let value), .pattern(_, let value):
                text.text(value.range)
            case .other: nil
            }
        }
    }
}
