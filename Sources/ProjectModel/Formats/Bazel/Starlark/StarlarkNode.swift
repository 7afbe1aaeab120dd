/// An expression of a Starlark file; others are named by their index in the file's list.
struct StarlarkNode: Sendable {
    /// What an expression is.
    enum Kind: Sendable {
        case text(String)
        case number
        case name(String)
        case list([Int])
        case dictionary([Pair])
        case call(Int, [Argument])
        case member(Int, String)
        case element(Int, Int)
        /// Operands with `+` between them.
        case sum([Int])
        /// Two operands with `%` between them.
        case format(Int, Int)
        /// What is not looked into, by what it is called: "a comprehension".
        case other(String)
    }

    /// An entry of a dictionary.
    struct Pair: Sendable {
        let key: Int
        let value: Int
    }

    /// An argument of a call.
    struct Argument: Sendable {
        /// Its name; nil for one without.
        let name: String?
        /// Its value.
        let value: Int
        /// Whether `*` or `**` stands in front of it.
        let isSpread: Bool
        /// Where it stands, its name included.
        let range: Range<Int>
    }

    /// What it is.
    let kind: Kind
    /// Where it stands.
    let range: Range<Int>
}
