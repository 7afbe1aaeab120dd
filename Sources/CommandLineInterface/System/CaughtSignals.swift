import Foundation

/// Signals that ask for the end of the process, kept until the files are whole again.
///
/// A handler may only write; it writes the signal's number into a pipe, which is looked into between two steps.
struct CaughtSignals: Sendable {
    /// From a terminal, from another program, and from a terminal that goes away.
    private static let numbers = [SIGINT, SIGTERM, SIGHUP]
    private static let pipe: (read: Int32, write: Int32) = {
        var ends: [Int32] = [-1, -1]
        guard Foundation.pipe(&ends) == 0 else { return (-1, -1) }
        for end in ends {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
        }
        return (ends[0], ends[1])
    }()

    /// Catches them while something is done that must not be left in the middle; nobody else does so meanwhile.
    static func during<Value>(
        _ body: (CaughtSignals) throws(ToolError) -> Value
    ) throws(ToolError) -> Value {
        _ = pipe
        // Those that the caller ignores, as `nohup` does, stay ignored.
        let caught = numbers.filter { number in
            let handler = signal(number, SIG_IGN)
            if handler != nil { signal(number, handler) }
            return handler == nil
        }
        for number in caught {
            signal(number) { number in
                var byte = UInt8(truncatingIfNeeded: number)
                _ = write(CaughtSignals.pipe.write, &byte, 1)
            }
        }
        defer { for number in caught { signal(number, SIG_DFL) } }
        let signals = CaughtSignals()
        // What came after the end of an earlier one is of no concern here.
        while signals.wait() != nil {}
        return try body(signals)
    }

    /// The signal that came meanwhile; nil where none did. It is told once.
    func wait(milliseconds: Int32 = 0) -> Int32? {
        var ready = pollfd(fd: Self.pipe.read, events: Int16(POLLIN), revents: 0)
        guard poll(&ready, 1, milliseconds) > 0 else { return nil }
        var byte: UInt8 = 0
        guard read(Self.pipe.read, &byte, 1) == 1 else { return nil }
        return Int32(byte)
    }

    /// Stops what is being done where a signal asks for it.
    ///
    /// - Throws: `ToolError` that says so.
    func check() throws(ToolError) {
        if wait() != nil { throw Self.interrupted }
    }

    /// The error of a run that was asked to end.
    static let interrupted: ToolError = {
        var error = ToolError(nil, "interrupted, so that everything was put back")
        error.isInterruption = true
        return error
    }()
}
