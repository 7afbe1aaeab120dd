import ProjectModel

/// The commits of an apply, in the order in which a reviewer reads them.
struct ApplySteps {
    private let apply: PreparedApply
    private let report: RootReport
    private let git: GitProgram
    private let commits: GitCommit

    /// One commit.
    private struct Step {
        let title: String
        let paths: [String]
        let notes: [String]
    }

    /// Prepares the commits of an apply that has not been carried out yet.
    ///
    /// - Throws: `ToolError` where they can't be made: there is no repository, nobody is the author, or a file is another
    ///   repository's or goes through a filter.
    init(_ apply: PreparedApply, _ report: RootReport) throws(ToolError) {
        guard let repository = try GitRepository.find(around: apply.root.folder) else {
            throw ToolError(
                report.path, "there is no Git repository to commit to",
                remedy: "leave out --commit-per-step")
        }
        self.apply = apply
        self.report = report
        git = try GitProgram(for: repository)
        commits = GitCommit(git, in: apply.store)
        for file in apply.files {
            let folder = apply.root.folder + "/" + RelativePath.folder(of: file.path)
            if let inner = try? GitRepository.find(around: folder), inner != repository {
                throw ToolError(
                    apply.root.display(file.path), "lies in a repository of its own",
                    remedy: "apply there, or leave out --commit-per-step")
            }
        }
        try commits.check(paths(apply.files))
    }

    /// Makes the commits.
    ///
    /// - Returns: How many there are.
    /// - Throws: `ToolError` for the first that Git does not make; the files stay as they are.
    func commit() throws(ToolError) -> Int {
        let steps = steps
        for (index, step) in steps.enumerated() {
            do {
                try commits.commit(
                    step.paths, message: message(of: step, isLast: index == steps.count - 1))
            } catch {
                let made = index == 1 ? "1 commit was made" : "no commit was made"
                throw ToolError(
                    report.path, "the files are changed, but \(made): \(error.reason)",
                    remedy: "commit the rest by hand, or take the files back with 'sceneshift undo'"
                )
            }
        }
        return steps.count
    }

    private func paths(_ files: [PlannedFile]) -> [String] {
        let prefix = apply.root.folder.path(below: git.repository.topLevel).map { $0 + "/" } ?? ""
        return files.map { prefix + $0.path }
    }

    /// The project and what it names first: what the sources do can't be read without it.
    private var steps: [Step] {
        let isSource: (PlannedFile) -> Bool = {
            Self.sources.contains(RelativePath.fileExtension(of: $0.path))
        }
        let sources = apply.files.filter(isSource)
        let others = apply.files.filter { !isSource($0) }
        let left = report.applications.flatMap { app in
            app.manualFindings.map { finding in
                let place = finding.place.map { "\($0.path):\($0.position.line): " } ?? ""
                return "\(place)\(finding.message) [\(finding.id.rawValue)]"
            }
        }
        let all = [
            Step(title: "project and property lists", paths: paths(others), notes: []),
            Step(title: "sources", paths: paths(sources), notes: left),
        ]
        return all.filter { !$0.paths.isEmpty }
    }

    private static let sources: Set<String> = ["swift", "m", "mm", "h"]

    private func message(of step: Step, isLast: Bool) -> String {
        let moving = report.applications.filter { !$0.changes.isEmpty }.map(\.plan)
        let names = moving.map(\.name)
        let destination = moving.first?.destination ?? .swiftUI
        let shown = names.prefix(3).joined(separator: ", ")
        let apps = names.count > 3 ? "\(shown) and \(names.count - 3) more" : shown
        var lines = ["Move \(apps) to \(destination.words): \(step.title)"]
        if !isLast { lines += ["", "The apps build again with the next commit."] }
        if !step.notes.isEmpty {
            let notes = step.notes.prefix(Self.mostNotes).map { "- " + $0 }
            let more = step.notes.count - notes.count
            lines +=
                ["", "Left to do by hand:", ""] + notes + (more > 0 ? ["- and \(more) more"] : [])
        }
        return lines.map(\.visible).joined(separator: "\n") + "\n"
    }

    /// Few enough for an argument of a program, and for a reader.
    private static let mostNotes = 50
}
