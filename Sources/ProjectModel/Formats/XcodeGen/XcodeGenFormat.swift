import SourceEditing

/// Specs of XcodeGen: `project.yml`.
public struct XcodeGenFormat: ProjectFormat {
    /// The format.
    public init() {}

    /// The format's id.
    public var id: ProjectFormatID { .xcodeGen }

    /// The specs that a project is made from: `project.yml`, and others that are whole and that none includes.
    public func detect(in tree: FileTree) -> [String] {
        let candidates = tree.paths.filter { path in
            let name = RelativePath.name(of: path).lowercased()
            return name.hasPrefix("project") && (name.hasSuffix(".yml") || name.hasSuffix(".yaml"))
                && isSpec(path, in: tree)
        }
        let included = Set(candidates.flatMap { includes(of: $0, in: tree) })
        return candidates.filter { Self.isDefault($0) || !included.contains($0) }
    }

    /// The files that a spec includes, as far as it can be read.
    private func includes(of path: String, in tree: FileTree) -> [String] {
        var reader = SpecReader(tree)
        _ = try? reader.read(path)
        return reader.documents.keys.filter { $0 != path }
    }

    private static func isDefault(_ path: String) -> Bool {
        RelativePath.name(of: path) == "project.yml"
    }

    /// Whether a file says what only a spec says; one that can't be read is one by its words.
    private func isSpec(_ path: String, in tree: FileTree) -> Bool {
        guard let text = try? tree.read(path) else { return Self.isDefault(path) }
        guard let document = try? YAMLDocument(text) else {
            return text.string.contains("targets:") || text.string.contains("include:")
        }
        let keys = Set(document.root.map { document.entries(of: $0).map(document.key) } ?? [])
        return !keys.isDisjoint(with: ["targets", "include", "targetTemplates", "settingGroups"])
    }

    /// The app targets of a spec; what keeps it from being read is the one problem.
    public func load(_ project: String, in tree: FileTree) -> LoadedProject {
        do throws(ProjectError) {
            let spec = try XcodeGenSpec(project, in: tree)
            let generated = spec.generatedProject.map {
                GeneratedProjects(paths: [tree.path(matching: $0) ?? $0], command: spec.command)
            }
            guard spec.name != nil || spec.apps.isEmpty else {
                throw ProjectError(
                    path: project, offset: 0, reason: "the spec has no \"name\" that can be known",
                    remedy: "give the project a name, or plan the project that XcodeGen makes")
            }
            var loader = XcodeGenTargetLoader(spec, in: tree)
            var loaded = LoadedProject(
                targets: try loader.apps(), problems: [], generates: generated,
                manifestTargets: try loader.manifestTargets())
            loaded.readSources = spec.documents.keys.sorted()
            return loaded
        } catch {
            return LoadedProject(targets: [], problems: [error])
        }
    }

    /// The `info.properties` at a place.
    public func propertyList(
        _ literal: ManifestPropertyList, of target: AppTarget, in tree: FileTree
    ) -> (any InfoPropertyList)? {
        guard let text = try? tree.read(literal.place.path),
            let document = try? YAMLDocument(text),
            let node = document.nodes.lastIndex(where: { node in
                guard case .mapping = node.kind else { return false }
                return node.range.lowerBound == literal.place.offset
            })
        else { return nil }
        return YAMLPropertyList(document, at: node)
    }

    /// The edits of specs and configuration files; all targets of one call are changed together.
    ///
    /// - Throws: `ProjectError` where a spec can't be read or edited, or a place is shared with an app that is not among
    ///   the targets.
    public func lower(
        _ changes: [TargetChanges], of projects: (any KnownProjects)?, in tree: FileTree
    ) throws(ProjectError) -> [LoweredChange] {
        let wishes = changes.filter { !$0.changes.isEmpty && $0.target.project != nil }
        guard !wishes.isEmpty else { return [] }
        var lowering = try XcodeGenLowering(wishes, specs: detect(in: tree), in: tree)
        for wish in wishes { try lowering.lower(wish) }
        return lowering.changes
    }
}

extension ProjectFormatID {
    /// The format's id.
    public static let xcodeGen = ProjectFormatID("xcodeGen")
}
