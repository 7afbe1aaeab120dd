/// The names of files that describe projects of other kinds than a format's own.
enum ProjectFileNames {
    /// Those of projects, and of what projects are generated from.
    static let common: Set<String> = [
        "Project.swift", "project.yml", "project.yaml", "project.pbxproj", "project.xcproj",
        "BUILD",
        "BUILD.bazel",
    ]
}
