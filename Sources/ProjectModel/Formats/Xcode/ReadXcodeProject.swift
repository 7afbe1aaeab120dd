/// A project file and where its files lie.
struct ReadXcodeProject: ReadProject {
    /// The project file.
    let file: XcodeProjectFile
    /// Where its files lie.
    let groups: XcodeGroupTree

    /// Reads the project file of a bundle.
    ///
    /// - Throws: `ProjectError` where it can't be read or is none.
    init(_ bundle: String, in tree: FileTree) throws(ProjectError) {
        file = try XcodeProjectFile(bundle, in: tree)
        groups = XcodeGroupTree(file)
    }
}

extension LoadedProject {
    /// The Xcode project as it was read; nil for a project of another format.
    var xcode: ReadXcodeProject? { read as? ReadXcodeProject }
}
