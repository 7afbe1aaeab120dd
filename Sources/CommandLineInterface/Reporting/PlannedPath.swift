/// One PATH: what is reported about it and, where it could be planned, its plan.
struct PlannedPath: Sendable {
    /// What is reported.
    var report: RootReport
    /// The plan; nil where there is none, and where only the report was kept.
    private(set) var plan: RootPlan?
    /// What was asked for of it; nil where it is not planned.
    private(set) var invocation: Invocation?
    /// What could have been asked for there; nil where it is not planned.
    private(set) var selection: PlannedSelection?
    /// What is to be said of it beside the report.
    var notes: [String] = []
    /// Whether somebody chose to leave an app of the plan as it is.
    var isPartlyChosen = false
    /// Whether commits were asked for and not all of them made.
    var isUncommitted = false

    /// A PATH that can't be planned.
    init(report: RootReport) {
        self.report = report
    }

    /// A PATH that was planned as it was asked for.
    init(_ plan: RootPlan, of request: RootPlanner.Request) {
        report = RootReport(plan)
        self.plan = plan
        invocation = request.invocation
        selection = PlannedSelection(plan, of: request.invocation)
        notes = plan.notes
    }

    /// A PATH that was planned earlier, with what was kept of it.
    init(
        _ report: RootReport, _ selection: PlannedSelection?, notes: [String],
        of request: RootPlanner.Request
    ) {
        self.report = report
        invocation = report.isWithoutApp ? nil : request.invocation
        self.selection = selection
        self.notes = notes
    }

    /// Takes another plan in the place of its own.
    mutating func take(_ plan: RootPlan) { self.plan = plan }

    /// Says that its plan has no app, in the words of an error where that is one.
    mutating func dropApp(_ error: ToolError?) {
        report = RootReport(path: report.path, withoutApp: error)
        plan = nil
        invocation = nil
    }

    /// Drops the plan and the texts of files.
    mutating func dropPlan() {
        plan = nil
        report = report.withoutTexts
    }
}
