/// One step into a property list.
public enum PropertyListKey: Sendable, Hashable {
    /// The value of a dictionary's key.
    case key(String)
    /// The element of an array, counted from 0.
    case index(Int)
}

extension PropertyListKey: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
    /// A dictionary's key.
    public init(stringLiteral value: String) { self = .key(value) }

    /// An array's index.
    public init(integerLiteral value: Int) { self = .index(value) }
}
