/// What mutations start from: the projects of all samples, as they are found and as they are migrated.
struct FuzzCorpus: Sendable {
    /// A project by its sample's name.
    struct Project: Sendable {
        /// The folder's name.
        let name: String
        /// The files.
        let files: FileSet
    }

    /// A file with its path.
    struct File: Sendable {
        /// The path in its project.
        let path: String
        /// The bytes.
        let bytes: [UInt8]
    }

    /// All projects, in the order of the samples.
    let projects: [Project]
    /// Every Swift source.
    let sources: [File]
    /// Every property list, project and `.xcconfig`.
    let documents: [File]

    /// The corpus of all samples.
    static let all = Result { try FuzzCorpus() }

    private init() throws {
        var projects: [Project] = []
        for sample in Sample.all {
            let before = try FileSet(below: sample.before)
            projects.append(Project(name: sample.name, files: before))
            let changes = try SampleChanges(recordedAt: sample.after)
            guard !changes.written.files.isEmpty else { continue }
            var after = before.files.merging(changes.written.files) { $1 }
            for path in changes.deleted { after[path] = nil }
            projects.append(Project(name: sample.name, files: FileSet(after)))
        }
        self.projects = projects
        let files = projects.flatMap { project in
            project.files.paths.map { File(path: $0, bytes: project.files.files[$0] ?? []) }
        }
        sources = files.filter { $0.path.hasSuffix(".swift") }
        documents = files.filter { file in
            [".plist", ".pbxproj", ".xcconfig"].contains { file.path.hasSuffix($0) }
        }
    }
}
