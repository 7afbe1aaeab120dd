/// A PATH of the command line: the folder that is searched and the projects that are planned.
struct PlanRoot: Sendable {
    /// The PATH as it was given.
    let given: String
    /// The folder, absolute and without symbolic links.
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
    }

    /// A path below the folder, as the user would name it from where the command was given.
    func display(_ path: String) -> String {
        var base = given
        while base.count > 1, base.hasSuffix("/") { base.removeLast() }
        if projects != nil {
            guard let slash = base.lastIndex(of: "/") else { return path }
            base = String(base[..<slash])
        }
        return base == "." ? path : (base == "/" ? "" : base) + "/" + path
    }

    private static func parent(of path: String) -> String {
        let parent = path.split(separator: "/").dropLast().joined(separator: "/")
        return "/" + parent
    }
}
