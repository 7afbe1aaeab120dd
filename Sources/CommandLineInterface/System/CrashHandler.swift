import Foundation

/// Turns a trap, which only a bug of this tool leads to, into a message and `ExitCode.bug`.
public enum CrashHandler {
    private static let message: StaticString = """

        sceneshift: error: internal: a precondition failed
        sceneshift: help: this is a bug in sceneshift; please report it with the command line and, if \
        you can, the project; after an interrupted apply, 'sceneshift undo' puts the files back

        """

    /// Watches the process from now on.
    public static func install() {
        // A trap is SIGILL on Intel processors and SIGTRAP on Arm.
        for number in [SIGILL, SIGTRAP] {
            signal(number) { _ in
                // Only calls that are allowed in a signal handler: nothing may be allocated here.
                _ = write(2, CrashHandler.message.utf8Start, CrashHandler.message.utf8CodeUnitCount)
                _exit(ExitCode.bug.rawValue)
            }
        }
    }
}
