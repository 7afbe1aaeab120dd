import AppFacts
import SwiftFlow
import SwiftOutline

/// The constants of a function, for values that are written as locals first.
struct MacWindowLocals {
    private let function: FlowFunction
    private let values: [String: (statement: Statement, value: TokenRange)]

    /// The `let` locals of the function's own block.
    init(of function: FlowFunction) {
        self.function = function
        var found: [String: (Statement, TokenRange)] = [:]
        let file = function.file
        for statement in file.statements(of: function.body) {
            guard case .declaration(let declaration) = statement.kind,
                file.tokens.tokens[declaration.keyword].kind == .keyword(.let),
                declaration.bindings.count == 1, let binding = declaration.bindings.first,
                let value = binding.initializer, binding.accessorBraces == nil
            else { continue }
            found[binding.name] = (statement, value)
        }
        values = found
    }

    /// An expression, or what the local holds that it names.
    func resolved(_ expression: Expression) -> Expression {
        guard case .name(let name) = expression.kind, let local = values[name] else {
            return expression
        }
        return ExpressionReader(function.file).expression(in: local.value)
    }

    /// The declarations of the locals that nothing but code that goes uses.
    func superfluous(besides going: [Statement]) -> [Statement] {
        let ranges = TokenRanges(going.map(\.range))
        let references = function.file.references(in: function.body).filter { $0.role == .bare }
        let uses = Dictionary(grouping: references, by: \.name)
        return values.filter { name, local in
            let used = uses[name] ?? []
            return !used.isEmpty && used.allSatisfy { ranges.contains($0.token) }
                && !going.contains { $0.range == local.statement.range }
        }.map(\.value.statement).sorted { $0.range.lowerBound < $1.range.lowerBound }
    }
}
