/// An attribute such as `@main` or `@available(iOS 13, *)`.
public struct Attribute: Sendable, Hashable {
    /// The name without `@` and without generic arguments, dots included: `objc`, `SwiftUI.State`.
    public let name: String
    /// The tokens strictly between the parentheses, where there are any.
    public let arguments: TokenRange?
    /// From `@` to the last token of the attribute.
    public let range: TokenRange
    /// The innermost `#if` clause around the attribute alone, not around the whole declaration.
    public let condition: ClauseReference?
}

/// A modifier such as `final` or `private(set)`.
public struct Modifier: Sendable, Hashable {
    /// The word: `private`, `static`, `unowned`.
    public let name: String
    /// The word in the parentheses: `set`, `safe`, `unsafe`.
    public let argument: String?
    /// The modifier with its parentheses.
    public let range: TokenRange
}
