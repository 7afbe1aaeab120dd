import SwiftOutline

extension LocatedDeclaration {
    /// Whether it is an initializer that nothing can call: `@available(*, unavailable)`, and no other language may know it.
    ///
    /// One that is `required`, overrides another one or has a name in Objective-C may be called by way of that; of those
    /// only `init()` and `init(coder:)` are known not to be, where nothing makes the class by its name.
    var isUncallable: Bool {
        guard declaration.kind == .initializer, isUnavailable else { return false }
        let isInherited = declaration.isOverride || declaration.hasModifier("required")
        guard isInherited || declaration.attribute("objc") != nil else { return true }
        return isInherited && declaration.attribute("objc")?.arguments == nil
            && isForOtherMakers && (onlyStops || !isOfClassMadeByName)
    }

    private var isUnavailable: Bool {
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

    /// Whether the body only stops the app, so that it is all the same whether it is run.
    private var onlyStops: Bool {
        guard let body = declaration.body, !body.isEmpty else { return true }
        return ["fatalError", "preconditionFailure"].contains {
            file.outline.tokens.spells(body.lowerBound, $0)
        }
    }

    /// Whether only a nib, an archive or a framework that knows the class calls it.
    private var isForOtherMakers: Bool {
        switch declaration.selectorName {
        case "init(coder:)": true
        case "init()":
            // No other initializer of these calls it.
            declaration.isOverride && !declaration.hasModifier("required")
                && ["NSObject", "UIResponder", "NSResponder"].contains(
                    owner?.declaration.inheritance.first?.baseName ?? "")
        default: false
        }
    }

    private var isOfClassMadeByName: Bool {
        guard let owner else { return true }
        let names = ["main", "UIApplicationMain", "NSApplicationMain", "objc"]
        return owner.declaration.attributes.contains { names.contains($0.name) }
            || file.isMadeByName(owner.declaration.name)
    }

    /// The innermost type of the file around it.
    private var owner: LocatedDeclaration? {
        file.types.last { $0.declaration.range.contains(declaration.keyword) }
    }
}
