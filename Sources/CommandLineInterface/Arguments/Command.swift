import AppFacts

/// A command of the tool; the raw value is the word on the command line.
enum Command: String, Sendable, Hashable, CaseIterable {
    case plan
    case apply
    case undo
    case scan
    case guide
    case explain
    case completions

    /// What the command does, in one line of the help.
    var summary: String {
        switch self {
        case .plan: "show what a migration would change; writes nothing (the default command)"
        case .apply: "carry out the plan in place, the whole of it or nothing"
        case .undo: "put back, byte for byte, what the last apply changed"
        case .scan: "list the apps of one or many repositories, one line each"
        case .guide:
            "write what is left as a list of tasks, for whoever finishes: a person or an assistant"
        case .explain: "show the page of one finding, or the list of all"
        case .completions: "print what a shell needs to complete the words of sceneshift"
        }
    }

    /// The words that may follow the command.
    var operands: String {
        switch self {
        case .plan, .apply, .undo, .scan, .guide: "[PATH...]"
        case .explain: "[ID]"
        case .completions: "SHELL"
        }
    }

    /// What each of these words may be.
    var operand: ArgumentValue {
        switch self {
        case .plan, .apply, .undo, .scan, .guide: .folder
        case .explain: .word(among: FindingID.allCases.map(\.rawValue))
        case .completions: .word(among: CompletionShell.allCases.map(\.rawValue))
        }
    }

    /// The commands that make a plan.
    static let planning: [Command] = [.plan, .apply, .scan, .guide]
}
