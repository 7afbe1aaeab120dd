import Foundation
import ProjectModel

/// What every command works with.
struct CommandContext: Sendable {
    /// What was asked for.
    let invocation: Invocation
    /// Makes the plan of one tree.
    let planner: CommandLineTool.Planner
    /// Where to print.
    let streams: StandardStreams
    /// Where relative paths start.
    let environment: ToolEnvironment

    /// Prints errors.
    var errors: ErrorReporter { ErrorReporter(streams) }

    /// Plans the PATHs of the command line, in their order.
    ///
    /// - Parameters:
    ///   - takesFingerprints: Whether the plans are to be carried out.
    ///   - halted: The PATHs that are not planned, and why.
    func plans(
        takesFingerprints: Bool, except halted: [String: ToolError] = [:]
    ) async -> [PlannedPath] {
        let planner = RootPlanner(
            planner: planner, invocation: invocation, environment: environment,
            takesFingerprints: takesFingerprints)
        let progress = ProgressLine(streams, invocation: invocation, environment: environment)
        var outcomes = await planner.plan(
            invocation.paths.filter { halted[$0] == nil }, progress: progress)[...]
        progress.clear()
        for case .success(let plan) in outcomes { noteUnreachable(plan) }
        return invocation.paths.compactMap { path in
            switch halted[path].map({ .failure($0) }) ?? outcomes.popFirst() {
            case .success(let plan)?: PlannedPath(report: RootReport(plan), plan: plan)
            case .failure(let error)?:
                PlannedPath(report: RootReport(path: path, error: error), plan: nil)
            case nil: nil
            }
        }
    }

    /// What the plan does not know of must not be lost in silence.
    private func noteUnreachable(_ plan: RootPlan) {
        for folder in plan.unreachable {
            errors.note(
                "\(plan.root.display(folder)): holds folders whose paths are longer than the system's may be; "
                    + "they are left out")
        }
    }

    /// Prints text to the standard output.
    func print(_ text: String) throws(ToolError) {
        try ReportOutput(streams: streams, file: nil).write(Array(text.utf8))
    }

    /// Opens what the report goes to, so that a command fails before it changes anything.
    func openReport() throws(ToolError) -> ReportOutput {
        try refuseSourceAsOutput()
        return try ReportOutput(
            streams: streams,
            file: invocation.outputFile.map { (name: $0, path: environment.absolute($0)) })
    }

    /// A report must not take the place of what a plan is made from.
    private func refuseSourceAsOutput() throws(ToolError) {
        guard let name = invocation.outputFile,
            let file = FileSystem.realPath(environment.absolute(name)),
            Self.sources.contains(RelativePath.fileExtension(of: file)),
            invocation.paths.contains(where: {
                let root = try? PlanRoot($0, in: environment)
                return root.map { file.path(below: $0.folder) != nil } ?? false
            })
        else { return }
        throw ToolError(
            name, "is a file of the project, which a report must not replace",
            remedy: "name another file with --output")
    }

    private static let sources: Set<String> = [
        "swift", "m", "mm", "h", "pbxproj", "plist", "storyboard", "xib", "xcconfig",
        "entitlements",
        "xcworkspacedata", "resolved", "lock",
    ]

    /// The report in the format that was asked for.
    func report(_ roots: [RootReport]) -> String {
        switch invocation.format {
        case .json:
            return JSONReporter.report(roots)
        case .sarif:
            return SARIFReporter.report(roots)
        default:
            return report(forReaders: roots.map(\.visible))
        }
    }

    private func report(forReaders roots: [RootReport]) -> String {
        switch invocation.format {
        case .github:
            return GitHubReporter(showsNotes: showsNotes).report(roots)
        case .markdown:
            return MarkdownReporter(showsNotes: showsNotes).report(roots)
        case .html:
            return HTMLReporter(showsNotes: showsNotes).report(roots)
        case .text where invocation.command == .scan:
            return ScanReporter(invocation: invocation, style: style).report(roots)
        case .text, .json, .sarif:
            return TextReporter(invocation: invocation, style: style).report(roots)
        }
    }

    private var showsNotes: Bool { invocation.detail == .verbose }

    private var style: TextStyle {
        switch invocation.color {
        case .always: return TextStyle(isEnabled: true)
        case .never: return TextStyle(isEnabled: false)
        case .auto:
            let isTerminal = invocation.outputFile == nil && streams.outputIsTerminal
            return TextStyle(
                isEnabled: isTerminal && !environment.forbidsColor && !environment.hasPlainTerminal)
        }
    }
}

/// One PATH: what is reported about it and, where it could be planned, its plan.
struct PlannedPath: Sendable {
    /// What is reported.
    var report: RootReport
    /// The plan; nil where there is none.
    var plan: RootPlan?
    /// Whether somebody chose to leave an app of the plan as it is.
    var isPartlyChosen = false
}
