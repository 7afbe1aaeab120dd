/// Something in the environment that stops a command: place, reason and remedy.
struct ToolError: Error, Hashable, Sendable {
    /// The file or folder, as the user would name it; nil where no place is to blame.
    let place: String?
    /// What is wrong, in lower case and without a full stop.
    let reason: String
    /// What to do about it.
    let remedy: String?

    /// Whether somebody asked for the end of the run.
    var isInterruption = false

    /// What a command that was to verify an apply printed as compilers do.
    var messages: [CompilerMessage] = []

    /// An error from its parts.
    init(_ place: String?, _ reason: String, remedy: String? = nil) {
        self.place = place
        self.reason = reason
        self.remedy = remedy
    }

    /// Place and reason in one line.
    var summary: String { place.map { "\($0): \(reason)" } ?? reason }
}

/// A state that only a bug of this tool can lead to; ends the run with `ExitCode.bug`.
struct InternalError: Error, Sendable {
    /// What was found.
    let reason: String
}
