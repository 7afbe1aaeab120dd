/// The code of a tree that apps are built with beside their own: libraries of projects, and packages on disk.
///
/// A class, since what it reads, it reads once; it lives as long as one plan and never leaves its task.
public final class ModuleGraph {
    private let projects: LoadedProjects
    private let tree: FileTree
    private var readProjects: [String: ReadXcodeProject?] = [:]
    private var packages: [String: LocalPackage?] = [:]
    private var modules: [ModuleReference: LinkedModule] = [:]
    private var linked: [AppTarget: [LinkedModule]] = [:]

    /// The code of a tree whose projects were read.
    public init(of projects: LoadedProjects, in tree: FileTree) {
        self.projects = projects
        self.tree = tree
    }

    /// Tells whether one of some sources imports a module of one of some names.
    public typealias Imports = (_ names: Set<String>, _ sources: [String]) -> Bool

    /// What an app is built with, and what that is built with: what the project says, and what is imported, which Xcode
    /// finds by its name. Of several questions about one app the first one's `imports` is asked.
    public func modules(linkedBy app: AppTarget, imports: Imports) -> [LinkedModule] {
        if let known = linked[app] { return known }
        let found = found(linkedBy: app, imports)
        linked[app] = found
        return found
    }

    private func found(linkedBy app: AppTarget, _ imports: Imports) -> [LinkedModule] {
        guard let bundle = app.project, let named = references(of: app) else { return [] }
        var walk = ModuleWalk()
        walk.add(named.flatMap(resolved))
        walk.add(imported(by: app.sources, in: bundle, besides: walk, imports))
        while let next = walk.next() {
            guard let module = module(next) else { continue }
            walk.found.append(module)
            walk.add(references(of: next).flatMap(resolved))
            walk.add(imported(by: module.sources, in: bundle, besides: walk, imports))
        }
        return walk.found.filter { !$0.sources.isEmpty }
    }

    /// What an app names that it is built with; nil where no project tells.
    private func references(of app: AppTarget) -> [ModuleReference]? {
        guard let bundle = app.project else { return nil }
        if let target = manifestTarget(app.name, of: bundle) {
            return references(of: target)
        }
        guard let project = project(bundle), let target = appTarget(app, in: project) else {
            return nil
        }
        let code = project.file.codeTarget(of: target)
        let links = TargetLinks(project)
        return (code.id == target.id ? [target] : [target, code]).flatMap(links.references)
    }

    /// The unit tests that an app is the host of.
    public func tests(of app: AppTarget) -> [LinkedModule] {
        let loaded = manifestTargets.filter {
            $0.target.host == app.name && ($0.target.hostManifest ?? $0.project) == app.project
        }
        if !loaded.isEmpty { return loaded.map { linked($0.target) } }
        guard let bundle = app.project, let project = project(bundle) else { return [] }
        return HostedTests(project, tree: tree).targets(of: app).map { target in
            LinkedModule(
                name: project.file.string(.name, of: target) ?? "", kind: .tests,
                sources: sources(of: target, in: project))
        }
    }

    /// The unit tests that run in the apps that compile a source.
    public func tests(ofAppsCompiling path: String) -> [LinkedModule] {
        (appsBySource[path] ?? []).flatMap(tests)
    }

    /// Whether one target of the tree compiles a source, and no other, be it one of a package.
    public func isOfOneTarget(_ path: String) -> Bool { owners.isOfOneTarget(path) }

    /// Whether only apps compile a source.
    public func isOfApps(_ path: String) -> Bool {
        owners.isCompiled(path, onlyBy: appsBySource[path] ?? [])
    }

    /// Whether a test's source runs in one app of the tree, and in no other.
    public func isOfOneHost(_ path: String) -> Bool { owners.isOfOneHost(path) }

    /// How many targets of the tree copy a resource.
    public func copiers(of path: String) -> Int { resourceCounts[path] ?? 0 }

    /// Where a build setting of an app stands: a file, and a byte offset in it; nil where no line of a project sets it.
    public func place(
        ofSetting key: String, for app: AppTarget
    ) -> (path: String, offset: Int)? {
        if let place = app.settingPlaces[key] { return (place.path, place.offset) }
        guard let bundle = app.project, let project = project(bundle),
            let target = appTarget(app, in: project)
        else { return nil }
        return SettingPlaces(project, in: tree).place(of: key, for: target)
    }

    // MARK: Owners of sources

    private var apps: [AppTarget] { projects.entries.flatMap(\.loaded.targets) }

    private lazy var appsBySource: [String: [AppTarget]] = apps.reduce(into: [:]) { result, app in
        for path in Set(app.sources) { result[path, default: []].append(app) }
    }

    /// All projects of the tree are asked, those in folders of others too: a file is edited for all of them.
    private lazy var owners = SourceOwners(
        sources: allProjects.flatMap { project in
            project.file.objects(.targets, of: project.file.project).map {
                sources(of: $0, in: project)
            }
        } + apps.filter { $0.format == .bareFolder }.map(\.sources)
            + manifestTargets.map(\.target.sources),
        packages: ([""] + packageFolders).compactMap(package), hosted: apps.map(tests))

    private lazy var resourceCounts: [String: Int] = {
        let targets =
            allProjects.flatMap { project in
                project.file.objects(.targets, of: project.file.project).map {
                    TargetFiles(of: [$0], in: project.file, groups: project.groups, tree: tree)
                        .resources
                }
            } + apps.filter { $0.format == .bareFolder }.map(\.resources)
            + manifestTargets.map(\.target.resources)
        return targets.reduce(into: [:]) { counts, paths in
            for path in Set(paths) { counts[path, default: 0] += 1 }
        }
    }()

    private var allProjects: [ReadXcodeProject] {
        XcodeProjectFormat().detect(in: tree).filter { !projects.generated.contains($0) }
            .compactMap(project)
    }

    // MARK: Manifests

    /// The projects that an app's manifest makes; nil where it has none.
    public func projects(generatedFor app: AppTarget) -> GeneratedProjects? {
        projects.loaded(app.project, app.format)?.generates
    }

    /// The targets of all manifests of the tree.
    private lazy var manifestTargets: [(project: String, target: ManifestTarget)] =
        projects.entries.flatMap { entry in
            entry.loaded.manifestTargets.map { (entry.path, $0) }
        }

    private lazy var manifestTargetsByName: [ModuleReference: ManifestTarget] =
        manifestTargets.reduce(into: [:]) {
            $0[.manifestTarget($1.target.name, of: $1.project)] = $1.target
        }

    private func manifestTarget(_ name: String, of project: String) -> ManifestTarget? {
        manifestTargetsByName[.manifestTarget(name, of: project)]
    }

    private func linked(_ target: ManifestTarget) -> LinkedModule {
        LinkedModule(
            name: target.name, kind: target.kind ?? .framework, sources: target.sources)
    }

    private func references(of target: ManifestTarget) -> [ModuleReference] {
        target.dependencies.map { dependency in
            switch dependency {
            case .target(let name, let manifest): .manifestTarget(name, of: manifest)
            case .product(let name, let folder): .product(name, folder: folder, bundle: "")
            }
        }
    }

    // MARK: Projects

    private func appTarget(_ app: AppTarget, in project: ReadXcodeProject) -> PBXObject? {
        project.file.appTargets.first { project.file.string(.name, of: $0) == app.name }
    }

    private func project(_ bundle: String) -> ReadXcodeProject? {
        if let known = readProjects[bundle] { return known }
        let read =
            projects.loaded(bundle, .xcodeProject)?.xcode
            ?? (try? ReadXcodeProject(tree.path(matching: bundle) ?? bundle, in: tree))
        readProjects[bundle] = read
        return read
    }

    private func sources(of target: PBXObject, in project: ReadXcodeProject) -> [String] {
        TargetFiles(of: [target], in: project.file, groups: project.groups, tree: tree).sources
    }

    /// The libraries of all projects of the tree with the names of their modules.
    private lazy var libraries: [(reference: ModuleReference, names: Set<String>)] =
        projects.entries.compactMap(\.loaded.xcode).flatMap { project in
            project.file.libraries.map {
                (
                    .target(bundle: project.file.bundle, id: $0.id),
                    project.file.moduleNames(of: $0)
                )
            }
        }
        + manifestTargets.filter { $0.target.kind != nil && $0.target.kind != .tests }.map {
            (.manifestTarget($0.target.name, of: $0.project), [$0.target.moduleName])
        }

    /// The libraries by the names of their modules, in the order of the projects.
    private lazy var librariesByName: [String: [ModuleReference]] = libraries.reduce(into: [:]) {
        for name in $1.names { $0[name, default: []].append($1.reference) }
    }

    /// The libraries that sources import without any word of it in the project; of several of a name, the app's own.
    private func imported(
        by sources: [String], in bundle: String, besides walk: ModuleWalk, _ imports: Imports
    ) -> [ModuleReference] {
        libraries.filter { library in
            guard !walk.knows(library.reference),
                library.names.contains(where: {
                    librariesNamed($0, from: bundle).contains(library.reference)
                })
            else { return false }
            return imports(library.names, sources)
        }.map(\.reference)
    }

    /// The libraries of a name: those of a project where it has any, else the only one of the tree.
    private func librariesNamed(_ name: String, from bundle: String) -> [ModuleReference] {
        let all = librariesByName[name] ?? []
        let own = all.filter {
            switch $0 {
            case .target(bundle, _), .manifestTarget(_, bundle): true
            default: false
            }
        }
        return own.isEmpty ? (all.count == 1 ? all : []) : own
    }

    // MARK: References

    /// The module of a target or a package's target; nil for one that is not there.
    private func module(_ reference: ModuleReference) -> LinkedModule? {
        if let known = modules[reference] { return known }
        let module: LinkedModule?
        switch reference {
        case .target(let bundle, let id):
            module = project(bundle).flatMap { project in
                guard let target = project.file[id],
                    let kind = project.file.productType(of: target)?.linkedKind
                else { return nil }
                return LinkedModule(
                    name: project.file.string(.name, of: target) ?? "", kind: kind,
                    sources: sources(of: target, in: project))
            }
        case .manifestTarget(let name, let project):
            module = manifestTarget(name, of: project).flatMap { $0.kind == nil ? nil : linked($0) }
        case .packageTarget(let name, let folder):
            module = package(folder).map {
                LinkedModule(name: $0.name, kind: .package, sources: $0.sources(of: name))
            }
        case .named, .product: module = nil
        }
        modules[reference] = module
        return module
    }

    /// What a module is built with.
    private func references(of reference: ModuleReference) -> [ModuleReference] {
        switch reference {
        case .target(let bundle, let id):
            guard let project = project(bundle), let target = project.file[id] else { return [] }
            return TargetLinks(project).references(of: target)
        case .manifestTarget(let name, let project):
            return manifestTarget(name, of: project).map(references) ?? []
        case .packageTarget(let name, let folder):
            guard let package = package(folder) else { return [] }
            let needed = package.dependencies(of: name)
            let products = needed.products.flatMap { product in
                package.dependencies.compactMap { targets(of: product, in: $0) }.first ?? []
            }
            return needed.targets.map { .packageTarget($0, folder: folder) } + products
        case .named, .product: return []
        }
    }

    /// What a reference stands for: targets of projects and of packages.
    private func resolved(_ reference: ModuleReference) -> [ModuleReference] {
        switch reference {
        case .target, .packageTarget, .manifestTarget: return [reference]
        case .named(let name, let bundle?):
            guard let project = project(bundle) else { return [] }
            return project.file.libraries.filter {
                project.file.moduleNames(of: $0).contains(name)
            }.map { .target(bundle: project.file.bundle, id: $0.id) }
        case .named(let name, nil): return Array((librariesByName[name] ?? []).prefix(1))
        case .product(let name, let folder?, _): return targets(of: name, in: folder) ?? []
        case .product(let name, nil, let bundle):
            let known = project(bundle).map { TargetLinks($0).packageFolders } ?? []
            return (known.lazy + packageFolders).compactMap { self.targets(of: name, in: $0) }
                .first ?? []
        }
    }

    // MARK: Packages

    private lazy var packageFolders = tree.paths.filter { $0.hasSuffix("/Package.swift") }.map {
        RelativePath.folder(of: $0)
    }

    private func package(_ folder: String) -> LocalPackage? {
        if let known = packages[folder] { return known }
        let package = LocalPackage(folder, in: tree)
        packages[folder] = package
        return package
    }

    /// The targets of a product of the package in a folder; nil where that has none of the name.
    private func targets(of product: String, in folder: String) -> [ModuleReference]? {
        package(folder)?.targets(of: product)?.map { .packageTarget($0, folder: folder) }
    }
}
