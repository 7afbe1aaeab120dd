/// Finds the bundles of Xcode projects.
public enum XcodeBundles {
    /// The bundles that hold a project file.
    static func all(in tree: FileTree) -> [String] {
        var bundles: [String] = []
        for path in tree.paths where isProjectFile(path) {
            let bundle = RelativePath.folder(of: path)
            if bundles.last != bundle { bundles.append(bundle) }
        }
        return bundles
    }

    /// Whether a path is that of a project's own file.
    public static func isProjectFile(_ path: String) -> Bool {
        path.hasSuffix(".xcodeproj/project.pbxproj") || path.hasSuffix(".xcodeproj/project.xcproj")
    }
}
