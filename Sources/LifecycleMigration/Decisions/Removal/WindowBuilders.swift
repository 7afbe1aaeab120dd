import SourceEditing
import SwiftFlow
import SwiftOutline

// `UIWindow(…).then { … }`: a window that is handed to a closure at once, and given back.
extension WindowExtraction {
    /// The window and the closure that it is handed to; nil for any other expression.
    func builder(_ expression: Expression) -> (Expression, ClosureShape)? {
        guard case .call(let callee, let arguments) = expression.kind, arguments.count == 1,
            case .member(let base, _, let token) = callee.kind, isWindow(base.range),
            case .closure(let shape) = arguments[0].value.kind,
            case .call(let call)? = calls[token]?.kind, case .elementwise = call.target,
            trace.values[base.range]?.type.isOptional == false
        else { return nil }
        return (base, shape)
    }

    /// What is left of a window that a closure was handed.
    mutating func built(_ base: Expression, by shape: ClosureShape) -> Meaning {
        // What leaves the closure would leave more without it.
        let leaves = shape.body.contains { file.tokens.tokens[$0].kind == .keyword(.return) }
        guard !leaves, case .window(nil) = read(base) else {
            obstacle(.itself, at: base.range.lowerBound)
            return .other
        }
        let given = changes.windowGiven
        defer { changes.windowGiven = given }
        return block(shape.body, depth: Self.deepest / 2) ? .window(nil) : .windowClosure(shape)
    }
}

extension ClosureShape {
    /// What stands around the code alone: `in`, where the closure has parameters, and the brace behind it.
    var codeBraces: BracketPair {
        BracketPair(open: inKeyword ?? braces.open, close: braces.close)
    }
}
