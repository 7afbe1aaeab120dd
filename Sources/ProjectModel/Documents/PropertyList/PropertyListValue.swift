/// A value of a property list, without its spelling.
public enum PropertyListValue: Sendable, Hashable {
    case string(String)
    case integer(Int)
    case real(Double)
    case boolean(Bool)
    /// A date as it is written.
    case date(String)
    case data([UInt8])
    case array([PropertyListValue])
    /// The pairs in the file's order, repeated keys included.
    case dictionary([PropertyListPair])

    /// The value of a dictionary's key, the last one where the key is repeated; nil for other values.
    public subscript(key: String) -> PropertyListValue? {
        guard case .dictionary(let pairs) = self else { return nil }
        return pairs.last { $0.key == key }?.value
    }

    /// The text of a string; nil for other values.
    public var string: String? {
        if case .string(let text) = self { text } else { nil }
    }

    /// A boolean, also one spelled `YES`, `NO`, `true`, `false`, `1` or `0`; nil for other values.
    public var boolean: Bool? {
        switch self {
        case .boolean(let flag): flag
        case .integer(let number): number != 0
        case .string(let text):
            switch text.lowercased() {
            case "yes", "true", "1": true
            case "no", "false", "0": false
            default: nil
            }
        default: nil
        }
    }

    /// The elements of an array; nil for other values.
    public var array: [PropertyListValue]? {
        if case .array(let values) = self { values } else { nil }
    }

    /// The pairs of a dictionary; nil for other values.
    public var pairs: [PropertyListPair]? {
        if case .dictionary(let pairs) = self { pairs } else { nil }
    }
}

/// One pair of a dictionary.
public struct PropertyListPair: Sendable, Hashable {
    /// The key's text.
    public let key: String
    /// What it stands for.
    public let value: PropertyListValue

    /// A pair from its parts.
    public init(_ key: String, _ value: PropertyListValue) {
        self.key = key
        self.value = value
    }
}
