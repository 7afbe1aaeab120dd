/// What a declaration declares.
public enum DeclarationKind: Sendable, Hashable, CaseIterable {
    case `class`
    case `struct`
    case `enum`
    case actor
    case `protocol`
    case `extension`
    case function
    case initializer
    case deinitializer
    case `subscript`
    case variable
    case `typealias`
    case `import`
    case enumCase
    case operatorDeclaration
    case precedenceGroup
    case macro
    case associatedType

    /// Whether the declaration is another name for a type, or that of one which conforming types give.
    public var standsForType: Bool { self == .typealias || self == .associatedType }

    /// Whether the declaration has members: a nominal type, a protocol or an extension.
    public var hasMembers: Bool {
        switch self {
        case .class, .struct, .enum, .actor, .protocol, .extension: true
        default: false
        }
    }
}
