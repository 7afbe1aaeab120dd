import SwiftOutline

extension LocatedDeclaration {
    /// Whether it is an initializer that no code can call: `@available(*, unavailable)`, and no other language may know it.
    ///
    /// One that is `required`, overrides another one or has a name in Objective-C may be called by way of that.
    var isUncallable: Bool {
        guard declaration.kind == .initializer, !declaration.isOverride,
            !declaration.hasModifier("required"), declaration.attribute("objc") == nil
        else { return false }
        let tokens = file.outline.tokens
        return declaration.attributes.contains { attribute in
            guard attribute.name == "available", attribute.condition == nil,
                let arguments = attribute.arguments, arguments.count > 2
            else { return false }
            let first = arguments.lowerBound
            return tokens.spells(first, "*") && tokens.tokens[first + 1].kind == .comma
                && tokens.spells(first + 2, "unavailable")
        }
    }
}
