import SwiftFlow
import SwiftOutline

extension ProgramFile {
    /// The tokens between the braces of a closure; nil for one of another file, and for one without an end.
    func code(of closure: ClosureID) -> TokenRange? {
        guard closure.path == path else { return nil }
        let close = Int(outline.tokens.partners[closure.brace])
        return close > closure.brace ? closure.brace + 1..<close : nil
    }
}
