/// Names as code spells them.
public enum SwiftName {
    /// Names that need back-ticks, or mean something else behind a dot: keywords, and the cases of an optional.
    public static let reserved = Set(Keyword.allCases.map(\.rawValue)).union([
        "any", "none", "some",
    ])

    /// A name that was read without back-ticks, with those that it needs where it is written.
    public static func code(_ name: String) -> String {
        let isPlain =
            Keyword(rawValue: name) == nil
            && name.utf8.allSatisfy { $0 >= 0x80 || $0.isWord }
        return isPlain || name == Keyword.`self`.rawValue ? name : "`\(name)`"
    }
}
