import SwiftFlow
import SwiftOutline

/// The conditions of a function's code, and which of them stand around a place in it.
///
/// Conditions on a window, a root, a scene, or the version of the system are left out: a migration may drop them.
package struct BranchMarks {
    /// A block with its condition.
    private struct Block {
        let body: TokenRange
        let label: String?
        /// Whether it runs only where there is no window, no scene, or no delegate.
        let isDead: Bool
        /// The block around it.
        let parent: Int?
    }

    /// A condition where it is evaluated, or a jump out of a block that has one.
    package struct Mark {
        /// The token that it starts with.
        package let token: Int
        /// The statement.
        package let statement: TokenRange
        /// What is tested, or what is done.
        package let label: String
        /// Whether the code behind it depends on it; what stands in a block is told by its path.
        let isGuard: Bool

        /// A mark from its parts.
        package init(
            token: Int, statement: TokenRange, label: String, isGuard: Bool
        ) {
            self.token = token
            self.statement = statement
            self.label = label
            self.isGuard = isGuard
        }
    }

    /// In the order of the source, each behind the ones around it.
    private var blocks: [Block] = []
    /// In the order of the source.
    package private(set) var marks: [Mark] = []
    private let file: SwiftFile
    private let text: NormalText
    /// How many closures are read around a place: of their conditions only those on windows count, whose code is dead.
    private var closures = 0

    /// Blocks in blocks deeper than this are not looked at.
    private static let deepest = 40

    /// Reads the code of a function.
    package init(of function: FlowFunction, _ text: NormalText) {
        file = function.file
        self.text = text
        for body in Self.bodies(of: function) { read(body, in: nil, depth: 0) }
        marks.sort { $0.token < $1.token }
    }

    /// The code of a function: of an initial value that of its closures, which are its only statements.
    private static func bodies(of function: FlowFunction) -> [TokenRange] {
        guard function.id.part == .initialValue else { return [function.body] }
        var found: [TokenRange] = []
        var token = function.body.lowerBound
        while token < function.body.upperBound {
            if function.file.tokens.tokens[token].kind == .leftBrace,
                let closure = function.file.closure(at: token)
            {
                found.append(closure.body)
                token = max(token + 1, closure.body.upperBound)
            } else {
                token += 1
            }
        }
        return found
    }

    /// Whether a token stands where no app comes to.
    func isDead(_ token: Int) -> Bool {
        blocks(around: token).contains(where: \.isDead)
    }

    /// The conditions around a token.
    package func path(to token: Int) -> String {
        blocks(around: token).compactMap(\.label).joined(separator: " ∧ ")
    }

    /// The blocks that a token stands in, the outermost first: the last one that begins in front of it, or one around that.
    private func blocks(around token: Int) -> [Block] {
        var low = 0
        var high = blocks.count
        while low < high {
            let middle = (low + high) / 2
            if blocks[middle].body.lowerBound <= token { low = middle + 1 } else { high = middle }
        }
        var found: [Block] = []
        var next = low > 0 ? low - 1 : nil
        while let index = next {
            if blocks[index].body.contains(token) { found.append(blocks[index]) }
            next = blocks[index].parent
        }
        return found.reversed()
    }

    private mutating func read(_ range: TokenRange, in parent: Int?, depth: Int) {
        guard depth < Self.deepest else { return }
        for statement in file.statements(of: range) {
            switch statement.kind {
            case .ifStatement, .guardStatement, .whileLoop, .switchStatement, .forLoop,
                .repeatLoop, .doStatement, .deferStatement, .conditionalCompilation:
                read(statement, in: parent, depth)
            case .returnStatement, .throwStatement, .breakStatement, .continueStatement:
                jump(statement)
            default: readClosures(of: statement.range, in: parent, depth)
            }
        }
    }

    private mutating func readClosures(of range: TokenRange, in parent: Int?, _ depth: Int) {
        closures += 1
        var token = range.lowerBound
        while token < range.upperBound {
            if file.tokens.tokens[token].kind == .leftBrace, let closure = file.closure(at: token) {
                read(closure.body, in: parent, depth: depth + 1)
                token = max(token, closure.body.upperBound)
            }
            token += 1
        }
        closures -= 1
    }

    private mutating func read(_ statement: Statement, in parent: Int?, _ depth: Int) {
        var tests: [String] = []
        // Of `switch` and `do`, the last block is no other way than that of a condition.
        var asksForWindow =
            statement.kind == .ifStatement || statement.kind == .guardStatement
        for (index, block) in statement.blocks.enumerated() {
            let test =
                closures > 0 ? nil : block.condition.flatMap { condition(in: $0, of: statement) }
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
                    isDead: asksForWindow && (isGuard || isElse), parent: parent))
            read(block.body, in: blocks.count - 1, depth: depth + 1)
        }
    }

    private mutating func jump(_ statement: Statement) {
        let token = statement.range.lowerBound
        guard closures == 0, !path(to: token).isEmpty, !isDead(token) else { return }
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
