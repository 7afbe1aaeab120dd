/// The files that a target compiles and copies.
struct TargetFiles: Sendable {
    /// The sources in build order.
    private(set) var sources: [String] = []
    /// The resources; folders such as asset catalogues by the folder's path.
    private(set) var resources: [String] = []
    /// The sources that a phase names and that are not there, as the project spells them.
    private(set) var missingSources: [String] = []

    /// Collects the files of some targets that together make one app.
    init(
        of targets: [PBXObject], in file: XcodeProjectFile, groups: XcodeGroupTree, tree: FileTree
    ) {
        var seenSources: Set<String> = []
        var seenResources: Set<String> = []
        for target in targets {
            for phase in file.objects(.buildPhases, of: target) {
                guard phase.kind == .sourcesPhase || phase.kind == .resourcesPhase else { continue }
                let named = Self.named(by: phase, in: file, groups: groups)
                if phase.kind == .sourcesPhase {
                    missingSources += named.filter {
                        SourceKind.isSource($0) && tree.path(matching: $0) == nil
                    }
                }
                for path in named.compactMap({ tree.path(matching: $0) }) {
                    if phase.kind == .sourcesPhase, SourceKind.isSource(path) {
                        if seenSources.insert(path).inserted { sources.append(path) }
                    } else if phase.kind == .resourcesPhase || SourceKind.isCompiledNib(path) {
                        if seenResources.insert(path).inserted { resources.append(path) }
                    }
                }
            }
            for folder in file.synchronizedFolders(of: target, groups: groups, in: tree) {
                let files = folder.files(in: tree)
                sources += files.sources.filter { seenSources.insert($0).inserted }
                resources += files.resources.filter { seenResources.insert($0).inserted }
            }
        }
    }

    /// The files of a phase; of a variant group, its variants.
    private static func named(
        by phase: PBXObject, in file: XcodeProjectFile, groups: XcodeGroupTree
    ) -> [String] {
        file.objects(.files, of: phase).flatMap { buildFile -> [PBXObject] in
            guard let reference = file.object(.fileRef, of: buildFile) else { return [] }
            return reference.kind == .variantGroup
                ? file.objects(.children, of: reference) : [reference]
        }.compactMap { reference in
            groups.paths[reference.id].flatMap { $0.isEmpty ? nil : $0 }
        }
    }
}
