/// What is looked up in an Xcode project again and again, found once.
final class ProjectIndex {
    /// The project.
    let project: ReadXcodeProject
    /// What its targets are built with.
    let links: TargetLinks
    /// Its apps by name; of several of a name the first.
    let apps: [String: PBXObject]
    /// Its libraries by each name that their modules may have.
    let libraries: [String: [ModuleReference]]
    /// The tests that run in its apps.
    private(set) lazy var tests = HostedTests(project, tree: tree)
    /// The folders that it knows as packages, and that are some.
    private(set) lazy var packageFolders = links.packageFolders.filter {
        RelativePath.join($0, "Package.swift").map(tree.contains) == true
    }
    private let tree: FileTree

    /// The index of a project.
    init(_ project: ReadXcodeProject, in tree: FileTree) {
        self.project = project
        self.tree = tree
        links = TargetLinks(project)
        apps = project.file.appTargets.reduce(into: [:]) { apps, target in
            guard let name = project.file.string(.name, of: target), apps[name] == nil else {
                return
            }
            apps[name] = target
        }
        libraries = project.file.libraries.reduce(into: [:]) { libraries, library in
            for name in project.file.moduleNames(of: library) {
                libraries[name, default: []].append(
                    .target(bundle: project.file.bundle, id: library.id))
            }
        }
    }
}
