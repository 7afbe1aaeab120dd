/// One declaration of a Swift file: what it declares, how it is marked and where its parts stand.
///
/// Every range counts in tokens; `SwiftFile.bytes(of:)` turns one into bytes.
public struct Declaration: Sendable, Hashable {
    /// What is declared.
    public internal(set) var kind: DeclarationKind
    /// The name without back-ticks: the base name of a function, the extended type's text of an extension, the path of
    /// an import, the first name of a variable or an enum case; `init`, `deinit` and `subscript` for those.
    public internal(set) var name: String
    /// The tokens of the name; nil where it is missing.
    public internal(set) var nameRange: TokenRange?
    /// The attributes in front, in order.
    public internal(set) var attributes: [Attribute] = []
    /// The modifiers in front of the keyword, in order.
    public internal(set) var modifiers: [Modifier] = []
    /// From the first attribute or modifier, or from the `#if` around attributes, to the last token.
    public internal(set) var range: TokenRange
    /// Token index of `class`, `func`, `var` and the like.
    public internal(set) var keyword: Int
    /// The types behind the colon of a type, protocol, extension or associated type.
    public internal(set) var inheritance: [TypeName] = []
    /// The braces around the members, the code, the accessors of a subscript or a precedence group.
    public internal(set) var bodyBraces: BracketPair?
    /// The members of a type, protocol or extension in order, those inside `#if` clauses included.
    public internal(set) var members: [Declaration] = []
    /// The `#if` clauses around the declaration, outermost first; of more than 100 the innermost.
    public internal(set) var conditions: [ClauseReference] = []
    /// The parameters of a function, initializer, subscript or macro.
    public internal(set) var parameters: [Parameter] = []
    /// Whether a function or initializer is `async`.
    public internal(set) var isAsync = false
    /// Whether a function or initializer is marked `throws` or `rethrows`.
    public internal(set) var isThrowing = false
    /// The type behind `->`.
    public internal(set) var returnType: TokenRange?
    /// What a variable declaration binds, or the elements of an enum case, in order.
    public internal(set) var bindings: [Binding] = []

    /// The tokens strictly between the braces.
    public var body: TokenRange? { bodyBraces?.content }

    /// The name with its labels, as `#selector` spells it: `application(_:didFinishLaunchingWithOptions:)`.
    ///
    /// Only functions, initializers and subscripts have labels; the name of anything else is returned as it is.
    public var selectorName: String {
        switch kind {
        case .function, .initializer, .subscript, .macro:
            "\(name)(\(parameters.map { "\($0.label ?? "_"):" }.joined()))"
        default:
            name
        }
    }

    /// Whether it belongs to the type and not to its instances: `static`, or `class` as a modifier.
    public var isStatic: Bool { hasModifier("static") || hasModifier("class") }
    /// Whether it is marked `lazy`.
    public var isLazy: Bool { hasModifier("lazy") }
    /// Whether it is `mutating`: a method that changes the value that it is called on.
    public var isMutating: Bool { hasModifier("mutating") }
    /// Whether it is marked `override`.
    public var isOverride: Bool { hasModifier("override") }

    /// The access level that is written, not the one that follows from the surroundings; `private(set)` is none.
    public var accessLevel: AccessLevel? {
        for modifier in modifiers where modifier.argument == nil {
            if let level = AccessLevel(rawValue: modifier.name) { return level }
        }
        return nil
    }

    /// Whether a modifier of this name stands in front, whatever its argument.
    public func hasModifier(_ name: String) -> Bool {
        modifiers.contains { $0.name == name }
    }

    /// The first attribute of this name, written without the `@`.
    public func attribute(_ name: String) -> Attribute? {
        attributes.first { $0.name == name }
    }
}

/// A written access level.
public enum AccessLevel: String, Sendable, Hashable, CaseIterable {
    case `private`
    case `fileprivate`
    case `internal`
    case package
    case `public`
    case open
}
