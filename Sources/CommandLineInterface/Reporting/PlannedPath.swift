/// One PATH: what is reported about it and, where it could be planned, its plan.
struct PlannedPath: Sendable {
    /// What is reported.
    var report: RootReport
    /// The plan; nil where there is none.
    var plan: RootPlan?
    /// What was asked for of it; nil where it is not planned.
    var invocation: Invocation?
    /// Whether somebody chose to leave an app of the plan as it is.
    var isPartlyChosen = false
    /// Whether commits were asked for and not all of them made.
    var isUncommitted = false
}
