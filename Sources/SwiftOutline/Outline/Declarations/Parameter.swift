/// A parameter of a function, initializer, subscript or macro.
public struct Parameter: Sendable, Hashable {
    /// The argument label; nil where the caller writes none (`_`, or a subscript's lone name).
    public let label: String?
    /// The name inside the body; nil where it has none (`_`).
    public let name: String?
    /// Token index of the name.
    public let nameToken: Int
    /// The type without attributes and specifiers stripped off: what stands behind the colon, `...` left out.
    public let type: TokenRange
    /// What stands behind `=`.
    public let defaultValue: TokenRange?
    /// Whether the type is followed by `...`.
    public let isVariadic: Bool
    /// The whole parameter, attributes and default value included, the comma not.
    public let range: TokenRange
}
