/// Where a value comes from, in the terms of the analysis that asks: a kind that it numbers, with what tells origins of
/// one kind apart.
///
/// All that follows values deals with this one type. Being generic over a type of another module, which the compiler
/// does not specialise, made it several times slower.
public struct FlowTag: Hashable, Sendable {
    /// The kind.
    public let kind: UInt8
    /// What tells it from others of its kind.
    public let source: Source

    /// What tells origins of one kind apart.
    public enum Source: Hashable, Sendable {
        /// Nothing.
        case any
        /// The place where the value is made.
        case making(MakingPlace)
        /// The type that the value is a member of.
        case member(of: String)
    }

    /// An origin of a kind.
    public init(_ kind: UInt8, _ source: Source = .any) {
        self.kind = kind
        self.source = source
    }
}
