import Foundation

/// How many characters a terminal shows.
struct TerminalSize: Hashable, Sendable {
    /// The characters of a line.
    let columns: Int
    /// The lines.
    let rows: Int

    /// Asks the terminal behind a file descriptor; nil where there is none, or it has no size, as a serial line.
    init?(of file: Int32) {
        var size = winsize()
        // The request is a number of another type in each C library.
        guard ioctl(file, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
            return nil
        }
        columns = Int(size.ws_col)
        rows = Int(size.ws_row)
    }
}
