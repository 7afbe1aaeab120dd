import Foundation
import Testing

/// A terminal of a certain size that nobody looks at; what is printed to it is kept.
final class PseudoTerminal: Sendable {
    /// The side that a program prints to.
    let file: Int32
    private let other: Int32
    private let printed: AsyncStream<String>

    /// Opens a terminal.
    init(columns: Int, rows: Int = 24) throws {
        var (other, file): (Int32, Int32) = (-1, -1)
        var size = winsize()
        size.ws_col = UInt16(columns)
        size.ws_row = UInt16(rows)
        try #require(openpty(&other, &file, nil, nil, &size) == 0)
        self.file = file
        self.other = other
        let (stream, continuation) = AsyncStream.makeStream(of: String.self)
        printed = stream
        // A thread of its own: those of tasks are few, and all tests may wait at once.
        Thread.detachNewThread { [other] in
            continuation.yield(Self.read(other))
            continuation.finish()
        }
    }

    /// What was printed until now, with plain line ends; nothing can be printed any more.
    func contents() async -> String {
        close(file)
        var text = ""
        for await part in printed { text += part }
        close(other)
        return text.replacing("\r\n", with: "\n")
    }

    private static func read(_ file: Int32) -> String {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4096)
        // Where the other side is closed, Linux answers with an error, and a Mac with nothing.
        while case let count = Foundation.read(file, &buffer, buffer.count), count > 0 {
            bytes += buffer[..<count]
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
