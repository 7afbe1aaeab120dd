import SwiftFlow
import SwiftOutline

extension LocatedDeclaration {
    /// The names that a function has for the types which its callers choose; they mean nothing outside of it.
    var genericParameters: Set<String> {
        let file = file.outline
        guard let name = declaration.nameRange, file.tokens.spells(name.upperBound, "<"),
            let end = declaration.parameters.first?.range.lowerBound ?? declaration.body?.lowerBound
        else { return [] }
        var names: Set<String> = []
        for token in name.upperBound..<max(name.upperBound, end - 1)
        where file.tokens.spells(token, "<") || file.tokens.spells(token, ",") {
            names.insert(file.name(at: token + 1))
        }
        return names
    }
}

extension String {
    /// The words of a type as it is written.
    var identifiers: Set<String> {
        Set(split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
    }
}
