import LifecycleMigration

/// What the arguments ask for.
struct Invocation: Sendable {
    /// What to do with the command.
    enum Request: Sendable {
        case run
        case help
        case version
    }

    /// How much a report for people says.
    enum Detail: Sendable {
        case quiet
        case normal
        case verbose
    }

    /// What the tool was called, for command lines that it prints.
    var program = "sceneshift"
    /// The command; `plan` where none is named.
    var command = Command.plan
    /// Whether a command was named.
    var namesCommand = false
    /// The words behind the command: PATHs, or an id.
    var operands: [String] = []
    /// Whether to run the command or to describe it.
    var request = Request.run
    /// What shapes the plan.
    var migration = MigrationOptions()
    /// The arguments that shape the plan, as they were spelled, for a hint at the next command.
    var planArguments: [String] = []
    /// Which files to leave out.
    var exclusions: [Glob] = []
    /// The same as they were given.
    var exclusionPatterns: [String] = []
    /// Whether the command line says which life cycle apps are moved to.
    var namesDestination = false
    /// Whether the command line says how life-cycle events are kept.
    var namesLifeCycleEvents = false
    /// The file with decisions; nil where there is none.
    var configurationFile: String?
    /// What somebody looked at and found to be in order.
    var accepted: Set<AcceptedFinding> = []
    /// What an earlier report said, so that only what is new counts.
    var baseline: Set<AcceptedFinding> = []
    /// The file of that report; nil where there is none.
    var baselineFile: String?
    /// Whether what is left to do by hand is marked in the code.
    var marksWork = false
    /// Whether what was applied is committed.
    var commitsSteps = false
    /// Whether work that is left to do by hand is no reason for a status of its own.
    var allowsManualWork = false
    /// Which files to leave out of the patch that is shown.
    var hidden: [Glob] = []
    /// Whether an apply is only shown.
    var isDryRun = false
    /// The report's format.
    var format = ReportFormat.text
    /// The file for the report; nil for standard output.
    var outputFile: String?
    /// The file with what a scan finished; nil where nothing is kept.
    var scanFile: String?
    /// Whether standard output is only the patch.
    var showsDiff = false
    /// Whether the report ends with how often each kind of finding was found, and an estimate of the work.
    var showsStatistics = false
    /// Whether anything pending is an exit status of its own.
    var checks = false
    /// Whether files with uncommitted changes may be written.
    var allowsDirty = false
    /// Whether to write without a Git repository.
    var allowsNoVersionControl = false
    /// Whether to give up the journal of the last apply.
    var forgetsJournal = false
    /// Whether `undo` keeps what was written into files after the apply.
    var keepsEdits = false
    /// Whether to ask for each app.
    var isInteractive = false
    /// The command that has to succeed after an apply.
    var verifyCommand: String?
    /// How many PATHs to plan at a time; nil for as many as there are processors.
    var jobs: Int?
    /// When to use colour.
    var color = ColorChoice.auto
    /// Whether progress may be shown.
    var showsProgress = true
    /// How much to say.
    var detail = Detail.normal

    /// The PATHs, `.` where none is given.
    var paths: [String] { operands.isEmpty ? ["."] : operands }
}

/// When to use colour; the raw value is the word on the command line.
enum ColorChoice: String, Sendable, CaseIterable {
    case auto
    case always
    case never
}
