import SourceEditing
import SwiftOutline

/// Tuist's manifests: `Project.swift`, with helpers and plugins beside.
///
/// Literals, constants and straight-line helpers are followed; what has to be run to be known is said, and never guessed.
public struct TuistFormat: ProjectFormat {
    /// The format.
    public init() {}

    /// The format's id.
    public var id: ProjectFormatID { .tuist }

    /// The manifests of projects, without those that Tuist keeps for itself.
    public func detect(in tree: FileTree) -> [String] {
        tree.paths.filter { path in
            guard RelativePath.name(of: path) == Self.name,
                !RelativePath.isBelow(path, "Tuist"), !path.contains("/Tuist/"),
                let text = try? tree.read(path)
            else { return false }
            return Self.mark.firstOffset(in: text, from: 0) != nil
        }
    }

    /// The name of a project's manifest.
    static let name = "Project.swift"
    private static let mark = BytePattern("import ProjectDescription")

    /// The app targets of a manifest, and what of it can't be followed.
    public func load(_ project: String, in tree: FileTree) -> LoadedProject {
        var neighbours = TuistNeighbours(in: tree)
        return load(project, &neighbours, in: tree)
    }

    /// The app targets of manifests of one tree, which are read once for all of them.
    public func load(_ projects: [String], in tree: FileTree) -> [LoadedProject] {
        var neighbours = TuistNeighbours(in: tree)
        return projects.map { load($0, &neighbours, in: tree) }
    }

    private func load(
        _ project: String, _ neighbours: inout TuistNeighbours, in tree: FileTree
    ) -> LoadedProject {
        var loaded = read(project, &neighbours, in: tree)
        loaded.readSources = TuistManifest.sources(of: project, in: tree)
        return loaded
    }

    private func read(
        _ project: String, _ neighbours: inout TuistNeighbours, in tree: FileTree
    ) -> LoadedProject {
        do throws(ProjectError) {
            return try evaluated(project, &neighbours, in: tree)
        } catch {
            let generates = GeneratedProjects(
                paths: TuistTargetLoader.projects(beside: project, in: tree),
                command: TuistTargetLoader.command)
            let mayBeApp =
                StartingSources(below: RelativePath.folder(of: project), in: tree)
                .isAny || error.offset == nil
            return LoadedProject(
                targets: [], problems: mayBeApp ? [error] : [], generates: generates)
        }
    }

    /// What the evaluation of a manifest gives.
    ///
    /// - Throws: `ProjectError` where it can't be read, or comes to more than is followed.
    private func evaluated(
        _ project: String, _ neighbours: inout TuistNeighbours, in tree: FileTree
    ) throws(ProjectError) -> LoadedProject {
        var loader = try neighbours.read(project)
        var apps = loader.apps { neighbours.users(of: $1, besides: $0, of: project) }
        for index in apps.indices {
            guard let gap = neighbours.gap(inCodeOf: apps[index].name, of: project) else {
                continue
            }
            apps[index].unreadable.append(loader.gap(gap, inCodeOf: apps[index].name))
        }
        let mayBeApp =
            loader.problems.isEmpty || !apps.isEmpty
            || StartingSources(below: loader.folder, in: tree).isAny
        let loaded = LoadedProject(
            targets: apps, problems: mayBeApp ? loader.problems : [],
            generates: loader.generated(), manifestTargets: loader.modules())
        if let stop = loader.stop { throw stop }
        return loaded
    }

    /// The dictionary that a target's `infoPlist:` is.
    public func propertyList(
        _ literal: ManifestPropertyList, of target: AppTarget, in tree: FileTree
    ) -> (any InfoPropertyList)? {
        guard let project = target.project, let manifest = try? TuistManifest(project, in: tree),
            case .literal(let node) = TuistTargetLoader(manifest, in: tree).plists[target.name],
            let text = try? tree.read(literal.place.path)
        else { return nil }
        return TuistPropertyList(node, in: literal.place.path, text)
    }

    /// The edits of manifests and helpers.
    ///
    /// - Throws: `ProjectError` where what has to change is not written out, or belongs to other targets too.
    public func lower(
        _ changes: [TargetChanges], of projects: (any KnownProjects)?, in tree: FileTree
    ) throws(ProjectError) -> [LoweredChange] {
        let wishes = changes.filter { !$0.changes.isEmpty && $0.target.project != nil }
        var edits: [String: [TextEdit]] = [:]
        var raised: Set<String> = []
        for project in Set(wishes.compactMap(\.target.project)).sorted() {
            let lowering = try TuistLowering(project, in: tree)
            for wish in wishes where wish.target.project == project {
                for change in try lowering.edits(for: wish) {
                    let known = edits[change.path] ?? []
                    edits[change.path] = known + change.edits.filter { !known.contains($0) }
                    raised.formUnion(change.raisedTargets)
                }
            }
        }
        return edits.keys.sorted().map { path in
            var change = LoweredChange(path: path, edits: edits[path] ?? [])
            change.raisedTargets = raised.sorted()
            return change
        }
    }
}

extension ProjectFormatID {
    /// The format's id.
    public static let tuist = ProjectFormatID("tuist")
}
