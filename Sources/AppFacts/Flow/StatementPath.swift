import SwiftFlow
import SwiftOutline

/// The way from the body of a function to a statement in it, through blocks; closures are not entered.
package struct StatementPath {
    /// The token that the way leads to.
    package let token: Int
    /// The statements around it, the outermost first, itself last; empty where it stands in a closure.
    package private(set) var around: [Statement] = []
    /// Those in front of one of these in the same block, in order.
    package private(set) var before: [Statement] = []
    /// Those behind one of these in the same block, the innermost block first.
    package private(set) var behind: [Statement] = []
    /// Those behind the innermost one in its block, in order.
    package private(set) var next: [Statement] = []

    private let file: SwiftFile

    /// Blocks in blocks deeper than this are not entered.
    private static let deepest = 40

    /// The way to the statement that starts at a token.
    package init(to token: Int, in function: FlowFunction) {
        self.init(around: token, in: function)
        if around.last?.range.lowerBound != token { around = [] }
    }

    /// The way to the innermost statement around a token.
    package init(around token: Int, in function: FlowFunction) {
        self.init(around: token, within: function.body, of: function.located.file)
    }

    /// The way to the innermost statement around a token from the code of a function or closure.
    package init(around token: Int, within body: TokenRange, of source: ProgramFile) {
        self.token = token
        file = source.outline
        var body = body
        var levels: [[Statement]] = []
        for _ in 0..<Self.deepest {
            let statements = source.statements(of: body)
            guard let index = statements.firstIndex(where: { $0.range.contains(token) }) else {
                break
            }
            around.append(statements[index])
            before += statements[..<index]
            levels.append(Array(statements[(index + 1)...]))
            guard let block = statements[index].blocks.first(where: { $0.body.contains(token) })
            else { break }
            body = block.body
        }
        behind = levels.reversed().flatMap { $0 }
        next = levels.last ?? []
    }

    /// Whether every way through the function leads through the statement: no condition stands around it, and nothing
    /// in front of it leaves the function, but for guards of the scene; `passing` conditions, it may stand behind blocks that
    /// are never left.
    package func isOnEveryWay(
        where isPlain: (Statement) -> Bool, passing conditions: Bool = false
    ) -> Bool {
        guard !around.isEmpty, around.dropLast().allSatisfy(isPlain) else { return false }
        return before.allSatisfy {
            isPlain($0) || !Self.leaves($0) || conditions && endsAtItsEnd($0)
        }
    }

    /// Whether nothing in a statement with blocks leads anywhere but behind it.
    private func endsAtItsEnd(_ statement: Statement) -> Bool {
        switch statement.kind {
        case .ifStatement, .switchStatement, .forLoop, .doStatement:
            !statement.range.contains { token in
                switch file.tokens.tokens[token].kind {
                case .keyword(.return), .keyword(.throw), .keyword(.try), .keyword(.break),
                    .keyword(.continue):
                    true
                default: false
                }
            }
        default: false
        }
    }

    /// Whether a statement may leave the code around it.
    private static func leaves(_ statement: Statement) -> Bool {
        switch statement.kind {
        case .expression, .declaration: false
        default: true
        }
    }
}
