import SwiftOutline

extension SwiftFile {
    /// The `;` behind a run of tokens.
    package func terminator(behind range: TokenRange) -> Int? {
        tokens.tokens[range.upperBound].kind == .semicolon ? range.upperBound : nil
    }
}
