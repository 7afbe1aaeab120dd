import SwiftOutline

/// The imports of a file as another file has them.
enum ImportLines {
    /// Whole lines, and of the imports in a `#if` all those with the same condition in one.
    static func lines(of imports: [Declaration], in file: SwiftFile) -> [String] {
        var plain: [String] = []
        var conditional: [[ClauseReference]: [String]] = [:]
        for declaration in imports {
            let text = file.text(declaration.range)
            if declaration.conditions.isEmpty {
                plain.append(text)
            } else {
                conditional[declaration.conditions, default: []].append(text)
            }
        }
        return plain
            + conditional.map { clauses, imports in
                let conditions = clauses.map { "#if " + condition(of: $0, in: file) }
                let ends = clauses.map { _ in "#endif" }
                return (conditions + imports + ends).joined(separator: "\n")
            }
    }

    /// Imports in the order of a file: those with a condition stand behind the others.
    static func sorted(_ lines: some Sequence<String>) -> [String] {
        let all = Set(lines).sorted()
        return all.filter { !$0.hasPrefix("#") } + all.filter { $0.hasPrefix("#") }
    }

    /// When a clause is compiled; that of an `#else` or `#elseif` is compiled where those in front of it are not.
    private static func condition(of reference: ClauseReference, in file: SwiftFile) -> String {
        let clauses = file.conditionals[reference.block].clauses[...reference.clause]
        let parts = clauses.compactMap { clause -> String? in
            guard let condition = clause.condition else { return nil }
            let text = file.text(condition)
            if clause.directive != clauses.last?.directive { return "!(\(text))" }
            return clauses.count == 1 ? text : "(\(text))"
        }
        return parts.joined(separator: " && ")
    }
}
