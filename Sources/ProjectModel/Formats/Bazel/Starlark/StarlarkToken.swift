/// A piece of a Starlark file.
struct StarlarkToken: Sendable {
    /// What a piece is.
    enum Kind: Sendable, Hashable {
        case name
        case number
        case string
        case open
        case close
        case comma
        case colon
        case dot
        case star
        case doubleStar
        case plus
        case percent
        case assign
        /// `+=` and its like.
        case augmented
        /// Any other operator between two operands, or in front of one.
        case operation
        /// The end of a statement.
        case newline
    }

    /// What it is.
    let kind: Kind
    /// Where it stands.
    let range: Range<Int>
    /// Of an opening bracket, the index of the closing one.
    var partner = 0
}
