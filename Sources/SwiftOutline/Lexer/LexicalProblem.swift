/// Something in a file that no Swift compiler accepts, found while it was cut into tokens.
public struct LexicalProblem: Sendable, Hashable {
    /// What is wrong.
    public let kind: Kind
    /// The byte offset at which it starts.
    public let offset: Int

    /// A problem at a byte offset.
    public init(_ kind: Kind, at offset: Int) {
        self.kind = kind
        self.offset = offset
    }

    /// What can be wrong with the characters of a file.
    public enum Kind: Sendable, Hashable {
        /// Bytes that are not UTF-8.
        case invalidUTF8
        /// A character that can't stand in Swift source.
        case unexpectedCharacter
        /// A `/*` without its `*/`.
        case unterminatedComment
        /// A string literal without its closing quote; the offset is that of the opening one.
        case unterminatedString
        /// An interpolation `\(` without its `)`; the offset is that of the `(`.
        case unterminatedInterpolation
        /// An extended regex literal without its closing delimiter.
        case unterminatedRegex
        /// A name in backticks without its closing backtick.
        case unterminatedName
        /// A bracket without its partner.
        case unbalancedBracket
        /// The markers of a merge conflict, which hide everything between them.
        case conflictMarker
    }
}

extension LexicalProblem.Kind {
    /// The place among problems at the same offset.
    var order: Int {
        switch self {
        case .invalidUTF8: 0
        case .unexpectedCharacter: 1
        case .unterminatedComment: 2
        case .unterminatedString: 3
        case .unterminatedInterpolation: 4
        case .unterminatedRegex: 5
        case .unterminatedName: 6
        case .unbalancedBracket: 7
        case .conflictMarker: 8
        }
    }
}
