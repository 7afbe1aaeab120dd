import Dispatch
import Foundation
import Stage

// What an app is given in place of the machine's time: how long a machine takes, and what else it does, must change
// nothing. The harness rewrites `Date()`, `timeIntervalSinceNow` and `.now()` for a run.

extension Date {
    /// The date on the simulated device.
    public static var simulated: Date {
        Date(timeIntervalSinceReferenceDate: 800_000_000 + Clock.shared.now)
    }

    /// The seconds from the simulated device's date to this one.
    public var timeIntervalSinceSimulatedNow: TimeInterval { timeIntervalSince(.simulated) }
}

extension DispatchTime {
    /// The time since the simulated device was started.
    public static func simulatedNow() -> DispatchTime {
        DispatchTime(uptimeNanoseconds: 1_000_000_000 + UInt64(Clock.shared.now * 1_000_000_000))
    }
}

extension DispatchQueue {
    /// Takes the place of Dispatch's own method, so that what an app leaves for later waits for the simulated device's
    /// time.
    public func asyncAfter(deadline: DispatchTime, execute work: @escaping () -> Void) {
        let now = DispatchTime.simulatedNow().uptimeNanoseconds
        let delay = deadline.uptimeNanoseconds - min(now, deadline.uptimeNanoseconds)
        Clock.shared.schedule(after: Double(delay) / 1_000_000_000, work)
    }
}

/// Runs what was left on the main queue, and what that leaves there; it never waits for the machine.
@MainActor public func drainMainQueue() {
    for _ in 0..<4 {
        var isDrained = false
        DispatchQueue.main.async { isDrained = true }
        while !isDrained { _ = RunLoop.main.run(mode: .default, before: .distantPast) }
    }
}
