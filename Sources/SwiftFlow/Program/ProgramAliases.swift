import SwiftOutline

/// What a name is an alias for.
extension Program {
    /// The name of the one type that a name is an alias for; nil where it is none.
    public func aliasedType(_ name: String) -> String? {
        let aliases = sources.aliases(named: name)
        guard aliases.count == 1, let alias = aliases.first,
            case .named(let type, _) = Self.aliased(alias), type != name
        else { return nil }
        return type
    }

    /// A type, or the function, tuple or collection that it is an alias for.
    func resolvingAlias(_ type: FlowType) -> FlowType {
        switch type {
        case .optional(let inner): return .optional(resolvingAlias(inner))
        case .named(let name, []):
            if let known = structuralAliases[name] { return known ?? type }
            let found = sources.aliases(named: name)
            let aliased = found.count == 1 ? found.first.flatMap(Self.structure) : nil
            structuralAliases[name] = .some(aliased)
            return aliased ?? type
        default: return type
        }
    }

    /// Whether a parameter takes a function.
    public func isFunction(_ parameter: Parameter, in file: SwiftFile) -> Bool {
        let type = resolvingAlias(TypeReader.type(in: parameter.type, of: file))
        if case .function = type.unwrapped { return true }
        return false
    }

    /// The function, tuple or collection behind the `=` of an alias; nil for every other type.
    private static func structure(of alias: LocatedDeclaration) -> FlowType? {
        let type = Self.aliased(alias)
        switch type {
        case .function, .tuple, .collection: return type
        case .named, .optional, .metatype, .composition, .unknown: return nil
        }
    }

    /// The type behind the `=` of an alias.
    static func aliased(_ alias: LocatedDeclaration) -> FlowType {
        let file = alias.file.outline
        let range = alias.declaration.range
        guard let equal = range.first(where: { file.tokens.tokens[$0].kind == .equal }) else {
            return .unknown
        }
        return TypeReader.type(in: equal + 1..<range.upperBound, of: file)
    }
}
