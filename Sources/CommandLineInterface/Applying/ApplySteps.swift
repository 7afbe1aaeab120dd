import AppFacts
import ProjectModel

/// The commits of an apply: one for the apps that change a file together, so that each commit builds.
struct ApplySteps {
    private let apply: PreparedApply
    private let report: RootReport
    private let git: GitProgram
    private let commits: GitCommit
    private let written: Set<String>

    /// One commit.
    private struct Step {
        var applications: [ApplicationReport]
        var files: Set<String>
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
        written = Set(apply.files.map(\.path))
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
                let files = apply.files.filter { step.files.contains($0.path) }
                try commits.commit(paths(files), message: message(of: step))
            } catch {
                let made =
                    index == 0
                    ? "no commit was made"
                    : index == 1 ? "only 1 commit was made" : "only \(index) commits were made"
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

    /// The apps that change a file together, in the order of the report.
    private var steps: [Step] {
        var steps: [Step] = []
        for application in report.applications {
            let own = Set(
                report.changes(with: application).compactMap { apply.root.inTree($0.path) }
                    .filter(written.contains))
            guard !own.isEmpty else { continue }
            var step = Step(applications: [application], files: own)
            for index in steps.indices.reversed() where !steps[index].files.isDisjoint(with: own) {
                let other = steps.remove(at: index)
                step.applications = other.applications + step.applications
                step.files.formUnion(other.files)
            }
            steps.append(step)
        }
        // What a plan writes under another name than the report has, such as that of a link, is no app's alone.
        let rest = written.subtracting(steps.flatMap(\.files))
        if !rest.isEmpty {
            if steps.isEmpty { steps.append(Step(applications: report.applications, files: [])) }
            steps[steps.count - 1].files.formUnion(rest)
        }
        return steps
    }

    private func message(of step: Step) -> String {
        let moving = step.applications.map(\.plan)
        let names = moving.map(\.name)
        let destination = moving.first?.destination ?? .swiftUI
        let shown = names.prefix(3).joined(separator: ", ")
        let apps = names.count > 3 ? "\(shown) and \(names.count - 3) more" : shown
        var lines = ["Move \(apps) to \(destination.words)"]
        let left = step.applications.flatMap { app in
            app.manualFindings.map { finding in
                let place = finding.place.map { $0.line + ": " } ?? ""
                return "\(place)\(finding.message) [\(finding.id.rawValue)]"
            }
        }
        if !left.isEmpty {
            let notes = left.prefix(Self.mostNotes).map { "- " + $0 }
            let more = left.count - notes.count
            lines +=
                ["", "Left to do by hand:", ""] + notes + (more > 0 ? ["- and \(more) more"] : [])
        }
        return lines.map(\.visible).joined(separator: "\n") + "\n"
    }

    /// Few enough for an argument of a program, and for a reader.
    private static let mostNotes = 50
}
