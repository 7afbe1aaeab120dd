/// Wrong usage: what is wrong and, where a word looks mistyped, the word that was probably meant.
struct UsageError: Error, Hashable, Sendable {
    /// What is wrong, in lower case and without a full stop.
    let reason: String
    /// The word that was probably meant.
    let suggestion: String?
    /// The command whose help says more; nil for the help of the tool.
    var command: Command?
    /// Where more is told than in the help; nil where that has it.
    var more: String?

    /// An error from its parts.
    init(
        _ reason: String, suggestion: String? = nil, command: Command? = nil, more: String? = nil
    ) {
        self.more = more
        self.reason = reason
        self.suggestion = suggestion
        self.command = command
    }
}
