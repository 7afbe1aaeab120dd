import AppFacts
import LaunchValidation

/// What was found out about one app, for all of its plans: those of both destinations, and that with a raised deployment target, ask
/// much of the same. It says nothing of what is planned.
final class AppMemory {
    /// What was found out of its launch.
    let launches = AppLaunches()
    /// What it does before a plan.
    let programs = LaunchPrograms()

    /// Nothing is known yet.
    init() {}
}
