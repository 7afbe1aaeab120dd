import SwiftOutline

/// The constants of code that starts an app.
package struct LaunchConstants {
    private let values: [String: TokenRange]
    /// The type around the code; nil for `main.swift`.
    let ownType: String?

    /// The constants that a file declares outside of every type, and those of the block that starts the app: each once,
    /// and under no condition.
    package init(of file: SwiftFile, _ block: TokenRange, in ownType: String?) {
        self.ownType = ownType
        let locals = file.statements(of: block).compactMap { statement -> Declaration? in
            if case .declaration(let declaration) = statement.kind { declaration } else { nil }
        }
        var known: [String: Declaration] = [:]
        var doubled: Set<String> = []
        for declaration in file.declarations + locals {
            for name in declaration.declaredNames {
                if let other = known[name], other.range != declaration.range {
                    doubled.insert(name)
                }
                known[name] = declaration
            }
        }
        var values: [String: TokenRange] = [:]
        for (name, declaration) in known where !doubled.contains(name) {
            guard declaration.kind == .variable, declaration.conditions.isEmpty,
                file.tokens.tokens[declaration.keyword].kind == .keyword(.let)
            else { continue }
            values[name] = declaration.bindings.first { $0.name == name }?.initializer
        }
        self.values = values
    }

    /// The value of a constant; nil for any other name.
    package subscript(name: String) -> TokenRange? { values[name] }
}
