import SourceEditing
import SwiftOutline

/// Leaves the delegate's `window` empty: the property may be asked for by selector, a window in it is never shown.
struct WindowPropertyRewriter {
    private let owner: DelegateClass

    /// A rewriter for the class that made the window.
    init(owner: DelegateClass) {
        self.owner = owner
    }

    /// The edits that take an initial `UIWindow(…)` off the property, by path.
    func edits() -> [LoweredEdits] {
        owner.properties.filter(\.holdsWindow).compactMap { property in
            guard let binding = property.declaration.bindings.first, let value = binding.initializer
            else { return nil }
            let file = property.file.outline
            let end = file.bytes(of: value).upperBound
            let isOptional = binding.type.map { file.text($0).hasSuffix("?") } ?? false
            if isOptional {
                let start = file.tokens.tokens[value.lowerBound - 2].end
                return LoweredEdits(path: property.file.path, edits: [.remove(start..<end)])
            }
            let start = file.tokens.tokens[binding.nameToken].end
            return LoweredEdits(
                path: property.file.path,
                edits: [TextEdit(range: start..<end, replacement: ": UIWindow?")])
        }
    }
}
