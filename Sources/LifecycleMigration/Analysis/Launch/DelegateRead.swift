import SwiftOutline

/// Reading the application delegate through `UIApplication.shared.delegate` and a cast.
enum DelegateRead {
    /// What `guard let name = (UIApplication.shared.delegate as? X)?.path else { … }` binds: the name's token and
    /// the tokens of the value; nil for any other statement.
    static func guardBinding(
        of statement: Statement, in file: SwiftFile
    ) -> (name: Int, value: TokenRange)? {
        guard case .guardStatement = statement.kind,
            let condition = statement.blocks.first?.condition,
            condition.count > 4, file.tokens.tokens[condition.lowerBound].kind == .keyword(.let),
            file.tokens.tokens[condition.lowerBound + 2].kind == .equal
        else { return nil }
        let value = condition.lowerBound + 3..<condition.upperBound
        guard let chain = file.chain(in: value), case .parenthesized(let inner) = chain.base,
            file.text(inner).hasPrefix("(UIApplication.shared.delegate"),
            chain.segments.allSatisfy(\.isNameOrUnwrapping)
        else { return nil }
        return (condition.lowerBound + 1, value)
    }
}

extension ChainSegment {
    /// Whether the segment reads a member or unwraps, without a call.
    fileprivate var isNameOrUnwrapping: Bool {
        if case .member = self { return true }
        return isUnwrapping
    }
}
