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
    case tuple([TuplePart])
    /// `First & Second`: two or more types, all of which it is.
    case composition([FlowType])
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

    /// The name of a named type behind any `?`, of a composition that of the first part; nil for everything else.
    public var name: String? {
        switch unwrapped {
        case .named(let name, _): name
        case .composition(let parts): parts.first?.name
        default: nil
        }
    }

    /// The names of the types that it is, behind any `?`: those of all parts of a composition.
    var names: [String] {
        if case .composition(let parts) = unwrapped { return parts.compactMap(\.name) }
        return name.map { [$0] } ?? []
    }

    /// The type that is both.
    func composed(with other: FlowType) -> FlowType {
        if case .composition(let parts) = self { return .composition(parts + [other]) }
        return self == .unknown || self == other ? other : .composition([self, other])
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
        if case .tuple(let parts) = self, case .tuple(let others) = other,
            parts.count == others.count
        {
            return .tuple(zip(parts, others).map { $0.joined($1) })
        }
        return .unknown
    }
}

/// A part of a tuple's type.
public struct TuplePart: Sendable, Hashable {
    /// The name of it; nil where it has none but its index.
    public let label: String?
    /// Its type.
    public let type: FlowType

    /// A part of a type, with its label.
    public init(_ label: String?, _ type: FlowType) {
        self.label = label
        self.type = type
    }

    /// What a part of either tuple is; a label is lost where the other one has another or none.
    fileprivate func joined(_ other: TuplePart) -> TuplePart {
        TuplePart(label == other.label ? label : nil, type.joined(other.type))
    }
}

extension [TuplePart] {
    /// The part that a member names, by its label or its index.
    func part(named name: String) -> TuplePart? {
        if let index = Int(name) { return indices.contains(index) ? self[index] : nil }
        return first { $0.label == name }
    }
}
