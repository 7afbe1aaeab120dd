/// What tells the time of a moment, and what measures from one moment to another.
///
/// Sources: Apple's documentation of Core Animation, Core Foundation, Foundation and os; Firebase's of Performance Monitoring.
package enum Clocks {
    /// Functions and members that give a time, beside `Date()`.
    package static let names: Set<String> = [
        "CACurrentMediaTime", "CFAbsoluteTimeGetCurrent", "mach_absolute_time", "systemUptime",
        "mach_continuous_time", "clock_gettime_nsec_np", "ContinuousClock", "SuspendingClock",
        "DispatchTime", "timeIntervalSinceReferenceDate",
    ]

    /// Members of a time that say how long ago it was.
    package static let elapsed: Set<String> = [
        "timeIntervalSinceNow", "timeIntervalSince", "duration", "elapsed",
    ]

    /// Whether a call begins an interval: `os_signpost(.begin, …)`, `signposter.beginInterval(…)`, `Performance.startTrace(…)`.
    package static func begins(_ name: String, _ firstArgument: String?) -> Bool {
        name == "os_signpost" && firstArgument == "begin"
            || ["beginInterval", "startTrace"].contains(name)
    }

    /// Whether a call ends one; `stop()` does that to what code keeps in a local.
    package static func ends(_ name: String, _ firstArgument: String?, isOfLocal: Bool) -> Bool {
        name == "os_signpost" && firstArgument == "end" || name == "endInterval"
            || isOfLocal && name == "stop"
    }
}
