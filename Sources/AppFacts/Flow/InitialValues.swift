import SwiftFlow
import SwiftOutline

extension FunctionValues {
    /// What stands behind `=`, or behind the `in` of a loop; the name alone is what a condition binds.
    static func initialValue(_ range: TokenRange, _ function: FlowFunction) -> Expression? {
        let tokens = function.file.tokens.tokens
        var range = range
        if range.count == 1, tokens[range.upperBound].kind == .equal {
            range = range.lowerBound..<endOfCondition(from: range.upperBound + 1, function)
        }
        let mark = range.first { tokens[$0].kind == .equal || tokens[$0].kind == .keyword(.in) }
        guard let mark, mark + 1 < range.upperBound else { return nil }
        return ExpressionReader(function.file).expression(in: mark + 1..<range.upperBound)
    }

    /// The end of what a condition binds: the next condition, or the block.
    private static func endOfCondition(from start: Int, _ function: FlowFunction) -> Int {
        let list = function.file.tokens
        var index = start
        while index < function.body.upperBound {
            switch list.tokens[index].kind {
            case .comma, .leftBrace, .keyword(.else): return index
            default: index = max(index, Int(list.partners[index])) + 1
            }
        }
        return min(index, function.body.upperBound)
    }
}
