/// The time of the simulated device, which passes only when the simulator lets it: a run of a minute costs nothing.
public final class Clock {
    /// The one of this process.
    public static let shared = Clock()

    private struct Entry {
        let time: Double
        let order: Int
        let work: () -> Void
    }

    /// Seconds since the process started.
    public private(set) var now = 0.0
    private var entries: [Entry] = []
    private var count = 0

    /// Keeps work until a number of seconds has passed.
    public func schedule(after seconds: Double, _ work: @escaping () -> Void) {
        count += 1
        entries.append(Entry(time: now + max(0, seconds), order: count, work: work))
    }

    /// Lets time pass, and runs what becomes due in its order; `settle` runs what that leads to.
    public func advance(by seconds: Double, settle: () -> Void) {
        let end = now + seconds
        while let next = earliest, next.time <= end + 0.000_5 {
            entries.removeAll { $0.order == next.order }
            now = max(now, next.time)
            next.work()
            settle()
        }
        now = end
    }

    private var earliest: Entry? {
        entries.min { ($0.time, $0.order) < ($1.time, $1.order) }
    }
}
