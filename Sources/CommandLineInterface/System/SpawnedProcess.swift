import Foundation

/// A program that was started, with what it prints in a pipe.
///
/// It has ended when the system says so: what it leaves running behind it may hold the pipe, and is not waited for.
/// Foundation's `Process` waits for that, too, on Linux.
struct SpawnedProcess {
    /// The number of the process, which is the number of its group too.
    let identifier: pid_t
    /// What it prints, to be read without waiting; whoever started it closes it.
    let output: Int32

    /// How a program ended.
    enum End: Sendable, Hashable {
        case exit(Int32)
        case signal(Int32)

        /// A program that a signal ended did not succeed, whatever the signal's number.
        var status: Int32 {
            switch self {
            case .exit(let status): status
            case .signal(let number): 128 + number
            }
        }
    }

    /// Starts a program in a group of its own, with nothing to read.
    ///
    /// - Parameters:
    ///   - command: The program, absolute, and its arguments.
    ///   - folder: Where it is started.
    ///   - environment: Its variables; nil for those of this process.
    ///   - mergesErrors: Whether what it says on standard error comes with its output, and is not dropped.
    /// - Returns: nil where it could not be started.
    init?(
        _ command: [String], in folder: String, environment: [String: String]? = nil,
        mergesErrors: Bool
    ) {
        var ends: [Int32] = [-1, -1]
        let command = Self.changesFolder ? command : Self.script(command, in: folder)
        guard let program = command.first, pipe(&ends) == 0 else { return nil }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
        defer { close(ends[1]) }
        let variables = environment ?? ProcessInfo.processInfo.environment
        let lines = variables.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
        var process: pid_t = -1
        let isStarted = Self.withActions(folder, ends[1], mergesErrors: mergesErrors) {
            actions, attributes in
            Self.withStrings(command) { arguments in
                Self.withStrings(lines) { variables in
                    posix_spawn(&process, program, actions, attributes, arguments, variables) == 0
                }
            }
        }
        guard isStarted else {
            close(ends[0])
            return nil
        }
        identifier = process
        output = ends[0]
    }

    /// How it ended; nil where it still runs.
    func end() -> End? {
        var status: Int32 = 0
        let result = waitpid(identifier, &status, WNOHANG)
        if result == 0 || (result < 0 && errno == EINTR) { return nil }
        // Nobody else waits for it, but a caller may have the system do so.
        guard result == identifier else { return .exit(127) }
        let signal = status & 0x7F
        return signal == 0 ? .exit(status >> 8 & 0xFF) : .signal(signal)
    }

    /// Sends a signal to it, and to what it started.
    func send(_ signal: Int32) { kill(-identifier, signal) }

    #if canImport(Darwin)
        private typealias Actions = posix_spawn_file_actions_t?
        private typealias Attributes = posix_spawnattr_t?
    #else
        private typealias Actions = posix_spawn_file_actions_t
        private typealias Attributes = posix_spawnattr_t
    #endif

    private static func withActions(
        _ folder: String, _ output: Int32, mergesErrors: Bool,
        _ body: (UnsafePointer<Actions>, UnsafePointer<Attributes>) -> Bool
    ) -> Bool {
        #if canImport(Darwin)
            var actions: Actions = nil
            var attributes: Attributes = nil
        #else
            var actions = Actions()
            var attributes = Attributes()
        #endif
        guard posix_spawn_file_actions_init(&actions) == 0 else { return false }
        defer { posix_spawn_file_actions_destroy(&actions) }
        guard posix_spawnattr_init(&attributes) == 0 else { return false }
        defer { posix_spawnattr_destroy(&attributes) }
        // Threads of a pool take no signals; a program has to.
        var mask = sigset_t()
        sigemptyset(&mask)
        let flags = Int16(POSIX_SPAWN_SETPGROUP) | Int16(POSIX_SPAWN_SETSIGMASK) | closingFlag
        let results = [
            changeFolder(&actions, folder),
            posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0),
            posix_spawn_file_actions_adddup2(&actions, output, 1),
            mergesErrors
                ? posix_spawn_file_actions_adddup2(&actions, output, 2)
                : posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0),
            closeOthers(&actions),
            posix_spawnattr_setpgroup(&attributes, 0),
            posix_spawnattr_setsigmask(&attributes, &mask),
            posix_spawnattr_setflags(&attributes, flags),
        ]
        return results.allSatisfy { $0 == 0 } && body(&actions, &attributes)
    }

    #if canImport(Darwin)
        private static let changesFolder = true
        private static let closingFlag = Int16(POSIX_SPAWN_CLOEXEC_DEFAULT)

        private static func closeOthers(_ actions: inout Actions) -> Int32 { 0 }

        private static func changeFolder(_ actions: inout Actions, _ folder: String) -> Int32 {
            posix_spawn_file_actions_addchdir_np(&actions, folder)
        }
    #else
        private typealias ChangeFolder =
            @Sendable @convention(c) (
                UnsafeMutablePointer<posix_spawn_file_actions_t>, UnsafePointer<CChar>
            ) -> Int32

        /// No header that Swift imports declares it.
        private static let addChangeOfFolder = dlsym(
            nil, "posix_spawn_file_actions_addchdir_np"
        ).map { unsafeBitCast($0, to: ChangeFolder.self) }
        private typealias CloseFrom =
            @Sendable @convention(c) (
                UnsafeMutablePointer<posix_spawn_file_actions_t>, Int32
            ) -> Int32

        /// Since glibc 2.34; without it a program also has the files that were handed to this one.
        private static let addClosingOfOthers = dlsym(
            nil, "posix_spawn_file_actions_addclosefrom_np"
        ).map { unsafeBitCast($0, to: CloseFrom.self) }
        private static let closingFlag: Int16 = 0

        /// What somebody waits for who started this process must not be held open by what a command leaves running.
        private static func closeOthers(_ actions: inout Actions) -> Int32 {
            addClosingOfOthers?(&actions, 3) ?? 0
        }

        private static var changesFolder: Bool { addChangeOfFolder != nil }

        private static func changeFolder(_ actions: inout Actions, _ folder: String) -> Int32 {
            addChangeOfFolder?(&actions, folder) ?? 0
        }
    #endif

    /// The same program by way of a shell, where the system's library can't change the folder by itself.
    private static func script(_ command: [String], in folder: String) -> [String] {
        ["/bin/sh", "-c", "cd \"$0\" && exec \"$@\"", folder] + command
    }

    private static func withStrings(
        _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Bool
    ) -> Bool {
        let pointers = strings.map { strdup($0) }
        defer { for pointer in pointers { free(pointer) } }
        return body(pointers + [nil])
    }
}
