import AppFacts
import LifecycleMigration
import ProjectModel

extension OptionDeclaration {
    /// Every option, in the order of the help.
    static let all: [OptionDeclaration] = [
        choice(
            "--to", "LIFE-CYCLE", .selection, Command.planning, "the life cycle to move to",
            remark: "swiftui by default"
        ) { (invocation, destination: Destination) in
            invocation.migration.destination = destination
            invocation.namesDestination = true
        },
        OptionDeclaration(
            name: "--target", group: .selection, commands: Command.planning,
            help: "only the app of this target; may be given several times",
            action: .value("NAME") { $0.migration.targets.append($1) }),
        choice(
            "--platform", "NAME", .selection, Command.planning, "only apps of this platform"
        ) { (invocation, platform: ApplePlatform) in
            invocation.migration.platforms.append(platform)
        },
        OptionDeclaration(
            name: "--raise-deployment-target", group: .selection, commands: Command.planning,
            help:
                "raise a deployment target that is too low, to what is needed or to VERSION of iOS, tvOS and Catalyst; ios=15.0,macos=12.0 names platforms",
            action: .optionalValue("VERSION", looksLikeValue: DeploymentTargetOption.looksLikeValue)
            { invocation, value throws(UsageError) in
                invocation.migration.deploymentTarget =
                    try value.map(DeploymentTargetOption.policy) ?? .raiseToMinimum
            }),
        choice(
            "--life-cycle-events", "FORM", .selection, Command.planning,
            "how active and background callbacks are kept"
        ) { (invocation, events: LifeCycleEvents) in
            invocation.migration.lifeCycleEvents = events
            invocation.namesLifeCycleEvents = true
        },
        OptionDeclaration(
            name: "--delete-unused-storyboards", group: .selection,
            commands: Command.planning,
            help: "delete storyboards that nothing refers to after the migration",
            action: .flag { $0.migration.deletesUnusedStoryboards = true }),
        OptionDeclaration(
            name: "--probe", group: .selection, commands: Command.planning,
            help: "add a log, in debug builds, of the routes by which events arrive",
            action: .flag { $0.migration.addsProbe = true }),
        OptionDeclaration(
            name: "--exclude", group: .selection, commands: Command.planning,
            help: "leave out files and folders that match; may be given several times",
            action: .value("GLOB") { invocation, value throws(UsageError) in
                invocation.exclusions.append(try glob(value))
                invocation.exclusionPatterns.append(value)
            }),
        OptionDeclaration(
            name: "--config", group: .selection, commands: Command.planning,
            help:
                "read decisions from a JSON file, not from .sceneshift.json at the repository's top; what the command line says counts more",
            value: .file, action: .value("FILE") { $0.configurationFile = $1 }),
        OptionDeclaration(
            name: "--baseline", group: .selection, commands: Command.planning,
            help: "findings of an earlier JSON report count as accepted: only what is new is left",
            value: .file, action: .value("FILE") { $0.baselineFile = $1 }),
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
            name: "--keep-edited", group: .writing, commands: [.undo],
            help:
                "where a file was edited after the apply, take out what the apply wrote and keep the edits",
            action: .flag { $0.keepsEdits = true }),
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
        choice(
            "--format", "NAME", .report, [.plan, .apply, .scan], "the report's format",
            remark: "csv is the table of scan", notOf: [.plan: [.csv], .apply: [.csv]]
        ) { (invocation, format: ReportFormat) in
            invocation.format = format
        },
        OptionDeclaration(
            name: "--output", group: .report, commands: Command.planning,
            help: "write the report to FILE instead of standard output",
            value: .file, action: .value("FILE") { $0.outputFile = $1 },
            otherForms: [
                .guide: Form(
                    help:
                        "write the guide to FOLDER as an Agent Skill: SKILL.md, and a page for each kind of finding",
                    value: .folder, name: "FOLDER")
            ]),
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
            name: "--resume", group: .report, commands: [.scan],
            help:
                "keep what is finished in FILE, as JSON lines, and go on where an earlier scan ended",
            value: .file, action: .value("FILE") { $0.scanFile = $1 }),
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
        choice(
            "--color", "WHEN", .report, Command.allCases, "use colour",
            remark: "NO_COLOR is honoured"
        ) { (invocation, color: ColorChoice) in
            invocation.color = color
        },
        OptionDeclaration(
            name: "--no-progress", group: .report, commands: Command.allCases,
            help: "show no progress, not even on a terminal",
            action: .flag { $0.showsProgress = false }),
        OptionDeclaration(
            name: "--jobs", group: .general, commands: Command.planning,
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

    /// An option whose value is one of the words of a type, which its help lists.
    ///
    /// - Parameters:
    ///   - help: What the help says in front of these words.
    ///   - remark: What it says behind them, of commands that take all of them.
    ///   - others: The words that are not for a command.
    private static func choice<Choice: RawRepresentable & CaseIterable & Equatable & Sendable>(
        _ name: String, _ value: String, _ group: Group, _ commands: [Command], _ help: String,
        remark: String? = nil, notOf others: [Command: [Choice]] = [:],
        store: @escaping @Sendable (inout Invocation, Choice) -> Void
    ) -> OptionDeclaration where Choice.RawValue == String {
        let words = Choice.allCases.map(\.rawValue)
        return OptionDeclaration(
            name: name, group: group, commands: commands,
            help: "\(help): \(words.listed(by: "or"))" + (remark.map { "; " + $0 } ?? ""),
            value: .word(among: words),
            action: .value(value) { invocation, word throws(UsageError) in
                guard let choice = Choice(rawValue: word) else {
                    throw UsageError(
                        "'\(name)' takes \(words.listed(by: "or")), not '\(word)'",
                        suggestion: Suggestion.nearest(to: word, among: words))
                }
                store(&invocation, choice)
            },
            otherForms: others.mapValues { others in
                let words = Choice.allCases.filter { !others.contains($0) }.map(\.rawValue)
                return Form(
                    help: "\(help): \(words.listed(by: "or"))", value: .word(among: words))
            })
    }
}
