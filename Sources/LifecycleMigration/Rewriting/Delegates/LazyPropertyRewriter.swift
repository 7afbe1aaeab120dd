import SourceEditing
import SwiftFlow
import SwiftOutline

/// Makes properties of a delegate lazy.
struct LazyPropertyRewriter {
    private let delegate: DelegateClass

    /// A rewriter for a class.
    init(delegate: DelegateClass) {
        self.delegate = delegate
    }

    /// The edits of the class's own file: `let` and `var` become `lazy var`.
    func edits(of properties: [Declaration]) -> [TextEdit] {
        properties.map { property in
            let keyword = delegate.file.outline.tokens.tokens[property.keyword]
            return TextEdit(range: keyword.range, replacement: "lazy var")
        }
    }
}
