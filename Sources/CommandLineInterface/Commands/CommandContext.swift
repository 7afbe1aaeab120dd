import Foundation
import LifecycleMigration
import ProjectModel

/// What every command works with.
struct CommandContext: Sendable {
    /// What was asked for.
    private(set) var invocation: Invocation
    /// Makes the plan of one tree.
    let planner: Planner
    /// Where to print.
    let streams: StandardStreams
    /// Where relative paths start.
    let environment: ToolEnvironment
    /// The PATHs that nobody named, since they were found in one.
    private(set) var found: Set<String> = []

    /// Whether somebody named a PATH.
    func isNamed(_ path: String) -> Bool { !found.contains(path) }

    /// The context of a scan, with the repositories of a folder in its place.
    var scanning: CommandContext {
        let folders = RepositoryFolders(in: environment)
        var context = self
        context.invocation.operands = invocation.paths.flatMap { path in
            guard let paths = folders.paths(in: path) else { return [path] }
            context.found.formUnion(paths)
            return paths
        }
        return context
    }

    /// Prints errors.
    var errors: ErrorReporter { ErrorReporter(streams) }

    /// What is planned may be half of what an apply was to leave.
    func noteInterruptions() {
        for path in invocation.paths {
            guard let root = try? PlanRoot(path, in: environment) else { continue }
            if JournalUndo(root: root).findsInterruption() {
                errors.note(
                    "\(path): an earlier apply was interrupted; 'sceneshift undo' puts its changes back"
                )
            }
        }
    }

    /// Git leaves out, without a word, what a patch says about files outside of the folder that it runs in.
    func notePatchOutside(_ plans: [RootPlan]) {
        guard let here = FileSystem.realPath(environment.workingDirectory),
            let top = (try? GitRepository.find(around: here))?.topLevel, top != here
        else { return }
        let files = plans.flatMap { plan in
            plan.edit.paths.map { plan.root.folder + "/" + $0 }
        }
        guard
            files.contains(where: {
                $0.path(below: here) == nil && $0.path(below: top) != nil
            })
        else { return }
        let way = RelativePath.path(to: top, from: here)
        errors.note(
            "'git apply' leaves out what lies outside of the folder it runs in; 'git -C \(way) apply' takes all"
        )
    }

    /// A patch without a line is no patch for Git, which says so without a reason.
    func noteNoChange(_ reports: [RootReport]) {
        let apps = reports.flatMap(\.applications)
        guard !apps.isEmpty, apps.allSatisfy(\.changes.isEmpty) else { return }
        errors.note("there is no change; '\(invocation.next("plan"))' says why")
    }

    /// A patch that is not whole must not be taken for one that is.
    func noteHidden(_ fileCount: Int) {
        guard fileCount > 0 else { return }
        let files = fileCount == 1 ? "1 file is" : "\(fileCount) files are"
        errors.note("\(files) left out of the patch, which is for reading only")
    }

    /// Prints text to the standard output.
    func print(_ text: String) throws(ToolError) { try print(Array(text.utf8)) }

    /// Prints bytes to the standard output.
    func print(_ bytes: [UInt8]) throws(ToolError) {
        try ReportOutput(streams: streams, file: nil).write(bytes)
    }

    /// Opens what the report goes to, so that a command fails before it changes anything.
    func openReport() throws(ToolError) -> ReportOutput {
        guard let name = invocation.outputFile else {
            return try ReportOutput(streams: streams, file: nil)
        }
        try refuseSource(name, of: "--output")
        let place = try OutputFile(name, of: "--output", in: environment, around: workedOn)
        return try ReportOutput(streams: streams, file: (name, place))
    }

    /// Opens what earlier scans finished, and this one does; nil where nobody asked for that.
    func openScanLog() throws(ToolError) -> ScanLog? {
        guard let name = invocation.scanFile else { return nil }
        try refuseSource(name, of: "--resume")
        let place = try OutputFile(name, of: "--resume", in: environment, around: workedOn)
        return try ScanLog(name, at: place)
    }

    /// The folders of the PATHs, and the repositories around them: what lies there may have come with somebody's files.
    var workedOn: [String] {
        let roots = invocation.paths.compactMap { try? PlanRoot($0, in: environment).named }
        // What the command is given in may be a repository, too.
        let here = FileSystem.realPath(environment.workingDirectory)
        let folders = (roots + (here.map { [$0] } ?? [])).flatMap { folder in
            ((try? GitRepository.find(around: folder))?.topLevel).map { [$0] } ?? []
        }
        return roots + folders
    }

    /// A report must not take the place of what a plan is made from.
    private func refuseSource(_ name: String, of option: String) throws(ToolError) {
        guard let file = FileSystem.realPath(environment.absolute(name)),
            Self.sources.contains(RelativePath.fileExtension(of: file)),
            invocation.paths.contains(where: {
                let root = try? PlanRoot($0, in: environment)
                return root.map { file.path(below: $0.folder) != nil } ?? false
            })
        else { return }
        throw ToolError(
            name, "is a file of the project, which a report must not replace",
            remedy: "name another file with \(option)")
    }

    private static let sources: Set<String> = [
        "swift", "m", "mm", "h", "pbxproj", "xcproj", "plist", "storyboard", "xib", "xcconfig",
        "yml", "yaml",
        "entitlements",
        "xcworkspacedata", "resolved", "lock",
    ]

    /// Writes the report in the format that was asked for; to people, of PATHs that all failed, the errors say everything.
    ///
    /// - Throws: `ToolError` where it can't be written.
    func write(
        _ roots: [RootReport], status: ExitCode, to output: borrowing ReportOutput
    ) throws(ToolError) {
        let isEmpty = roots.allSatisfy { $0.error != nil && $0.applications.isEmpty }
        if isEmpty, !output.isFile, invocation.format == .text, invocation.command != .scan {
            return
        }
        // After an apply, a line of the file as it was is no help to anybody.
        let shown = invocation.format == .json ? roots : roots.map(\.afterApply)
        try output.write(Array(report(shown, status: status).utf8))
    }

    /// The report in the format that was asked for.
    private func report(_ roots: [RootReport], status: ExitCode) -> String {
        switch invocation.format {
        case .json:
            return JSONReporter.report(
                roots, to: destination(of: roots),
                scan: invocation.command == .scan ? ScanTotals(roots) : nil,
                statistics: invocation.showsStatistics ? FindingStatistics(roots) : nil)
        case .sarif:
            return SARIFReporter.report(roots.map(\.fromRepositoryTop))
        case .github:
            let roots = roots.map { $0.fromRepositoryTop.displayingProjects.visible }
            return GitHubReporter(showsNotes: showsNotes).report(roots)
        default:
            return report(forReaders: roots.map { $0.displayingProjects.visible }, status)
        }
    }

    /// The destination of what is reported, which the repository's configuration may have chosen.
    private func destination(of roots: [RootReport]) -> Destination {
        roots.lazy.flatMap(\.applications).first?.plan.destination
            ?? invocation.migration.destination
    }

    private func report(forReaders roots: [RootReport], _ status: ExitCode) -> String {
        switch invocation.format {
        case .markdown where invocation.command == .scan:
            return MarkdownScanReporter.report(roots)
        case .html where invocation.command == .scan:
            return HTMLScanReporter.report(roots)
        case .markdown:
            return MarkdownReporter(invocation: invocation).report(roots)
        case .html:
            return HTMLReporter(invocation: invocation).report(roots)
        case .text where invocation.command == .scan:
            return ScanReporter(
                invocation: invocation, style: style, layout: layout, status: status
            ).report(roots)
        case .csv:
            return CSVReporter.report(roots)
        case .text, .json, .sarif, .github:
            return TextReporter(invocation: invocation, style: style, layout: layout)
                .report(roots)
        }
    }

    private var showsNotes: Bool { invocation.detail == .verbose }

    /// Lines are broken only where somebody sees them: what reads a pipe or a file wants each finding in one.
    private var layout: ReportLayout {
        let isTerminal = invocation.outputFile == nil && streams.outputIsTerminal
        guard isTerminal || environment.breaksLines else { return ReportLayout(width: nil) }
        return ReportLayout(
            width: environment.columns ?? streams.outputSize?.columns ?? Self.usualWidth)
    }

    /// For a terminal that does not tell.
    private static let usualWidth = 80

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
