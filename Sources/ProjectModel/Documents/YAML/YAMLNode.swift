/// How a scalar is written.
enum YAMLScalarStyle: Sendable, Hashable {
    case plain
    case singleQuoted
    case doubleQuoted
    case literal
    case folded
}

/// One value of a YAML document with its place; children are entries of the document's flat list.
struct YAMLNode: Sendable {
    /// What a node is.
    enum Kind: Sendable, Hashable {
        case scalar(YAMLScalarStyle)
        case sequence(isFlow: Bool)
        case mapping(isFlow: Bool)
        /// Stands for another node, which precedes it.
        case alias(of: Int)
    }

    /// What it is.
    let kind: Kind
    /// The bytes of the value without its tag and anchor; of a value that is left out the place where it would stand.
    let range: Range<Int>
    /// A scalar's text, folded and unescaped.
    var text = ""
    /// Its tag as it is written; nil without one.
    var tag: String?
    /// Its entries, as indices into the document's list.
    var children = 0..<0
    /// Behind its parent's indicator and its own tag and anchor: where it would stand on one line with them.
    var slot = 0
    /// How many levels stand below it, so that nothing descends without a bound.
    var height = 0
}

/// One element of a sequence, or one pair of a mapping.
struct YAMLEntry: Sendable {
    /// The key's node; nil in sequences.
    let key: Int?
    /// The value's node.
    let value: Int
    /// From the key or the dash to the value's end.
    let range: Range<Int>
    /// Behind the colon or the dash; where the value stands in a flow sequence.
    let indicatorEnd: Int
}
