import SourceEditing

/// Makes the targets of one manifest.
struct TuistTargetLoader {
    private var manifest: TuistManifest
    private let tree: FileTree
    private var configFiles: XCConfigLoader
    /// The targets whose product is known.
    private(set) var targets: [TuistTarget] = []
    /// What keeps the others from being read.
    private(set) var problems: [ProjectError] = []
    /// The dictionaries that become Info.plists, by the name of their target.
    private(set) var plists: [String: TuistInfoPlist] = [:]

    /// A loader for the targets of a manifest.
    init(_ manifest: TuistManifest, in tree: FileTree) {
        self.manifest = manifest
        self.tree = tree
        configFiles = XCConfigLoader(tree: tree, projectFolder: manifest.folder)
        readTargets()
        for target in targets {
            plists[target.name] = TuistInfoPlist(of: target, in: &self.manifest)
        }
    }

    /// That what was evaluated so far is more than is followed, with the place; nil where it is not.
    var stop: ProjectError? { manifest.stop }

    private mutating func readTargets() {
        guard let list = manifest.value("targets", as: "[Target]"), !list.isNone else { return }
        for element in list.elements ?? [list] {
            switch TuistTarget.read(manifest.resolved(element, as: "Target"), in: &manifest) {
            case .success(let target): if let target { targets.append(target) }
            case .failure(let problem): if !problems.contains(problem) { problems.append(problem) }
            }
        }
    }

    /// The projects that the manifest makes.
    mutating func generated() -> GeneratedProjects {
        let options = manifest.project.call?["options"]?.call
        let name = options?["xcodeProjectName"]?.text ?? manifest.project.call?["name"]?.text
        let path = name.flatMap { RelativePath.join(manifest.folder, $0 + ".xcodeproj") }
        return GeneratedProjects(
            paths: path.map { [$0] } ?? Self.projects(beside: manifest.path, in: tree),
            command: Self.command)
    }

    /// The command that makes projects of manifests.
    static let command = "tuist generate --no-open"

    /// The projects in a manifest's folder, which may be made of it.
    static func projects(beside path: String, in tree: FileTree) -> Set<String> {
        let folder = RelativePath.folder(of: path)
        let bundles = tree.paths(below: folder).compactMap { path -> String? in
            guard path.hasSuffix(".xcodeproj/project.pbxproj") else { return nil }
            let bundle = RelativePath.folder(of: path)
            return RelativePath.folder(of: bundle) == folder ? bundle : nil
        }
        return Set(bundles)
    }

    // MARK: Apps

    /// The other targets that use a target's dictionary; nil where that isn't known.
    typealias Users = (TuistTarget, TuistPropertyList.Node) -> [TuistDictionaryUser]?

    /// The folder of the manifest.
    var folder: String { manifest.folder }

    /// The apps; those that can't be read become problems.
    mutating func apps(sharing users: Users) -> [AppTarget] {
        var apps: [AppTarget] = []
        for target in targets where target.isApp {
            do throws(ProjectError) {
                apps.append(try app(target, sharing: users))
            } catch {
                problems.append(error)
            }
        }
        return apps
    }

    private func error(
        _ target: TuistTarget, _ key: String, _ place: ManifestPlace, _ reason: String
    ) -> ProjectError {
        ProjectError(
            path: place.path, offset: place.range.lowerBound,
            reason: "`\(key)` of the target '\(target.name)' can't be read: \(reason)",
            remedy: TuistManifest.remedy)
    }

    private mutating func app(
        _ target: TuistTarget, sharing users: Users
    ) throws(ProjectError) -> AppTarget {
        let platforms = TuistPlatforms(of: target, in: &manifest)
        if let problem = platforms.problems.first {
            throw error(target, problem.key, problem.place, problem.reason)
        }
        let members = files(of: target)
        if let problem = members.problems.first {
            throw error(target, problem.key, problem.place, problem.reason)
        }
        var plist = plistParts(of: target, sharing: users)
        let dependencies = TuistDependencies(of: target, in: &manifest)
        var own = plist.settings
        var places: [String: FilePlace] = [:]
        for (platform, version) in platforms.versions {
            own[platform.deploymentTargetSetting] = version.text
            places[platform.deploymentTargetSetting] = FilePlace(
                path: version.place.path, offset: version.place.range.lowerBound)
        }
        let settings = try TuistSettings(of: target, adding: own, in: &manifest, &configFiles)
        let main = platforms.main ?? .ios
        let isKnown = settings.configurations.contains { $0.deploymentTarget(for: main) != nil }
        if !isKnown, let problem = settings.problems.first {
            plist.unreadable.append(error(target, "settings", problem.place, problem.reason))
        }
        if let problem = dependencies.problems.first {
            plist.unreadable.append(error(target, "dependencies", problem.place, problem.reason))
        }
        let configuration = settings.configurations.first?.settings ?? [:]
        var app = AppTarget(
            name: target.name, productName: configuration["PRODUCT_NAME"] ?? target.productName,
            moduleName: configuration["PRODUCT_MODULE_NAME"]
                ?? BuildSettingModifier.identifier(target.productName),
            platform: main, platforms: platforms.platforms, project: manifest.path,
            format: .tuist, sources: members.sources, resources: members.resources,
            infoPlists: plist.files, configurations: settings.configurations,
            linkedProducts: Set(dependencies.names).sorted(),
            projectModules: Set(targets.map(\.name)).sorted(),
            manifestPropertyLists: plist.literals, unreadable: plist.unreadable,
            settingPlaces: settings.places.merging(places) { $1 },
            declaration: FilePlace(
                path: target.place.path, offset: target.place.range.lowerBound))
        app.isAppClip = target.isAppClip
        return app
    }

    // MARK: Files

    private struct Members {
        var sources: [String] = []
        var resources: [String] = []
        var problems: [(key: String, place: ManifestPlace, reason: String)] = []
    }

    private mutating func files(of target: TuistTarget) -> Members {
        let sources = TuistFiles(
            patterns: target.call["sources"], in: &manifest, as: "SourceFilesList")
        let resources = TuistFiles(
            patterns: target.call["resources"], in: &manifest, as: "ResourceFileElements")
        let folders = TuistFiles(folders: target.call["buildableFolders"], in: manifest)
        var members = Members()
        for (key, files) in [
            ("sources", sources), ("resources", resources), ("buildableFolders", folders),
        ] {
            members.problems += files.problems.map { (key, $0.place, $0.reason) }
        }
        guard members.problems.isEmpty else { return members }
        let cost = sources.cost(in: tree) + resources.cost(in: tree)
        guard manifest.evaluator.take(cost / 4, at: target.place) else { return members }
        let whole = folders.members(in: tree)
        let compiled = sources.files(in: tree).filter(SourceKind.isSource)
        var known: Set<String> = []
        members.sources = (compiled + whole.sources).filter { known.insert($0).inserted }
        members.resources = (resources.resources(in: tree) + whole.resources).filter {
            known.insert($0).inserted
        }
        return members
    }

    /// Why a target's files are not all known; nil where they are.
    mutating func problem(withFilesOf target: TuistTarget) -> String? {
        files(of: target).problems.first.map {
            "`\($0.key)` of the target '\(target.name)' can't be read: \($0.reason)"
        }
    }

    /// What a target is built with.
    mutating func dependencies(of target: TuistTarget) -> [ManifestTarget.Dependency] {
        TuistDependencies(of: target, in: &manifest).known
    }

    /// That not all of the code that a target is built with is known.
    func gap(_ reason: String, inCodeOf name: String) -> ProjectError {
        let target = targets.first { $0.name == name }
        let place =
            target?.call["dependencies"]?.place ?? target?.place
            ?? ManifestPlace(path: manifest.path, range: 0..<0)
        return ProjectError(
            path: place.path, offset: place.range.lowerBound,
            reason: "code that the target '\(name)' is built with is not looked at: \(reason)",
            remedy: TuistManifest.remedy)
    }

    // MARK: Info.plist

    private struct PropertyLists {
        var files: [String] = []
        var literals: [ManifestPropertyList] = []
        var unreadable: [ProjectError] = []
        var settings: [String: String] = [:]
    }

    private func plistParts(of target: TuistTarget, sharing users: Users) -> PropertyLists {
        var parts = PropertyLists()
        parts.settings["INFOPLIST_FILE"] = "Derived/InfoPlists/\(target.name)-Info.plist"
        switch plists[target.name] ?? .defaults {
        case .defaults: break
        case .file(let path):
            parts.settings["INFOPLIST_FILE"] = RelativePath.path(to: path, from: manifest.folder)
            guard let spelling = tree.path(matching: path), tree.contains(spelling) else {
                let place = target.call["infoPlist"]?.place ?? target.place
                parts.unreadable.append(
                    error(target, "infoPlist", place, "there is no file '\(path)'"))
                break
            }
            parts.files = [spelling]
        case .unknown(let place, let reason):
            parts.unreadable.append(error(target, "infoPlist", place, reason))
        case .literal(let node):
            let check = TuistPropertyListCheck(node)
            if let problem = check.problem {
                parts.unreadable.append(
                    error(target, "infoPlist", problem.place, problem.reason))
                break
            }
            let users = users(target, node)
            if let problem = Self.problem(with: users) {
                parts.unreadable.append(error(target, "infoPlist", check.place, problem))
                break
            }
            parts.literals = [
                ManifestPropertyList(
                    at: FilePlace(path: check.path, offset: check.place.range.lowerBound),
                    sharers: (users ?? []).filter { $0.kind == .app }.map {
                        ManifestPropertyList.Sharer(project: $0.manifest, name: $0.name)
                    },
                    libraries: (users ?? []).filter { $0.kind == .library }.map(\.name))
            ]
        }
        return parts
    }

    /// Why a dictionary can't change for apps alone.
    private static func problem(with users: [TuistDictionaryUser]?) -> String? {
        guard let users else {
            return "there are more manifests that may use the same dictionary than are read"
        }
        if let unknown = users.first(where: { $0.kind == .unknown }) {
            return "the Info.plist of '\(unknown.name)', which can't be read, may be made of it too"
        }
        guard users.contains(where: { $0.kind == .other }) else { return nil }
        let names = users.map { "'\($0.name)'" }.joined(separator: ", ")
        return "other targets use the same dictionary: \(names)"
    }

    // MARK: Modules

    /// All targets, as what apps are built with.
    mutating func modules() -> [ManifestTarget] {
        let apps = Set(targets.filter(\.isApp).map(\.name))
        return targets.map { target in
            let members = files(of: target)
            let dependencies = TuistDependencies(of: target, in: &manifest).known
            let host = apps.sorted().first {
                dependencies.contains(.target($0, of: manifest.path))
            }
            return ManifestTarget(
                name: target.name,
                moduleName: BuildSettingModifier.identifier(target.productName),
                kind: target.kind, sources: members.sources, resources: members.resources,
                dependencies: dependencies, host: target.product == "unitTests" ? host : nil)
        }
    }
}
