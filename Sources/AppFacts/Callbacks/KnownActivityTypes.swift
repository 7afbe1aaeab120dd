import SwiftFlow
import SwiftOutline

/// The types of activities that modifiers hear, as code spells them.
package struct KnownActivityTypes {
    /// The constants of links and of Spotlight.
    package static let constants: Set<String> = [web, spotlight[0], spotlight[1]]
    /// The type of universal links.
    static let web = "NSUserActivityTypeBrowsingWeb"
    /// The types of Spotlight, sorted.
    static let spotlight = ["CSQueryContinuationActionType", "CSSearchableItemActionType"]

    private let declared: Set<String>
    private let program: Program

    /// The types that an Info.plist declares, beside those of links and Spotlight, for the code of a program.
    package init(declared: Set<String>, in program: Program) {
        self.declared = declared
        self.program = program
    }

    /// Whether an expression is certainly one of the types.
    package func contains(_ expression: Expression, in file: SwiftFile) -> Bool {
        switch expression.kind {
        case .name(let name):
            Self.constants.contains(name) || isConstant(program.globals(named: name), name)
        case .literal(let parts):
            parts.isEmpty && literal(expression.range, in: file).map(declared.contains) == true
        case .member(let owner, let name, _): isMember(name, of: owner)
        case .tuple(let elements) where elements.count == 1:
            contains(elements[0].value, in: file)
        default: false
        }
    }

    /// `Shortcut.start`, or `Shortcut.start.rawValue` of an enum of texts.
    private func isMember(_ name: String, of owner: Expression) -> Bool {
        switch owner.kind {
        case .name(let type):
            return isConstant(program.members(name, of: type).map(\.located), name)
        case .member(let type, name: let element, token: _) where name == "rawValue":
            guard case .name(let type) = type.kind else { return false }
            return isConstant(program.members(element, of: type).map(\.located), element)
        default: return false
        }
    }

    /// A constant, or a case of an enum, with a text that is declared.
    private func isConstant(_ found: [LocatedDeclaration], _ name: String) -> Bool {
        guard found.count == 1, let located = found.first,
            let binding = located.declaration.bindings.first(where: { $0.name == name }),
            let value = binding.initializer
        else { return false }
        let file = located.file.outline
        let keyword = file.tokens.tokens[located.declaration.keyword].kind
        guard keyword == .keyword(.let) || located.declaration.kind == .enumCase else {
            return false
        }
        if value.count == 1, Self.constants.contains(file.name(at: value.lowerBound)) {
            return true
        }
        return literal(value, in: file).map(declared.contains) == true
    }

    /// The text of a plain literal.
    private func literal(_ range: TokenRange, in file: SwiftFile) -> String? {
        let text = file.text(range)
        guard text.count >= 2, text.hasPrefix("\""), text.hasSuffix("\""), !text.contains("\\")
        else {
            return nil
        }
        return String(text.dropFirst().dropLast())
    }
}
