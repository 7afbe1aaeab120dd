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
    private var files: [String: ProjectIndex] = [:]
    private var hosted: [ModuleReference: LinkedModule] = [:]
    private var testSources: [String: [[String]]] = [:]
    private var importsOfSource: ((_ source: String) -> [Int])?
    private var importsBySource: [String: [Int]] = [:]
    private var productFolders: [[String]: [String: String]] = [:]

    /// The code of a tree whose projects were read.
    public init(of projects: LoadedProjects, in tree: FileTree) {
        self.projects = projects
        self.tree = tree
    }

    /// Prepares the names of modules, and then tells which of them a source imports, by their places in the list.
    public typealias Imports = (_ names: [String]) -> (_ source: String) -> [Int]

    /// What an app is built with, and what that is built with: what the project says, and what is imported, which Xcode
    /// finds by its name. Of several questions the first one's `imports` is asked, once for each source.
    public func modules(linkedBy app: AppTarget, imports: Imports) -> [LinkedModule] {
        if let known = linked[app] { return known }
        importsOfSource = importsOfSource ?? imports(libraries.names)
        let found = found(linkedBy: app)
        linked[app] = found
        return found
    }

    private func found(linkedBy app: AppTarget) -> [LinkedModule] {
        guard let bundle = app.project, let named = references(of: app) else { return [] }
        var walk = ModuleWalk()
        walk.add(named.flatMap(resolved))
        walk.add(imported(by: app.sources, in: bundle))
        while let next = walk.next() {
            guard let module = module(next) else { continue }
            walk.found.append(module)
            walk.add(references(of: next).flatMap(resolved))
            walk.add(imported(by: module.sources, in: bundle))
        }
        return walk.found.filter { !$0.sources.isEmpty }
    }

    /// What an app names that it is built with; nil where no project tells.
    private func references(of app: AppTarget) -> [ModuleReference]? {
        guard let bundle = app.project else { return nil }
        if let target = manifestTarget(app.name, of: bundle) {
            return references(of: target)
        }
        guard let index = index(of: bundle), let target = index.apps[app.name] else { return nil }
        let code = index.project.file.codeTarget(of: target)
        return (code.id == target.id ? [target] : [target, code]).flatMap(index.links.references)
    }

    /// The unit tests that an app is the host of.
    public func tests(of app: AppTarget) -> [LinkedModule] {
        guard let bundle = app.project else { return [] }
        if let loaded = manifestTests[.manifestTarget(app.name, of: bundle)] { return loaded }
        guard let index = index(of: bundle) else { return [] }
        return index.tests.targets(of: app).map { target in
            let reference = ModuleReference.target(bundle: bundle, id: target.id)
            if let known = hosted[reference] { return known }
            let module = LinkedModule(
                name: index.project.file.string(.name, of: target) ?? "", kind: .tests,
                sources: sources(of: target, in: index.project))
            hosted[reference] = module
            return module
        }
    }

    /// The sources of each of the unit tests that run in the apps that compile a source; those of several tests once.
    public func testSources(ofAppsCompiling path: String) -> [[String]] {
        if let known = testSources[path] { return known }
        var found: Set<[String]> = []
        let sources = (appsBySource[path] ?? []).lazy.flatMap(tests).map(\.sources)
        testSources[path] = sources.filter { found.insert($0).inserted }
        return testSources[path] ?? []
    }

    /// Whether one target of the tree compiles a source, and no other, be it one of a package.
    public func isOfOneTarget(_ path: String) -> Bool {
        owners.isOfOneTarget(path, of: appsBySource[path] ?? [])
    }

    /// Whether only apps compile a source.
    public func isOfApps(_ path: String) -> Bool {
        owners.isCompiled(path, onlyBy: appsBySource[path] ?? [])
    }

    /// The apps that compile a source.
    public func apps(compiling path: String) -> [AppTarget] { appsBySource[path] ?? [] }

    /// A target that compiles a source and is no app, as a sentence names it; nil where none is found.
    public func otherOwner(of path: String) -> String? {
        let apps = appsBySource[path] ?? []
        if let found = owners.packagedOwner(of: path, besides: apps) {
            return "'\(found.target)' of \(found.manifest)"
        }
        let known = Set(apps.map(\.name))
        let named =
            allProjects.lazy.flatMap { project in
                project.file.objects(.targets, of: project.file.project).map { target in
                    (
                        name: project.file.string(.name, of: target) ?? "",
                        sources: self.sources(of: target, in: project)
                    )
                }
            }.first { !known.contains($0.name) && $0.sources.contains(path) }?.name
        let other =
            named
            ?? manifestTargets.map(\.target).first {
                !known.contains($0.name) && $0.sources.contains(path)
            }?.name
        return other.map { "'\($0)'" }
    }

    /// Whether only apps and unit tests compile a source.
    public func isOfAppsAndTests(_ path: String) -> Bool {
        owners.isCompiled(
            path, onlyBy: appsBySource[path] ?? [], besides: tests(compiling: path).count)
    }

    /// The unit tests that compile a source themselves, whether an app is their host or not.
    public func tests(compiling path: String) -> [LinkedModule] {
        unitTestsBySource[path] ?? []
    }

    private lazy var unitTestsBySource: [String: [LinkedModule]] = unitTests.reduce(into: [:]) {
        for path in Set($1.sources) { $0[path, default: []].append($1) }
    }

    private lazy var unitTests: [LinkedModule] =
        allProjects.flatMap { project in
            project.file.objects(.targets, of: project.file.project).filter {
                project.file.productType(of: $0) == .unitTests
            }.map {
                LinkedModule(
                    name: project.file.string(.name, of: $0) ?? "", kind: .tests,
                    sources: sources(of: $0, in: project))
            }
        } + manifestTargets.map(\.target).filter { $0.kind == .tests }.map(linked)

    /// Whether a test's source runs in one app of the tree, and in no other.
    public func isOfOneHost(_ path: String) -> Bool { owners.isOfOneHost(path) }

    /// How many targets of the tree copy a resource.
    public func copiers(of path: String) -> Int { resourceCounts[path] ?? 0 }

    /// Where a build setting of an app stands: a file, and a byte offset in it; nil where no line of a project sets it.
    public func place(
        ofSetting key: String, for app: AppTarget
    ) -> (path: String, offset: Int)? {
        if let place = app.settingPlaces[key] { return (place.path, place.offset) }
        guard let bundle = app.project, let index = index(of: bundle),
            let target = index.apps[app.name]
        else { return nil }
        return SettingPlaces(index.project, in: tree).place(of: key, for: target)
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

    /// The tests of the apps of manifests, by their hosts.
    private lazy var manifestTests: [ModuleReference: [LinkedModule]] =
        manifestTargets.reduce(into: [:]) { tests, test in
            guard let host = test.target.host else { return }
            let app = ModuleReference.manifestTarget(
                host, of: test.target.hostManifest ?? test.project)
            tests[app, default: []].append(linked(test.target))
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

    /// A project with what is looked up in it for each of its apps and modules.
    private func index(of bundle: String) -> ProjectIndex? {
        if let known = files[bundle] { return known }
        guard let project = project(bundle) else { return nil }
        let index = ProjectIndex(project, in: tree)
        files[bundle] = index
        return index
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

    /// The libraries of all projects of the tree, by the names of their modules.
    private lazy var libraries = NamedLibraries(
        projects.entries.compactMap(\.loaded.xcode).flatMap { project in
            project.file.libraries.map {
                (
                    project.file.bundle, .target(bundle: project.file.bundle, id: $0.id),
                    project.file.moduleNames(of: $0)
                )
            }
        }
            + manifestTargets.filter { $0.target.kind != nil && $0.target.kind != .tests }.map {
                (
                    $0.project, .manifestTarget($0.target.name, of: $0.project),
                    [$0.target.moduleName]
                )
            })

    /// The libraries that sources import without any word of it in the project; of several of a name, the app's own.
    private func imported(by sources: [String], in bundle: String) -> [ModuleReference] {
        guard !libraries.names.isEmpty, let importsOfSource else { return [] }
        var names: Set<Int> = []
        for source in sources {
            let imports = importsBySource[source] ?? importsOfSource(source)
            importsBySource[source] = imports
            names.formUnion(imports)
        }
        return libraries.references(of: names, from: bundle)
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
            guard let index = index(of: bundle), let target = index.project.file[id] else {
                return []
            }
            return index.links.references(of: target)
        case .manifestTarget(let name, let project):
            return manifestTarget(name, of: project).map(references) ?? []
        case .packageTarget(let name, let folder):
            guard let package = package(folder) else { return [] }
            let needed = package.dependencies(of: name)
            // What is not where a package looks for it is one of the project's own of that name.
            let isAbsent = package.dependencies.contains { self.package($0) == nil }
            let products = needed.products.flatMap { name in
                let known = targets(of: name, in: package.dependencies)
                return known.isEmpty && isAbsent ? targets(of: name, in: packageFolders) : known
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
            return index(of: bundle)?.libraries[name] ?? []
        case .named(let name, nil): return libraries.first(named: name)
        case .product(let name, let folder?, _): return targets(of: name, in: folder) ?? []
        case .product(let name, nil, let bundle):
            let known = targets(of: name, in: index(of: bundle)?.packageFolders ?? [])
            return known.isEmpty ? targets(of: name, in: packageFolders) : known
        }
    }

    // MARK: Packages

    private lazy var packageFolders = tree.paths.filter {
        RelativePath.name(of: $0) == "Package.swift"
    }.map {
        RelativePath.folder(of: $0)
    }

    private func package(_ folder: String) -> LocalPackage? {
        if let known = packages[folder] { return known }
        let package = LocalPackage(folder, in: tree)
        packages[folder] = package
        return package
    }

    /// The targets of a product of the first package that has one of the name, of those in some folders.
    private func targets(of product: String, in folders: [String]) -> [ModuleReference] {
        if productFolders[folders] == nil {
            productFolders[folders] = folders.reduce(into: [:]) { found, folder in
                for name in package(folder)?.productNames ?? [] where found[name] == nil {
                    found[name] = folder
                }
            }
        }
        return productFolders[folders]?[product].flatMap { targets(of: product, in: $0) } ?? []
    }

    /// The targets of a product of the package in a folder; nil where that has none of the name.
    private func targets(of product: String, in folder: String) -> [ModuleReference]? {
        package(folder)?.targets(of: product)?.map { .packageTarget($0, folder: folder) }
    }
}
