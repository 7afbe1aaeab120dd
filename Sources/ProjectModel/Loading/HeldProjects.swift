extension FileTree {
    /// Whether a project, or what one is generated from, lies below a folder.
    public func holdsProject(below folder: String) -> Bool {
        paths(below: folder).contains {
            ProjectFileNames.common.contains(RelativePath.name(of: $0))
        }
    }
}
