import SourceEditing
import SwiftOutline

/// Leaves the delegate's `window` empty: the property may be asked for by selector, a window in it is never shown.
struct WindowPropertyRewriter {
    private let properties: [LocatedDeclaration]

    /// A rewriter for the class that made the window.
    init(owner: DelegateClass, facts: UIKitFacts) {
        properties = LaunchWindows(of: facts).properties(of: owner)
    }

    /// The tokens of the initial values, which go, by path.
    var removedRanges: [String: [TokenRange]] {
        let values = properties.compactMap { property in
            property.declaration.bindings.first?.initializer.map { (property.file.path, $0) }
        }
        return Dictionary(grouping: values) { $0.0 }.mapValues { $0.map(\.1) }
    }

    /// The edits that take an initial `UIWindow(…)` off the property, by path.
    func edits() -> [LoweredEdits] {
        properties.compactMap { property in
            guard let binding = property.declaration.bindings.first, let value = binding.initializer
            else { return nil }
            let file = property.file.outline
            let end = file.bytes(of: value).upperBound
            let isOptional = binding.type.map { file.text($0).hasSuffix("?") } ?? false
            if isOptional {
                let start = file.tokens.tokens[value.lowerBound - 2].end
                return LoweredEdits(
                    path: property.file.path, edits: [.remove(start..<end)] + lazy(property))
            }
            let start = file.tokens.tokens[binding.nameToken].end
            return LoweredEdits(
                path: property.file.path,
                edits: [TextEdit(range: start..<end, replacement: ": UIWindow?")] + lazy(property))
        }
    }

    /// A property without an initial value can't be lazy.
    private func lazy(_ property: LocatedDeclaration) -> [TextEdit] {
        property.declaration.modifiers.filter { $0.name == "lazy" }.map { modifier in
            let tokens = property.file.outline.tokens.tokens
            let start = tokens[modifier.range.lowerBound].start
            return .remove(start..<tokens[modifier.range.upperBound].start)
        }
    }
}
