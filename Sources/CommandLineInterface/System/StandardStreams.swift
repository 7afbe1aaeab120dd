import Foundation

/// The files that a run reads from and prints to.
public struct StandardStreams: Sendable {
    /// The file descriptor of the answers to questions.
    public let input: Int32
    /// The file descriptor of reports.
    public let output: Int32
    /// The file descriptor of errors, questions and progress.
    public let error: Int32

    /// Streams from file descriptors; by default those of the process.
    public init(input: Int32 = 0, output: Int32 = 1, error: Int32 = 2) {
        self.input = input
        self.output = output
        self.error = error
    }

    /// Prints to the standard output.
    ///
    /// - Throws: `SystemError` where it can't be written; a reader that went away is none.
    func print(_ bytes: [UInt8]) throws(SystemError) {
        try Self.write(bytes, to: output)
    }

    /// Prints to the standard error; what can't be printed there can't be told to anybody.
    func printError(_ text: String) {
        try? Self.write(Array(text.utf8), to: error)
    }

    /// Whether errors go to a terminal.
    var errorIsTerminal: Bool { isatty(error) == 1 }

    /// Whether reports go to a terminal.
    var outputIsTerminal: Bool { isatty(output) == 1 }

    /// How large the terminal is that reports go to; nil where they go elsewhere, or it does not say.
    var outputSize: TerminalSize? { TerminalSize(of: output) }

    /// The next line of the input without its ending; nil at the end.
    func readLine() -> String? {
        var line: [UInt8] = []
        var byte: UInt8 = 0
        // One byte at a time: what comes behind the line may be meant for a command that runs later.
        while read(input, &byte, 1) == 1 {
            if byte == UInt8(ascii: "\n") { return String(decoding: line, as: UTF8.self) }
            line.append(byte)
        }
        return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
    }

    private static func write(_ bytes: [UInt8], to file: Int32) throws(SystemError) {
        do {
            try FileSystem.write(bytes, to: file)
        } catch {
            if error != SystemError(code: EPIPE) { throw error }
        }
    }
}
