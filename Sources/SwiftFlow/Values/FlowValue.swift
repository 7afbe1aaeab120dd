/// What is known of a value: its type, where it comes from, and which closures it may be.
public struct FlowValue: Hashable, Sendable {
    /// The type.
    public var type: FlowType { didSet { isMixed = false } }
    /// Where it may come from; empty where that is not known, or doesn't matter.
    public var tags: Set<FlowTag>
    /// The closures that it may be.
    public var closures: Set<ClosureID>
    /// Whether it may be nil, or something else, where what it comes from is there: by `as?`, a branch or a `nil`.
    public private(set) var mayBeAbsent = false
    /// Whether the type is unknown since it may be several: whatever else it may be tells nothing any more.
    private var isMixed = false

    /// A value of a type.
    public init(_ type: FlowType, tags: Set<FlowTag> = [], closures: Set<ClosureID> = []) {
        self.type = type
        self.tags = tags
        self.closures = closures
    }

    /// Nothing is known.
    public static var unknown: FlowValue { FlowValue(.unknown) }

    /// Nil.
    static var absent: FlowValue {
        var value = FlowValue.unknown
        value.mayBeAbsent = true
        return value
    }

    /// The value where it may be nil, too, or not be it.
    func orAbsent(_ mayBeAbsent: Bool = true) -> FlowValue {
        var value = self
        value.mayBeAbsent = mayBeAbsent
        return value
    }

    /// The value without `?`, where the code goes on only if it is there.
    var present: FlowValue { unwrapped.orAbsent(false) }

    /// The value without `?`.
    public var unwrapped: FlowValue {
        var value = self
        value.type = type.unwrapped
        return value
    }

    /// The value with another type.
    public func retyped(_ type: FlowType) -> FlowValue {
        var value = self
        value.type = type
        return value
    }

    /// What may be either; in which order values are joined, and how often, makes no difference.
    func joined(_ other: FlowValue) -> FlowValue {
        var result = FlowValue(
            type.joined(other.type), tags: tags.joined(other.tags),
            closures: closures.joined(other.closures))
        result.mayBeAbsent = mayBeAbsent || other.mayBeAbsent
        let isKnown = type != .unknown && other.type != .unknown
        if isMixed || other.isMixed || isKnown && result.type == .unknown {
            result.type = .unknown
            result.isMixed = true
        }
        return result
    }
}

extension Set {
    /// The union with another set; most of those that values have are empty.
    fileprivate func joined(_ other: Set) -> Set {
        if other.isEmpty { return self }
        return isEmpty ? other : union(other)
    }
}

/// A closure by its place.
public struct ClosureID: Hashable, Sendable {
    /// The file.
    public let path: String
    /// Token index of its `{`.
    public let brace: Int

    /// Names a place.
    public init(path: String, brace: Int) {
        self.path = path
        self.brace = brace
    }
}
