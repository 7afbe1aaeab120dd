import SourceEditing
import SwiftFlow
import SwiftOutline

extension LocatedDeclaration {
    /// The edit that makes a stored property on first use.
    var madeLazy: LoweredEdits {
        let token = file.outline.tokens.tokens[declaration.keyword]
        return LoweredEdits(
            path: file.path, edits: [TextEdit(range: token.range, replacement: "lazy var")])
    }
}
