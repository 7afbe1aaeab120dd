/// One PATH: what is reported about it and, where it could be planned, its plan.
struct PlannedPath: Sendable {
    /// What is reported.
    var report: RootReport
    /// The plan; nil where there is none.
    var plan: RootPlan?
    /// Whether somebody chose to leave an app of the plan as it is.
    var isPartlyChosen = false
    /// Whether commits were asked for and not all of them made.
    var isUncommitted = false
}
