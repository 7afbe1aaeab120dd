import SwiftFlow
import SwiftOutline

/// How code reaches the root's property from where it reached the window.
struct WindowPathText {
    /// The first token that is replaced; what stands in front of it stays.
    let start: Int
    /// What the property needs in front of it.
    let prefix: String

    /// The way to a cell, from an expression for the window in a function; nil where none is known.
    init?(of window: Expression, in extraction: WindowExtraction, cell: RootCell) {
        var expression = window
        while true {
            switch expression.kind {
            case .optionalChain(let inner), .force(let inner): expression = inner
            default:
                guard let path = Self.path(of: expression, window, extraction, cell) else {
                    return nil
                }
                (start, prefix) = path
                return
            }
        }
    }

    private static func path(
        of expression: Expression, _ window: Expression, _ extraction: WindowExtraction,
        _ cell: RootCell
    ) -> (Int, String)? {
        let mayEnd = mayEndEarly(expression, extraction)
        if case .member(let base, _, let token) = expression.kind,
            leads(base, to: cell, extraction)
                || mayEnd && extraction.trace.types[base.range]?.name == cell.owner
        {
            return (token, "")
        }
        guard !mayEnd else { return nil }
        let start = window.range.lowerBound
        return extraction.prefix(of: cell, at: start).map { (start, $0) }
    }

    /// Whether an expression is the delegate by its class, so that a member can follow.
    private static func leads(
        _ base: Expression, to cell: RootCell, _ extraction: WindowExtraction
    ) -> Bool {
        switch base.kind {
        case .optionalChain(let inner), .force(let inner):
            return leads(inner, to: cell, extraction)
        case .selfReference:
            return extraction.function.owner == cell.owner && !extraction.function.isStatic
        default:
            let value = extraction.trace.values[base.range]
            return value?.type.name == cell.owner
        }
    }

    /// Whether a way to the window, which would go, does nothing where something on it is not there: another object
    /// than the window and the delegates.
    private static func mayEndEarly(
        _ expression: Expression, _ extraction: WindowExtraction
    ) -> Bool {
        var next = expression
        while true {
            switch next.kind {
            case .optionalChain(let inner):
                guard extraction.trace.values[inner.range]?.tags.isEmpty == false else {
                    return true
                }
                next = inner
            case .member(let base, _, _), .call(let base, _), .subscripted(let base, _),
                .force(let base), .cast(let base, _, _):
                next = base
            default: return false
            }
        }
    }
}

extension WindowExtraction {
    /// What a member of the delegate needs in front of its name at a place.
    ///
    /// Nil where code can't reach the delegate; a cell without an owner is a local.
    func prefix(of cell: RootCell, at token: Int) -> String? {
        if cell.owner.isEmpty || scope.standIns?.isExtended(function) ?? false { return "" }
        guard function.owner == cell.owner, !function.isStatic else {
            return cell.shared.map { $0 + "." }
        }
        let inClosure = closures.prefix(at: token, captured: selfCaptures)
        if !inClosure.isEmpty { return inClosure }
        return hides(cell.name) ? "self." : ""
    }

    /// Whether a parameter or local of the function has a name.
    private func hides(_ name: String) -> Bool {
        function.parameters.contains { $0.name == name }
            || !trace.locals(named: name).isEmpty
    }
}
