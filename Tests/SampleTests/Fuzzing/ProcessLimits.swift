import Foundation

/// What the system lets this process use before it ends it by a signal.
enum ProcessLimits {
    /// Ends the process when it has worked for so many more seconds; other programs do not count.
    static func allowProcessorTime(seconds: Int) {
        let end = Int(ProcessorTime.ofThisProcess) + seconds
        #if canImport(Darwin)
            let resource = RLIMIT_CPU
        #else
            let resource = __rlimit_resource_t(0)
        #endif
        var limit = rlimit()
        guard getrlimit(resource, &limit) == 0 else { return }
        limit.rlim_cur = rlim_t(end)
        setrlimit(resource, &limit)
    }

    /// Ends the process when so many seconds have passed without a further call: one that waits for ever does not work.
    static func allowTime(seconds: Int) { alarm(UInt32(seconds)) }
}
