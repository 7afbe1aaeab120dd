/// What may stand for the value of an option, or for a word behind a command.
enum ArgumentValue: Sendable, Hashable {
    /// One of a few words.
    case word(among: [String])
    /// A file.
    case file
    /// A folder, as an Xcode project is, too.
    case folder
    /// Anything else.
    case text
}
