import SwiftFlow
import SwiftOutline

extension SwiftFile {
    /// What stands behind the first `=` of some code; nil where nothing does.
    package func assigned(in range: TokenRange) -> TokenRange? {
        guard let equal = range.first(where: { tokens.tokens[$0].kind == .equal }),
            equal + 1 < range.upperBound
        else { return nil }
        return equal + 1..<range.upperBound
    }

    /// The expression of that.
    func assignedValue(in range: TokenRange) -> Expression? {
        assigned(in: range).map(ExpressionReader(self).expression)
    }
}
