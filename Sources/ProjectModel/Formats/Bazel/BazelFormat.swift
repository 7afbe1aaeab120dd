import SourceEditing

/// Apps that Bazel builds: `BUILD` and `BUILD.bazel` with rules of rules_apple and rules_ios.
///
/// Literals, constants, globs and files that are loaded are followed; what has to be run to be known is said, and never
/// guessed.
public struct BazelFormat: ProjectFormat {
    /// The format.
    public init() {}

    /// The format's id.
    public var id: ProjectFormatID { .bazel }

    /// The files that declare an app.
    public func detect(in tree: FileTree) -> [String] {
        buildFiles(of: tree) { text in
            Self.apps.contains { $0.firstOffset(in: text, from: 0) != nil }
        }
        .filter { path in
            let repository = BazelRepository(tree)
            // A damaged file is refused, not overlooked.
            guard (try? repository.file(path)) != nil else { return true }
            return !repository.appCalls(in: RelativePath.folder(of: path)).isEmpty
        }
    }

    /// The other files that declare what apps are built with; none where no app is declared.
    public func libraries(in tree: FileTree, besides apps: [String]) -> [String] {
        guard !apps.isEmpty else { return [] }
        let known = Set(apps)
        return buildFiles(of: tree) { text in
            Self.code.contains { $0.firstOffset(in: text, from: 0) != nil }
        }.filter { !known.contains($0) }
    }

    private func buildFiles(of tree: FileTree, where holds: (SourceText) -> Bool) -> [String] {
        tree.paths.filter { path in
            let name = RelativePath.name(of: path)
            guard name == "BUILD.bazel" || name == "BUILD",
                name == "BUILD.bazel"
                    || !tree.contains(
                        RelativePath.join(RelativePath.folder(of: path), "BUILD.bazel") ?? ""),
                let text = try? tree.read(path)
            else { return false }
            return holds(text)
        }
    }

    private static let remedy = "write out what an app is made of, or plan an Xcode project"
    private static let apps = BazelRule.apps.map { BytePattern($0) }
    private static let code = ["_library", "_framework", "_test", "alias", "xcodeproj"].map {
        BytePattern($0)
    }

    /// The apps of a file, and what of it can't be followed.
    public func load(_ project: String, in tree: FileTree) -> LoadedProject {
        load(project, in: BazelRepository(tree))
    }

    /// The apps of files of one tree, which may cost so much together.
    public func load(_ projects: [String], in tree: FileTree) -> [LoadedProject] {
        let whole = EvaluationBudget.ofTree
        return projects.map { load($0, in: BazelRepository(tree, within: whole)) }
    }

    private func load(_ project: String, in repository: BazelRepository) -> LoadedProject {
        do throws(ProjectError) {
            _ = try repository.file(project)
        } catch {
            return LoadedProject(targets: [], problems: [error])
        }
        var loader = BazelTargetLoader(project, in: repository)
        let apps = loader.apps()
        var loaded = LoadedProject(
            targets: apps, problems: loader.problems, generates: loader.generated,
            manifestTargets: loader.modules())
        loaded.readSources = repository.readFiles
        if let stop = repository.budget.error(of: project, remedy: Self.remedy) {
            loaded.targets = []
            loaded.manifestTargets = []
            loaded.problems = [stop]
        }
        return loaded
    }

    /// The edits of `BUILD` and `.bzl` files.
    ///
    /// - Throws: `ProjectError` where what has to change is not written out, or belongs to other targets too.
    public func lower(
        _ changes: [TargetChanges], of projects: (any KnownProjects)?, in tree: FileTree
    ) throws(ProjectError) -> [LoweredChange] {
        let wishes = changes.filter { !$0.changes.isEmpty && $0.target.project != nil }
        guard !wishes.isEmpty else { return [] }
        var lowering = BazelLowering(in: tree)
        for wish in wishes { try lowering.lower(wish) }
        return lowering.changes
    }
}

extension ProjectFormatID {
    /// The format's id.
    public static let bazel = ProjectFormatID("bazel")
}
