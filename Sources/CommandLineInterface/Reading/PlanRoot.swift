import AppFacts
import ProjectModel

/// A PATH of the command line: the folder that is searched and the projects that are planned.
struct PlanRoot: Sendable {
    /// The PATH as it was given.
    let given: String
    /// The folder that PATH names, or in which the project that it names lies; absolute and without symbolic links.
    let named: String
    /// The folder whose files are read: the one that PATH names, or a repository around it. Plans count from here.
    let folder: String
    /// Only apps of these projects, relative to the folder; nil for every app.
    let projects: Set<String>?

    /// Finds what a PATH names.
    ///
    /// - Throws: `ToolError` where nothing stands there, or nothing that apps can be looked for in.
    init(_ given: String, in environment: ToolEnvironment) throws(ToolError) {
        let absolute = environment.absolute(given)
        guard let real = FileSystem.realPath(absolute) else {
            throw ToolError(
                given, "no such file or folder", remedy: "check the spelling of the PATH")
        }
        guard FileStatus(real)?.kind == .folder else {
            throw ToolError(
                given, "not a folder",
                remedy: "name a repository, a folder in one, an .xcodeproj or an .xcworkspace")
        }
        try Self.refuseBundleElsewhere(absolute, real, given)
        self.given = given
        let name = real.split(separator: "/").last.map(String.init) ?? ""
        if name.hasSuffix(".xcodeproj") {
            folder = Self.parent(of: real)
            projects = [name]
        } else if name.hasSuffix(".xcworkspace") {
            folder = Self.parent(of: real)
            projects = try WorkspaceContents.projects(of: real, named: given)
        } else {
            folder = real
            projects = nil
        }
        named = folder
    }

    private init(
        given: String, named: String, folder: String, projects: Set<String>?
    ) {
        self.given = given
        self.named = named
        self.folder = folder
        self.projects = projects
    }

    /// The folder that PATH names, relative to the one whose files are read; empty where they are the same.
    var scope: String { named.path(below: folder) ?? "" }

    /// Whether it lies in a repository that can be believed.
    var isInRepository: Bool { wayFromTop(to: named) != nil }

    /// The way from the top of the repository around PATH to a folder of it; empty for the top itself, nil where there is
    /// no repository that can be believed.
    func wayFromTop(to folder: String) -> String? {
        guard let top = (try? GitRepository.find(around: named))?.topLevel else { return nil }
        return folder == top ? "" : folder.path(below: top)
    }

    /// The same PATH with the files of a folder around it.
    func widened(to outer: String) -> PlanRoot {
        let scope = named.path(below: outer) ?? ""
        return PlanRoot(
            given: given, named: named, folder: outer,
            projects: projects.map { Set($0.compactMap { RelativePath.join(scope, $0) }) })
    }

    /// The same PATH with the files of the folder around it from which it lies in `scope`; nil where it lies elsewhere now.
    func widened(toScope scope: String) -> PlanRoot? {
        guard !scope.isEmpty else { return self }
        guard named.hasSuffix("/" + scope) else { return nil }
        return widened(to: String(named.dropLast(scope.count + 1)))
    }

    /// A path of a plan as seen from the folder that PATH names, with `..` where it lies outside of it.
    func relative(_ path: String) -> String {
        scope.isEmpty ? path : RelativePath.path(to: path, from: scope)
    }

    /// A path as seen from the folder that PATH names, as plans count; nil where it lies outside of the folder.
    func inTree(_ relative: String) -> String? { RelativePath.join(scope, relative) }

    /// The same of a place.
    func placeInTree(_ place: Place) -> Place? {
        inTree(place.path).map { Place(path: $0, position: place.position) }
    }

    /// A path below the folder, as the user would name it from where the command was given.
    func display(_ path: String) -> String { join(relative(path)) }

    /// A path as seen from the folder that PATH names, as the user would name it from where the command was given.
    func join(_ relative: String) -> String {
        var base = given
        while base.count > 1, base.hasSuffix("/") { base.removeLast() }
        if projects != nil {
            guard let slash = base.lastIndex(of: "/") else { return relative }
            base = String(base[..<slash])
        }
        var names = relative.split(separator: "/", omittingEmptySubsequences: false)[...]
        // "App/../App.xcodeproj" is what nobody would write.
        while names.first == "..", base != ".", let last = base.split(separator: "/").last,
            last != "..", last != "."
        {
            names.removeFirst()
            base = String(base.dropLast(last.count))
            while base.count > 1, base.hasSuffix("/") { base.removeLast() }
            if base.isEmpty { base = "." }
        }
        let rest = names.joined(separator: "/")
        if rest.isEmpty { return base }
        return base == "." ? rest : (base == "/" ? "" : base) + "/" + rest
    }

    /// A project that is a link may lie in somebody else's folder, where a plan of it would be carried out.
    private static func refuseBundleElsewhere(
        _ path: String, _ real: String, _ given: String
    ) throws(ToolError) {
        var path = path
        while path.count > 1, path.hasSuffix("/") { path.removeLast() }
        guard real.hasSuffix(".xcodeproj") || real.hasSuffix(".xcworkspace"),
            FileStatus(path, followsLinks: false)?.kind == .link,
            let folder = FileSystem.realPath("/" + path.splitPath.folder)
        else { return }
        let top = (try? GitRepository.find(around: folder))?.topLevel ?? folder
        if real.path(below: top) == nil {
            throw ToolError(
                given, "is a symbolic link that leads out of its folder",
                remedy: "name the project where it lies")
        }
    }

    private static func parent(of path: String) -> String {
        let parent = path.split(separator: "/").dropLast().joined(separator: "/")
        return "/" + parent
    }
}
