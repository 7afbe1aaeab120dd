/// The type of a value, as far as names tell.
public indirect enum FlowType: Sendable, Hashable {
    /// A named type, without its module and what it stands in, with its generic arguments.
    case named(String, [FlowType])
    /// `Type?`
    case optional(FlowType)
    /// An array, set or other collection of elements of one type.
    case collection(FlowType)
    /// The type itself: what `Type` or `Type.self` is in an expression.
    case metatype(String)
    /// A function from types to a type.
    case function([FlowType], FlowType)
    /// A tuple.
    case tuple([FlowType])
    /// Not known.
    case unknown

    /// A named type without arguments.
    public static func plain(_ name: String) -> FlowType { .named(name, []) }

    /// The type without `?`.
    public var unwrapped: FlowType {
        if case .optional(let inner) = self { return inner.unwrapped }
        return self
    }

    /// The type with one `?`.
    public var optionalOnce: FlowType {
        switch self {
        case .optional, .unknown: self
        default: .optional(self)
        }
    }

    /// The name of a named type behind any `?`; nil for everything else.
    public var name: String? {
        if case .named(let name, _) = unwrapped { return name }
        return nil
    }

    /// The name of the type that the value itself is; nil where it is none.
    var metatype: String? {
        if case .metatype(let name) = self { return name }
        return nil
    }

    /// What a collection holds, behind any `?`; nil where it is none.
    public var element: FlowType? {
        if case .collection(let element) = unwrapped { return element }
        return nil
    }

    /// Whether it has a `?`.
    public var isOptional: Bool {
        if case .optional = self { return true }
        return false
    }

    /// Becomes what it and another type are.
    mutating func join(_ other: FlowType) { self = joined(other) }

    /// What both are; an optional where one of them is.
    func joined(_ other: FlowType) -> FlowType {
        if self == other || other == .unknown { return self }
        if self == .unknown { return other }
        if unwrapped == other.unwrapped { return unwrapped.optionalOnce }
        return .unknown
    }
}
