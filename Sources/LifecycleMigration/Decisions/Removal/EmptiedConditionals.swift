import SwiftOutline

extension WindowExtraction {
    /// Removes each `#if … #endif` out of which everything goes, with no comment in it.
    mutating func removeEmptiedConditionals() {
        guard !file.conditionals.isEmpty, !changes.removed.isEmpty else { return }
        removeEmptiedConditionals(in: function.body, depth: 0)
    }

    private mutating func removeEmptiedConditionals(in body: TokenRange, depth: Int) {
        guard depth < Self.deepest else { return }
        for statement in file.statements(of: body) where !isRemoved(statement) {
            // What stands in another one goes first, so that nothing may be left of that.
            for block in statement.blocks {
                removeEmptiedConditionals(in: block.body, depth: depth + 1)
            }
            guard case .conditionalCompilation(let index) = statement.kind,
                isEmptied(file.conditionals[index])
            else { continue }
            drop(statement, .nothingLeft)
        }
    }

    /// Whether something stood in the clauses, and all of it goes.
    private func isEmptied(_ conditional: ConditionalBlock) -> Bool {
        guard let end = conditional.end else { return false }
        let statements = conditional.clauses.map { file.statements(of: $0.body) }
        let all = statements.flatMap { $0 }
        let isWhole = zip(conditional.clauses, statements).allSatisfy { clause, statements in
            // A token that is no statement's stays: the label of a case.
            clause.body.count
                == statements.reduce(0) { $0 + $1.range.count + ($1.terminator == nil ? 0 : 1) }
        }
        return !all.isEmpty && isWhole
            && all.allSatisfy(isRemoved)
            && holdsNoComment(conditional.range.lowerBound..<end)
    }

    /// Whether no comment stands in front of `#endif`: one may be about more than a statement that goes.
    private func holdsNoComment(_ range: TokenRange) -> Bool {
        range.allSatisfy { token in
            !file.tokens.trivia(before: token + 1).contains(where: \.isComment)
        }
    }
}
