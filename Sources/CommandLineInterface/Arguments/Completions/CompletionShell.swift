/// A shell that completes words; the raw value is the word on the command line.
enum CompletionShell: String, Sendable, CaseIterable {
    case bash
    case zsh
    case fish
}
