import Foundation

/// What a command prints, passed on as it comes, with the lines that name an error kept.
///
/// It is read in turns with the signals that are passed on to the command.
struct PassedOutput: ~Copyable {
    /// The errors, in their order, each once.
    private(set) var errors: [CompilerMessage] = []
    private let source: Int32
    private let target: Int32
    private var line: [UInt8] = []
    private var known: Set<CompilerMessage> = []

    /// A longer line names no error, and more of them nobody reads.
    private static let longestLine = 16_384
    private static let mostErrors = 200

    /// So much is left in a pipe by what has ended, and a little more; what goes on printing behind it is not listened to.
    static let mostPieces = 2

    /// Output that is passed on from a pipe, which is closed in the end, to a file descriptor.
    init(from source: Int32, to target: Int32) {
        self.source = source
        self.target = target
    }

    deinit { close(source) }

    /// Passes on what is there now.
    ///
    /// - Returns: Whether there was anything.
    mutating func passOn() -> Bool {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        let count = read(source, &buffer, buffer.count)
        guard count > 0 else { return false }
        let bytes = buffer[..<count]
        // What can't be printed there can't be told to anybody.
        try? FileSystem.write(Array(bytes), to: target)
        for byte in bytes {
            if byte == UInt8(ascii: "\n") {
                endLine()
            } else if line.count < Self.longestLine {
                line.append(byte)
            }
        }
        return true
    }

    /// Passes on the rest, and ends the last line.
    mutating func finish() {
        for _ in 0..<Self.mostPieces where !passOn() { break }
        endLine()
    }

    private mutating func endLine() {
        if errors.count < Self.mostErrors,
            let message = CompilerMessage(String(decoding: line, as: UTF8.self)),
            known.insert(message).inserted
        {
            errors.append(message)
        }
        line = []
    }
}
