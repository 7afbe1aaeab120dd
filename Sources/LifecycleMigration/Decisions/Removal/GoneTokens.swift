import SwiftOutline

/// Which tokens of some code go, for those who ask about many of them.
struct GoneTokens {
    private let code: TokenRange
    private var isGone: [Bool]
    private var isRemoved: [Bool]

    /// The tokens of the code that go with changes.
    init(of code: TokenRange, with changes: WindowChanges) {
        self.code = code
        isGone = Array(repeating: false, count: code.count)
        isRemoved = isGone
        for statement in changes.removed { remove(statement.range) }
        for place in changes.places { take(place) }
        for block in changes.unwrapped {
            take(block.statement.lowerBound..<block.braces.content.lowerBound)
            take(block.braces.content.upperBound..<block.statement.upperBound)
        }
    }

    /// Takes a statement away.
    mutating func remove(_ statement: TokenRange) {
        take(statement)
        for token in statement.clamped(to: code) { isRemoved[token - code.lowerBound] = true }
    }

    /// Takes tokens away within a statement that stays.
    mutating func take(_ tokens: TokenRange) {
        for token in tokens.clamped(to: code) { isGone[token - code.lowerBound] = true }
    }

    /// Whether a token goes.
    func contains(_ token: Int) -> Bool {
        code.contains(token) && isGone[token - code.lowerBound]
    }

    /// Whether a token goes with a whole statement.
    func containsStatement(at token: Int) -> Bool {
        code.contains(token) && isRemoved[token - code.lowerBound]
    }
}
