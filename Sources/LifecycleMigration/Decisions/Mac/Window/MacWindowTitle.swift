import AppFacts
import SwiftFlow
import SwiftOutline

/// The title of a Mac app's window.
struct MacWindowTitle {
    /// The tokens of the expression.
    let range: TokenRange
    /// Whether it is a text as it stands, and not something that gives one.
    let isLiteral: Bool

    /// Reads a title; nil where there is none.
    ///
    /// - Throws: the title where the `App` can't tell it.
    init?(
        _ expression: Expression?, in function: FlowFunction, _ facts: LaunchFacts
    ) throws(MacWindowObstacle) {
        guard let expression else { return nil }
        range = expression.range
        if case .literal(let parts) = expression.kind, parts.isEmpty {
            isLiteral = true
            return
        }
        isLiteral = false
        guard Self.isLocalized(expression) else {
            throw MacWindowObstacle(
                .member("title"), function.located.file, expression.range.lowerBound)
        }
    }

    /// Whether it is a text that the bundle has in other languages, by its key.
    private static func isLocalized(_ expression: Expression) -> Bool {
        guard case .call(let callee, let arguments) = expression.kind,
            arguments.allSatisfy({
                if case .literal(let parts) = $0.value.kind { parts.isEmpty } else { false }
            })
        else { return false }
        switch (callee.kind, arguments.map(\.label)) {
        case (.name("NSLocalizedString"), [nil, "comment"]),
            (.name("String"), ["localized"]), (.name("String"), ["localized", "comment"]):
            return true
        default: return false
        }
    }
}
