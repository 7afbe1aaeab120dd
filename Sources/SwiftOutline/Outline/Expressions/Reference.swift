/// One identifier, or an operator that is asked for like one, and what it is used for.
public struct Reference: Sendable, Hashable {
    /// Token index of the identifier.
    public let token: Int
    /// Its text without back-ticks.
    public let name: String
    /// What it is used for.
    public let role: Role

    /// A use of a name at a token.
    public init(token: Int, name: String, role: Role) {
        self.token = token
        self.name = name
        self.role = role
    }

    /// What an identifier is used for; told from its neighbours, not from name lookup.
    public enum Role: Sendable, Hashable {
        /// A name on its own: a variable, function or type.
        case bare
        /// Behind a dot; whether what stands in front of the dot is `self`, `self?` or `self!`.
        case member(ofSelf: Bool)
        /// Behind a dot that has nothing in front: `.shared`.
        case implicitMember
        /// An argument label, or the label of a tuple element.
        case argumentLabel
        /// The name that a declaration, parameter or pattern introduces.
        case declaredName
        /// A name in a written type: behind a colon, `as`, `is` or `->`, or in generic arguments.
        case type
        /// The name of an attribute or macro.
        case attribute
    }
}
