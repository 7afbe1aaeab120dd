import SwiftOutline

extension TargetContext {
    /// The statements of a block that the app's builds have: of an `#if` that is the same in all of them, those of the clause
    /// that is compiled; one that isn't is a statement of its own.
    func builtStatements(of block: TokenRange, in file: SwiftFile) -> [Statement] {
        var result: [Statement] = []
        var pending = [ArraySlice(file.statements(of: block))]
        while var statements = pending.popLast() {
            guard let statement = statements.popFirst() else { continue }
            pending.append(statements)
            guard case .conditionalCompilation = statement.kind,
                let clause = builtClause(of: statement, in: file)
            else {
                result.append(statement)
                continue
            }
            if let body = clause { pending.append(ArraySlice(file.statements(of: body))) }
        }
        return result
    }

    /// The body of the clause that every build compiles, or nothing where none has any; nil where builds differ.
    private func builtClause(of statement: Statement, in file: SwiftFile) -> TokenRange?? {
        let bodies = statement.blocks.map(\.body).filter { !$0.isEmpty }
        let built = bodies.filter { !conditions.leavesOut($0.lowerBound, of: file) }
        guard let only = built.first else { return .some(nil) }
        return built.count == 1 && conditions.takesIn(only.lowerBound, of: file) ? only : nil
    }
}
