import SourceEditing

/// The Info.plists of an app.
struct BazelPlists {
    /// Those that are files of the tree.
    private(set) var files: [String] = []
    /// Whether the files are parts of one Info.plist, and not one for each choice.
    private(set) var areMerged = false
    /// What can't be read, or can't be edited where it stands.
    private(set) var problems: [ProjectError] = []

    /// Reads the attributes of an app.
    init(of app: BazelTarget, in repository: BazelRepository) {
        var values = [("infoplists", app["infoplists"])]
        for pair in app["infoplists_by_build_setting"]?.pairs ?? [] {
            values.append(("infoplists_by_build_setting", pair.value))
        }
        if let value = app["infoplists"] {
            areMerged = BazelFiles(value, in: app.package, repository).paths.count > 1
            if case .choice = value.kind { areMerged = false }
        }
        var known: Set<String> = []
        for case (let key, let value?) in values {
            let found = BazelFiles(value, in: app.package, repository)
            files += found.paths.filter { known.insert($0).inserted }
            problems += found.problems.map { ProjectError(app, key, $0.place, $0.reason) }
            for dictionary in BazelItems(value, within: repository.budget).dictionaries {
                read(dictionary, key, of: app)
            }
        }
        putMainFirst(in: repository)
    }

    /// Puts what describes the bundle in front: keys that are new belong there.
    private mutating func putMainFirst(in repository: BazelRepository) {
        let isMain = files.map { path in
            (try? repository.tree.read(path)).map { text in
                Self.mainKeys.contains { $0.firstOffset(in: text, from: 0) != nil }
            } ?? false
        }
        let pairs = zip(files, isMain)
        files = pairs.filter(\.1).map(\.0) + pairs.filter { !$0.1 }.map(\.0)
    }

    private static let mainKeys = [
        "CFBundlePackageType", "CFBundleExecutable", "CFBundleIdentifier",
    ]
    .map { BytePattern($0) }

    /// A dictionary in place of a file: it has to say nothing of the life cycle, since it can't be edited.
    private mutating func read(_ dictionary: BazelValue, _ key: String, of app: BazelTarget) {
        for pair in dictionary.pairs ?? [] {
            guard let name = pair.key.text else {
                problems.append(
                    ProjectError(
                        app, key, pair.key.place, pair.key.reason ?? "a key is no text"))
                continue
            }
            if Self.lifeCycleKeys.contains(name) {
                problems.append(
                    ProjectError(
                        app, key, pair.key.place, "the key \(name) stands in a dictionary"))
            }
        }
    }

    private static let lifeCycleKeys: Set<String> = [
        "UIApplicationSceneManifest", "UIMainStoryboardFile", "UIMainStoryboardFile~ipad",
        "UIMainStoryboardFile~iphone", "NSMainStoryboardFile", "NSMainNibFile",
        "NSMainNibFile~ipad", "NSPrincipalClass",
    ]
}
