/// What a target links beside its own code, and the modules that its project builds itself.
struct LinkedProducts {
    /// Products of Swift packages, frameworks and libraries by their name without an extension, sorted.
    let names: [String]

    /// Collects what some targets that together make one app link.
    init(of targets: [PBXObject], in file: XcodeProjectFile) {
        let phases = targets.flatMap { file.objects(.buildPhases, of: $0) }
            .filter { $0.kind == .frameworksPhase }
        let files = phases.flatMap { file.objects(.files, of: $0) }
        let products =
            targets.flatMap { file.objects(.packageProductDependencies, of: $0) }
            + files.compactMap { file.object(.productRef, of: $0) }
        let references = files.compactMap { file.object(.fileRef, of: $0) }
        names = Set(
            products.compactMap { file.string(.productName, of: $0) }
                + references.compactMap { Self.libraryName(of: $0, in: file) }
        ).sorted()
    }

    /// `FirebaseAuth` of `Carthage/Build/FirebaseAuth.xcframework`, `Pods-App` of `libPods-App.a`.
    private static func libraryName(of file: PBXObject, in project: XcodeProjectFile) -> String? {
        guard let path = project.string(.path, of: file) ?? project.string(.name, of: file) else {
            return nil
        }
        let name = RelativePath.name(of: path)
        let stem = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
        return name.hasSuffix(".a") && stem.hasPrefix("lib") ? String(stem.dropFirst(3)) : stem
    }

    /// The modules of the project's own targets, whatever they build.
    static func ownModules(of file: XcodeProjectFile) -> [String] {
        Set(file.objects(.targets, of: file.project).compactMap { file.string(.name, of: $0) })
            .sorted()
    }
}
