/// Makes the apps and modules of one `BUILD` file.
struct BazelTargetLoader {
    private let repository: BazelRepository
    private let path: String
    private let package: String
    private let targets: [BazelTarget]
    /// What keeps apps from being read.
    private(set) var problems: [ProjectError] = []

    /// A loader for a file.
    init(_ path: String, in repository: BazelRepository) {
        self.path = path
        self.repository = repository
        package = RelativePath.folder(of: path)
        targets = repository.targets(of: package)
    }

    // MARK: Apps

    /// The apps.
    mutating func apps() -> [AppTarget] {
        var result: [AppTarget] = []
        let known = Set(targets.filter(\.isApp).map(\.place))
        for place in repository.appCalls(in: package) where !known.contains(place) {
            problems.append(
                ProjectError(
                    path: place.path, offset: place.range.lowerBound,
                    reason: "an app that is made here has no name that is written out",
                    remedy: "write the app as a call of its own, or plan an Xcode project"))
        }
        for target in targets {
            guard case .app(let platform, _) = target.rule else { continue }
            do throws(ProjectError) {
                result.append(try app(target, for: platform))
            } catch {
                problems.append(error)
            }
        }
        return result
    }

    private func app(
        _ target: BazelTarget, for platform: ApplePlatform
    ) throws(ProjectError) -> AppTarget {
        let code = try BazelAppCode(of: target, in: repository)
        let moduleName = BazelModuleName.name(of: code.own.first ?? target, in: repository)
        let plists = BazelPlists(of: target, in: repository)
        let settings = BazelSettings(
            of: target, platform, code: code, moduleName: moduleName,
            infoPlist: plists.files.count == 1 && plists.problems.isEmpty ? plists.files[0] : nil,
            in: repository)
        let sources = sources(of: code)
        let own = Set(code.own.map(\.label))
        let gaps = code.closure.problems.filter { problem in
            !sources.problems.contains {
                $0.path == problem.place.path
                    && $0.offset == problem.place.range.lowerBound
            }
        }
        var app = AppTarget(
            name: target.name, productName: target["bundle_name"]?.text ?? target.name,
            moduleName: moduleName, platform: platform, platforms: [platform], project: path,
            format: .bazel, sources: sources.paths,
            resources: resources(of: target, code).filter { !plists.files.contains($0) },
            infoPlists: plists.files, configurations: settings.configurations,
            linkedProducts: Set(
                code.closure.externals
                    + code.closure.targets.filter { !own.contains($0.label) }.map(\.name)
            ).sorted(),
            projectModules: Set(
                code.closure.targets.filter(\.rule.isCode).map {
                    BazelModuleName.name(of: $0, in: repository)
                }
            ).sorted(),
            unreadable: plists.problems + settings.problems + sources.problems
                + gaps.prefix(1).map { gap(in: target, $0) },
            settingPlaces: settings.places, declaration: target.place.start)
        app.mergesInfoPlists = plists.areMerged
        return app
    }

    private func gap(
        in app: BazelTarget, _ problem: (key: String, place: BazelPlace, reason: String)
    ) -> ProjectError {
        ProjectError(
            path: problem.place.path, offset: problem.place.range.lowerBound,
            reason: "code that the target '\(app.name)' is built with is not looked at: "
                + "`\(problem.key)` can't be read: \(problem.reason)",
            remedy: Self.gapRemedy)
    }

    /// The remedy of linked code that is not known, by which that is told from other problems.
    static let gapRemedy = "look whether it uses the app's delegate or its window"

    private func sources(of code: BazelAppCode) -> (paths: [String], problems: [ProjectError]) {
        var paths: [String] = []
        var problems: [ProjectError] = []
        var known: Set<String> = []
        for target in code.own {
            let files = repository.sources(of: target)
            paths += files.paths.filter { SourceKind.isSource($0) && known.insert($0).inserted }
            problems += files.problems.map { ProjectError(target, "srcs", $0.place, $0.reason) }
            problems += files.choices.map {
                ProjectError(target, "srcs", $0, "a 'select' decides; all of its files are taken")
            }
        }
        return (paths, problems)
    }

    private static let resourceKeys = [
        "resources", "data", "launch_storyboard", "app_icons", "strings", "settings_bundle",
    ]

    /// What is copied into the app, that of the libraries that it is built with included.
    private func resources(of target: BazelTarget, _ code: BazelAppCode) -> [String] {
        var known: Set<String> = []
        return ([target] + code.closure.targets).flatMap { target in
            BazelFiles(Self.resourceKeys, of: target, in: repository).paths
        }.compactMap { path in
            if let bundle = SourceKind.bundle(on: path, below: "") { return bundle }
            return SourceKind.isResource(path) ? path : nil
        }.filter { known.insert($0).inserted }
    }

    // MARK: Projects

    /// The Xcode projects that rules_xcodeproj makes of the file; nil where it makes none.
    var generated: GeneratedProjects? {
        let rules = targets.filter { $0.rule == .xcodeProject }
        guard let first = rules.first else { return nil }
        let paths = rules.compactMap { rule in
            RelativePath.join(package, (rule["project_name"]?.text ?? rule.name) + ".xcodeproj")
        }
        let root = repository.root(of: package)
        let label = root.isEmpty ? package : String(package.dropFirst(root.count + 1))
        return GeneratedProjects(
            paths: Set(paths), command: "bazel run //\(label):\(first.name)")
    }

    // MARK: Modules

    /// All targets, as what apps are built with.
    func modules() -> [ManifestTarget] {
        let absorbed = absorbedByTests()
        return targets.compactMap { target in
            absorbed.contains(target.label) ? nil : module(target)
        }
    }

    private func module(_ target: BazelTarget) -> ManifestTarget? {
        let moduleName = BazelModuleName.name(of: target, in: repository)
        func made(
            _ kind: LinkedModule.Kind?, _ sources: [String], also: [BazelTarget] = [],
            host: BazelTarget? = nil
        ) -> ManifestTarget {
            ManifestTarget(
                name: target.name, moduleName: moduleName, kind: kind, sources: sources,
                resources: [], dependencies: dependencies(of: [target] + also),
                host: host?.name,
                hostManifest: host.flatMap { repository.buildFile(of: $0.package) })
        }
        switch target.rule {
        case .app:
            guard let code = try? BazelAppCode(of: target, in: repository) else { return nil }
            return made(nil, sources(of: code).paths, also: code.own)
        case .library, .framework:
            // What an app starts in is that app's own.
            if repository.startsApp(target) { return made(nil, []) }
            return made(
                target.rule == .framework ? .framework : .library, repository.compiled(by: target))
        case .group: return made(.library, [])
        case .tests:
            let own = testLibraries(of: target)
            return made(
                .tests, repository.compiled(by: target) + own.flatMap(repository.compiled),
                also: own, host: host(of: target))
        case .files, .xcodeProject, .macro, .other: return nil
        }
    }

    private func dependencies(of targets: [BazelTarget]) -> [ManifestTarget.Dependency] {
        var known: Set<ManifestTarget.Dependency> = []
        return targets.flatMap { repository.dependencies(of: $0).labels }.compactMap { label in
            switch label {
            case .external: .product(label.name, folder: nil)
            case .own(let package, let name):
                repository.buildFile(of: package).map { .target(name, of: $0) }
            }
        }.filter { known.insert($0).inserted }
    }

    // MARK: Tests

    private func host(of tests: BazelTarget) -> BazelTarget? {
        guard let text = tests["test_host"]?.text,
            let label = repository.label(text, in: tests.package),
            let target = repository.target(label), target.isApp
        else { return nil }
        return target
    }

    /// The libraries that hold the code of tests: those of the same file that only tests are built with.
    private func testLibraries(of tests: BazelTarget) -> [BazelTarget] {
        let named = Set(repository.dependencies(of: tests).labels)
        return targets.filter { target in
            target.rule.isCode && named.contains(target.label)
                && target.attributes["testonly"].map(Self.isTrue) == true
        }
    }

    private static func isTrue(_ value: BazelValue) -> Bool {
        if case .flag(true) = value.kind { true } else { false }
    }

    private func absorbedByTests() -> Set<BazelLabel> {
        Set(targets.filter { $0.rule == .tests }.flatMap(testLibraries).map(\.label))
    }
}
