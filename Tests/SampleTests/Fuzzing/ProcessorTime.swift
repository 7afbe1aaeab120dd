import Foundation

/// Time that a processor has worked; other programs do not count.
enum ProcessorTime {
    /// The seconds that this thread has worked so far.
    static var ofThisThread: Double {
        var time = timespec()
        guard clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time) == 0 else { return 0 }
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1_000_000_000
    }
}
