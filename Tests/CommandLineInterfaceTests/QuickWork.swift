import Foundation
import Testing

/// Does work that must not take more than half a minute of a processor; what other programs do beside it does not count.
func quick<Result>(
    sourceLocation: SourceLocation = #_sourceLocation, _ work: () throws -> Result
) rethrows -> Result {
    func processorSeconds() -> Double {
        var time = timespec()
        guard clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time) == 0 else { return .infinity }
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1_000_000_000
    }
    let start = processorSeconds()
    let result = try work()
    #expect(processorSeconds() - start < 30, sourceLocation: sourceLocation)
    return result
}
