import ProjectModel
import SwiftOutline

/// Turns an expression for a `UIColor` into one for a SwiftUI `Color`.
package struct ColorCode {
    private let isNew: Bool

    /// Code for a deployment target; nil where it isn't known.
    package init(target: VersionNumber?) {
        isNew = target.map { $0 >= VersionNumber(15) } ?? false
    }

    /// A modifier that tints with a colour.
    package func tint(_ color: String) -> String {
        isNew ? ".tint(\(color))" : ".accentColor(\(color))"
    }

    /// The colour; nil for an expression that may be nil, or that needs what only its place has.
    package func color(_ written: TokenRange, in file: SwiftFile) -> String? {
        let value = file.withoutParentheses(written)
        guard let chain = file.chain(in: value), chain.prefix.isEmpty else { return nil }
        let text = file.text(value)
        switch chain.base {
        case .implicitMember where chain.segments.isEmpty:
            if let own = own(text.dropFirst()) { return own }
            return isNew ? "Color(uiColor: \(text))" : "Color(UIColor\(text))"
        case .name(let token) where file.name(at: token) == "UIColor":
            return color(ofType: chain, text, in: file)
        default: return nil
        }
    }

    /// SwiftUI's name for a colour, where it is certainly the same: most of the others are the system's there.
    private func own(_ name: Substring) -> String? {
        ["white", "black", "clear"].contains(name) ? "Color.\(name)" : nil
    }

    /// `UIColor.red`, `UIColor(named: "Accent")` and `UIColor(red: …)`.
    private func color(ofType chain: PostfixChain, _ text: String, in file: SwiftFile) -> String? {
        var segments = chain.segments[...]
        if segments.count == 2, case .member(let token)? = segments.first,
            file.name(at: token) == "init"
        {
            segments.removeFirst()
        }
        guard let first = segments.first, segments.count == 1 else { return nil }
        let plain = isNew ? "Color(uiColor: \(text))" : "Color(\(text))"
        switch first {
        case .member(let token):
            let name = file.name(at: token)
            return own(name[...]) ?? (isNew ? "Color(uiColor: .\(name))" : plain)
        case .call(let call):
            let labels = call.arguments.map { $0.label ?? "_" }
            let isLiteral = call.arguments.allSatisfy { argument in
                argument.value.allSatisfy {
                    file.tokens.tokens[$0].kind != .identifier
                }
            }
            guard isLiteral else { return nil }
            if labels == ["named"] { return "Color(\(file.text(call.arguments[0].value)))" }
            let known = [["red", "green", "blue", "alpha"], ["white", "alpha"]]
            return known.contains(labels) ? plain : nil
        default: return nil
        }
    }
}
