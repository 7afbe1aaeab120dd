/// An error as compilers print it: `path:line:column: error: message`.
struct CompilerMessage: Hashable, Sendable {
    /// The file, as it was printed.
    let path: String
    /// The line, from 1.
    let line: Int
    /// The column in bytes, from 1; 1 where none was printed.
    let column: Int
    /// What is wrong.
    let text: String

    /// Reads a line of output; nil where it is no error at a place.
    init?(_ output: String) {
        // Colours, where a compiler takes a pipe for a terminal.
        let output = output.replacing(/\u{1B}\[[0-9;]*[A-Za-z]/, with: "")
        guard
            let match = output.wholeMatch(
                of: /\s*(\S.*?):([0-9]{1,9})(?::([0-9]{1,9}))?: (?:fatal )?error: (.+?)\s*/),
            let line = Int(match.2), line > 0
        else { return nil }
        path = String(match.1)
        self.line = line
        column = max(match.3.flatMap { Int($0) } ?? 1, 1)
        text = String(match.4)
    }
}
