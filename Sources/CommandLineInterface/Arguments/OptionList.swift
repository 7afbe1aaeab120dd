import AppFacts
import LifecycleMigration
import ProjectModel

extension OptionDeclaration {
    /// Every option, in the order of the help.
    static let all: [OptionDeclaration] = [
        OptionDeclaration(
            name: "--to", group: .selection, commands: [.plan, .apply, .scan],
            help: "the life cycle to move to: \(choices(of: Destination.self)); swiftui by default",
            action: .value("LIFE-CYCLE") { invocation, value throws(UsageError) in
                invocation.migration.destination = try choice("--to", value)
                invocation.namesDestination = true
            }),
        OptionDeclaration(
            name: "--target", group: .selection, commands: [.plan, .apply, .scan],
            help: "only the app of this target; may be given several times",
            action: .value("NAME") { $0.migration.targets.append($1) }),
        OptionDeclaration(
            name: "--platform", group: .selection, commands: [.plan, .apply, .scan],
            help: "only apps of this platform: \(choices(of: ApplePlatform.self))",
            action: .value("NAME") { invocation, value throws(UsageError) in
                invocation.migration.platforms.append(try choice("--platform", value))
            }),
        OptionDeclaration(
            name: "--raise-deployment-target", group: .selection, commands: [.plan, .apply, .scan],
            help:
                "raise a deployment target that is too low, to what is needed or to VERSION of iOS, tvOS and Catalyst; ios=15.0,macos=12.0 names platforms",
            action: .optionalValue("VERSION", looksLikeValue: DeploymentTargetOption.looksLikeValue)
            { invocation, value throws(UsageError) in
                invocation.migration.deploymentTarget =
                    try value.map(DeploymentTargetOption.policy) ?? .raiseToMinimum
            }),
        OptionDeclaration(
            name: "--life-cycle-events", group: .selection, commands: [.plan, .apply, .scan],
            help:
                "how active and background callbacks are kept: \(choices(of: LifeCycleEvents.self))",
            action: .value("FORM") { invocation, value throws(UsageError) in
                invocation.migration.lifeCycleEvents = try choice("--life-cycle-events", value)
                invocation.namesLifeCycleEvents = true
            }),
        OptionDeclaration(
            name: "--delete-unused-storyboards", group: .selection,
            commands: [.plan, .apply, .scan],
            help: "delete storyboards that nothing refers to after the migration",
            action: .flag { $0.migration.deletesUnusedStoryboards = true }),
        OptionDeclaration(
            name: "--probe", group: .selection, commands: [.plan, .apply, .scan],
            help: "add a log, in debug builds, of the routes by which events arrive",
            action: .flag { $0.migration.addsProbe = true }),
        OptionDeclaration(
            name: "--exclude", group: .selection, commands: [.plan, .apply, .scan],
            help: "leave out files and folders that match; may be given several times",
            action: .value("GLOB") { invocation, value throws(UsageError) in
                invocation.exclusions.append(try glob(value))
                invocation.exclusionPatterns.append(value)
            }),
        OptionDeclaration(
            name: "--config", group: .selection, commands: [.plan, .apply, .scan],
            help:
                "read decisions from a JSON file, not from .sceneshift.json at the repository's top; what the command line says counts more",
            action: .value("FILE") { $0.configurationFile = $1 }),
        OptionDeclaration(
            name: "--baseline", group: .selection, commands: [.plan, .apply, .scan],
            help: "findings of an earlier JSON report count as accepted: only what is new is left",
            action: .value("FILE") { $0.baselineFile = $1 }),
        OptionDeclaration(
            name: "--commit-per-step", group: .writing, commands: [.apply],
            help: "commit what was applied: one commit for the apps that change a file together",
            action: .flag { $0.commitsSteps = true }),
        OptionDeclaration(
            name: "--mark", group: .writing, commands: [.apply],
            help:
                "write #warning(\"sceneshift: …\") where work is left to do by hand, so that Xcode lists it",
            action: .flag { $0.marksWork = true }),
        OptionDeclaration(
            name: "--dry-run", shortName: "-n", group: .writing, commands: [.plan, .apply],
            help: "write nothing: apply does what plan does",
            action: .flag { $0.isDryRun = true }),
        OptionDeclaration(
            name: "--allow-dirty", group: .writing, commands: [.apply],
            help: "write even to files with uncommitted changes",
            action: .flag { $0.allowsDirty = true }),
        OptionDeclaration(
            name: "--allow-no-vcs", group: .writing, commands: [.apply],
            help: "write even where there is no Git repository",
            action: .flag { $0.allowsNoVersionControl = true }),
        OptionDeclaration(
            name: "--forget", group: .writing, commands: [.undo],
            help: "leave everything as it is, and give up the journal of the last apply",
            action: .flag { $0.forgetsJournal = true }),
        OptionDeclaration(
            name: "--interactive", group: .writing, commands: [.apply],
            help: "ask for each app: yes, no, all, diff, quit",
            action: .flag { $0.isInteractive = true }),
        OptionDeclaration(
            name: "--verify-with", group: .writing, commands: [.apply],
            help: "run COMMAND in PATH afterwards; if it fails, everything is undone",
            action: .value("COMMAND") { $0.verifyCommand = $1 }),
        OptionDeclaration(
            name: "--exit-zero", group: .writing, commands: [.apply],
            help: "exit with status 0 where all that is planned was written, though work is left",
            action: .flag { $0.allowsManualWork = true }),
        OptionDeclaration(
            name: "--format", group: .report, commands: [.plan, .apply, .scan],
            help:
                "the report's format: \(choices(of: ReportFormat.self)); csv is the table of scan",
            action: .value("NAME") { invocation, value throws(UsageError) in
                invocation.format = try choice("--format", value)
            }),
        OptionDeclaration(
            name: "--output", group: .report, commands: [.plan, .apply, .scan],
            help: "write the report to FILE instead of standard output",
            action: .value("FILE") { $0.outputFile = $1 }),
        OptionDeclaration(
            name: "--diff", group: .report, commands: [.plan, .apply],
            help: "print only the changes, as a patch for 'git apply'",
            action: .flag { $0.showsDiff = true }),
        OptionDeclaration(
            name: "--hide", group: .report, commands: [.plan, .apply],
            help: "with --diff: leave files out of what is shown, such as '*.pbxproj'",
            action: .value("GLOB") { invocation, value throws(UsageError) in
                invocation.hidden.append(try glob(value))
            }),
        OptionDeclaration(
            name: "--statistics", group: .report, commands: [.plan, .apply, .scan],
            help:
                "end the report with how often each kind of finding was found, and an estimate of the work that is left in each app",
            action: .flag { $0.showsStatistics = true }),
        OptionDeclaration(
            name: "--check", group: .report, commands: [.plan],
            help: "exit with status 1 where anything would change or is left to do",
            action: .flag { $0.checks = true }),
        OptionDeclaration(
            name: "--quiet", shortName: "-q", group: .report, commands: Command.allCases,
            help: "print only the summary", action: .flag { $0.detail = .quiet }),
        OptionDeclaration(
            name: "--verbose", shortName: "-v", group: .report, commands: Command.allCases,
            help: "print notes too", action: .flag { $0.detail = .verbose }),
        OptionDeclaration(
            name: "--color", group: .report, commands: Command.allCases,
            help: "use colour: \(choices(of: ColorChoice.self)); NO_COLOR is honoured",
            action: .value("WHEN") { invocation, value throws(UsageError) in
                invocation.color = try choice("--color", value)
            }),
        OptionDeclaration(
            name: "--no-progress", group: .report, commands: Command.allCases,
            help: "show no progress, not even on a terminal",
            action: .flag { $0.showsProgress = false }),
        OptionDeclaration(
            name: "--jobs", group: .general, commands: [.plan, .apply, .scan],
            help: "plan at most N PATHs at a time",
            action: .value("N") { invocation, value throws(UsageError) in
                guard let jobs = Int(value), jobs > 0 else {
                    throw UsageError("'--jobs' takes a whole number above 0, not '\(value)'")
                }
                invocation.jobs = jobs
            }),
        OptionDeclaration(
            name: "--help", shortName: "-h", group: .general, commands: Command.allCases,
            help: "show this help", action: .flag { $0.request = .help }),
        OptionDeclaration(
            name: "--version", group: .general, commands: Command.allCases,
            help: "show the version", action: .flag { $0.request = .version }),
    ]

    private static func glob(_ pattern: String) throws(UsageError) -> Glob {
        if let glob = Glob(pattern) { return glob }
        throw UsageError("'\(pattern)' is not a pattern: a '[' lacks its ']', or it is empty")
    }

    private static func choices<Choice: RawRepresentable & CaseIterable>(
        of type: Choice.Type
    ) -> String where Choice.RawValue == String {
        Choice.allCases.map(\.rawValue).listed(by: "or")
    }

    private static func choice<Choice: RawRepresentable & CaseIterable>(
        _ option: String, _ value: String
    ) throws(UsageError) -> Choice where Choice.RawValue == String {
        if let choice = Choice(rawValue: value) { return choice }
        throw UsageError(
            "'\(option)' takes \(choices(of: Choice.self)), not '\(value)'",
            suggestion: Suggestion.nearest(to: value, among: Choice.allCases.map(\.rawValue)))
    }
}
