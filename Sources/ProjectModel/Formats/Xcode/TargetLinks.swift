/// What the targets of a project are built with, as the project file says.
struct TargetLinks {
    private let project: ReadXcodeProject
    private let libraries: [String: PBXObject]
    private var file: XcodeProjectFile { project.file }

    /// The links in one project.
    init(_ project: ReadXcodeProject) {
        self.project = project
        let file = project.file
        libraries = file.libraries.reduce(into: [:]) { libraries, library in
            guard let product = file.string(.productReference, of: library),
                libraries[product] == nil
            else { return }
            libraries[product] = library
        }
    }

    /// What a target depends on and links, in the order of the file; what comes from afar is left out.
    func references(of target: PBXObject) -> [ModuleReference] {
        let phases = file.objects(.buildPhases, of: target).filter { $0.kind == .frameworksPhase }
        let linked = phases.flatMap { file.objects(.files, of: $0) }.compactMap(linked)
        let products = file.objects(.packageProductDependencies, of: target).compactMap(product)
        return file.objects(.dependencies, of: target).compactMap(dependency) + linked + products
    }

    private func dependency(_ dependency: PBXObject) -> ModuleReference? {
        if let target = file.object(.target, of: dependency) { return own(target) }
        if let product = file.object(.productRef, of: dependency) { return self.product(product) }
        return file.object(.targetProxy, of: dependency).flatMap(remote)
    }

    private func own(_ target: PBXObject) -> ModuleReference? {
        guard file.productType(of: target)?.linkedKind != nil else { return nil }
        return .target(bundle: file.bundle, id: target.id)
    }

    /// What a line of a frameworks phase names: a package's product, or the product of a target.
    private func linked(_ buildFile: PBXObject) -> ModuleReference? {
        if let product = file.object(.productRef, of: buildFile) { return self.product(product) }
        guard let reference = file.object(.fileRef, of: buildFile) else { return nil }
        if reference.kind == .referenceProxy {
            return file.object(.remoteRef, of: reference).flatMap(remote)
        }
        if let target = libraries[reference.id] {
            return .target(bundle: file.bundle, id: target.id)
        }
        guard file.string(.sourceTree, of: reference) == "BUILT_PRODUCTS_DIR",
            let path = file.string(.path, of: reference)
        else { return nil }
        let module = XcodeProjectFile.module(ofProduct: path)
        return .named(BuildSettingModifier.identifier(module), bundle: nil)
    }

    /// A target of another project.
    private func remote(_ proxy: PBXObject) -> ModuleReference? {
        guard let name = file.string(.remoteInfo, of: proxy),
            let portal = file.string(.containerPortal, of: proxy),
            let bundle = project.groups.paths[portal]
        else { return nil }
        return .named(BuildSettingModifier.identifier(name), bundle: bundle)
    }

    private func product(_ dependency: PBXObject) -> ModuleReference? {
        guard let name = file.string(.productName, of: dependency) else { return nil }
        let package = file.object(.package, of: dependency)
        if package?.kind == .remotePackage { return nil }
        return .product(name, folder: package.flatMap(folder), bundle: file.bundle)
    }

    private func folder(of package: PBXObject) -> String? {
        guard let base = file.folder, let path = file.string(.relativePath, of: package) else {
            return nil
        }
        return RelativePath.join(base, path)
    }

    /// The files and the packages that the project names, with those of its folders that are synchronized.
    var namedPaths: [String] {
        packageFolders
            + file.objects(of: .synchronizedGroup).compactMap { project.groups.paths[$0.id] }
    }

    /// The folders that the project knows as packages, or may.
    var packageFolders: [String] {
        let named = file.objects(of: .localPackage).compactMap(folder)
        let held = file.objects(of: .fileReference).compactMap { project.groups.paths[$0.id] }
        return named + held
    }
}

extension XcodeProjectFile {
    /// The targets that build what apps link, in the project's order.
    var libraries: [PBXObject] {
        objects(.targets, of: project).filter {
            $0.kind == .nativeTarget && productType(of: $0)?.linkedKind != nil
        }
    }

    /// The names that a library's module may have, as far as they are known without its settings.
    func moduleNames(of library: PBXObject) -> Set<String> {
        let product = object(.productReference, of: library).flatMap { string(.path, of: $0) }
        let names = [
            string(.name, of: library), string(.productName, of: library),
            product.map(Self.module),
        ]
        return Set(
            names.compactMap { $0 }.filter { !$0.isEmpty }.map(BuildSettingModifier.identifier))
    }

    /// `Kit` of `Kit.framework` and of `libKit.a`.
    static func module(ofProduct path: String) -> String {
        let name = RelativePath.name(of: path)
        let stem = String(name.prefix { $0 != "." })
        return name.hasSuffix(".a") && stem.hasPrefix("lib") ? String(stem.dropFirst(3)) : stem
    }
}
