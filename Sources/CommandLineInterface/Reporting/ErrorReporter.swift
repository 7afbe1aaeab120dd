/// Prints what stops a command to the standard error.
struct ErrorReporter: Sendable {
    private let streams: StandardStreams

    /// A reporter over the streams of a run.
    init(_ streams: StandardStreams) {
        self.streams = streams
    }

    /// Reports something in the environment.
    func report(_ error: ToolError) {
        let error = error.visible
        write(error.summary, help: error.remedy)
    }

    /// Reports wrong usage.
    func report(_ error: UsageError) {
        let command = error.command.map { " \($0.rawValue)" } ?? ""
        let more = error.more ?? "'sceneshift\(command) --help' lists what there is"
        write(
            error.reason.visible, help: error.suggestion.map { "did you mean '\($0)'?" } ?? more)
    }

    /// Reports a bug of this tool.
    func reportBug(_ reason: String) {
        write(
            "internal: \(reason.visible)",
            help:
                "this is a bug in sceneshift \(ToolVersion.current); please report it with the "
                + "command line and, if you can, the project")
    }

    /// Tells something that stops nothing.
    func note(_ text: String) {
        streams.printError("sceneshift: note: \(text.visible)\n")
    }

    private func write(_ text: String, help: String?) {
        let help = help.map { "sceneshift: help: \($0)\n" } ?? ""
        streams.printError("sceneshift: error: \(text)\n\(help)")
    }
}
