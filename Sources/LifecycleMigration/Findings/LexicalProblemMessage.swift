import SwiftOutline

extension LexicalProblem.Kind {
    /// What is wrong, for a report.
    var message: String {
        switch self {
        case .invalidUTF8: "the source holds bytes that are not UTF-8"
        case .unexpectedCharacter: "the source holds a character that Swift does not allow"
        case .unterminatedComment: "a comment is not closed"
        case .unterminatedString: "a string literal is not closed"
        case .unterminatedInterpolation: "a string interpolation is not closed"
        case .unterminatedRegex: "a regular expression literal is not closed"
        case .unterminatedName: "a name in backticks is not closed"
        case .unbalancedBracket: "a bracket has no partner"
        case .conflictMarker: "the source holds the markers of a merge conflict"
        }
    }
}
