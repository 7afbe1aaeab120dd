import Foundation

/// Shows a text that is longer than the screen in the program that the user reads with.
///
/// What is started is the user's `PAGER`, or `less`, and nothing else; and from the top folder of the system, so that no
/// name in it is one of a folder that the command was given in.
struct Pager {
    private let command: String
    private let size: TerminalSize

    /// The pager of a run; nil where reports go to no terminal that can show one, or nobody wants one.
    init?(_ streams: StandardStreams, _ environment: ToolEnvironment) {
        // A program that is started prints where this process does.
        guard streams.output == STDOUT_FILENO, streams.outputIsTerminal,
            !environment.hasPlainTerminal, let size = streams.outputSize
        else { return nil }
        let command = environment.pager ?? "less"
        guard !command.allSatisfy(\.isWhitespace), command != "cat" else { return nil }
        self.command = command
        self.size = size
    }

    /// Shows a text, and waits until it was read.
    ///
    /// - Returns: Whether it was shown: not where it fits on the screen, and not where the program is not there.
    func show(_ text: String) -> Bool {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).reduce(0) {
            $0 + max(1, ($1.count + size.columns - 1) / size.columns)
        }
        guard lines > size.rows, let input = popen(Self.script + command, "w") else { return false }
        // The key that interrupts is the pager's while it runs.
        let interrupt = signal(SIGINT, SIG_IGN)
        defer { signal(SIGINT, interrupt) }
        fputs(text, input)
        let status = pclose(input)
        // 126 and 127 in the second byte: the shell could not start it.
        return ![126, 127].contains(status >> 8 & 0xFF)
    }

    /// As Git does: a short page ends the pager, colours are shown, and the screen stays as it is.
    private static let script =
        "cd / || exit 127; LESS=${LESS-FRX}; LV=${LV--c}; export LESS LV; "
}
