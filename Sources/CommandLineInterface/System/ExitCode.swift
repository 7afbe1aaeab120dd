/// How a run ended; the raw value is the process's exit status, and the highest of several counts.
public enum ExitCode: Int32, Sendable, Comparable, CaseIterable {
    /// A report was made, or everything planned was applied and nothing is left to do.
    case success = 0
    /// Something is pending: with `plan --check` anything, after `apply` work by hand.
    case pending = 1
    /// A PATH could not be read, or nothing was changed because a change was refused or rolled back.
    case failure = 2
    /// Wrong usage.
    case usage = 64
    /// A bug in this tool.
    case bug = 70

    /// What it says about a scan.
    var meaning: String {
        switch self {
        case .success: "a report was made"
        case .pending: "something is left to do"
        case .failure: "a PATH could not be read or has no app"
        case .usage: "wrong usage"
        case .bug: "a bug in sceneshift"
        }
    }

    /// Orders statuses by their number.
    public static func < (a: ExitCode, b: ExitCode) -> Bool { a.rawValue < b.rawValue }
}
