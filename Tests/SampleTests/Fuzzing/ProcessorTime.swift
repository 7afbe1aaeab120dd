import Foundation

/// Time that a processor has worked; other programs do not count.
enum ProcessorTime {
    /// The seconds that this thread has worked so far.
    static var ofThisThread: Double { seconds(CLOCK_THREAD_CPUTIME_ID) }

    /// The seconds that all threads of this process have worked so far.
    static var ofThisProcess: Double { seconds(CLOCK_PROCESS_CPUTIME_ID) }

    private static func seconds(_ clock: clockid_t) -> Double {
        var time = timespec()
        guard clock_gettime(clock, &time) == 0 else { return 0 }
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1_000_000_000
    }
}
