import Dispatch
import Stage

extension DispatchQueue {
    /// Takes the place of Dispatch's own method, so that what an app leaves for later waits for the simulated device's
    /// time and not for the machine's.
    public func asyncAfter(deadline: DispatchTime, execute work: @escaping () -> Void) {
        let now = DispatchTime.now().uptimeNanoseconds
        let delay = deadline.uptimeNanoseconds - min(now, deadline.uptimeNanoseconds)
        Clock.shared.schedule(after: Double(delay) / 1_000_000_000, work)
    }
}
