import ProjectModel

/// `guide`: what is left as a list of tasks, on the standard output or as a folder.
struct GuideCommand {
    /// What to work with.
    let context: CommandContext

    /// Runs the command.
    func run() async throws -> ExitCode {
        let folder = try context.invocation.outputFile.map { name throws(ToolError) in
            try GuideFolder(name, in: context.environment, around: context.workedOn)
        }
        context.noteInterruptions()
        var paths = try await PathPlanner(context: context, keeping: .plans).paths()
        var roots: [(report: RootReport, places: GuidePlaces)] = []
        for index in paths.indices {
            let places = GuidePlaces(of: &paths[index])
            roots.append((paths[index].report, places))
        }
        let reports = paths.map(\.report)
        for error in reports.compactMap(\.error) { context.errors.report(error) }
        // Of PATHs that all failed, the errors say everything.
        guard reports.contains(where: { $0.error == nil }) else { return .failure }
        let guide = Guide(roots, folder: here, context.invocation)
        if let folder {
            try folder.write(GuideSkill(guide, named: folder.name).files)
        } else {
            try context.print(GuideMarkdown(guide, .inTasks).text)
        }
        return reports.contains { $0.error != nil } ? .failure : .success
    }

    /// The folder that the command was given in, as somebody with another clone finds it.
    private var here: String {
        let folder = FileSystem.realPath(context.environment.workingDirectory)
        let top = folder.flatMap { (try? GitRepository.find(around: $0))?.topLevel }
        guard let folder, let top else { return "the folder that this was made in" }
        guard folder != top else { return "the top of the repository" }
        let way = RelativePath.path(to: folder, from: top).visible
        return "the folder \(MarkdownText.codeOutsideOfTables(way)) of the repository"
    }
}
