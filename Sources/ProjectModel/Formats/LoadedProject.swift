/// What loading a project gave.
public struct LoadedProject: Sendable {
    /// Its app targets.
    public var targets: [AppTarget]
    /// What could not be read; an empty list where all went well.
    public var problems: [ProjectError]
    /// The projects that are made from it, by their paths, and how they are made anew; nil where it is no manifest.
    public var generates: GeneratedProjects?
    /// All targets of a manifest, its apps included; empty for other projects.
    public var manifestTargets: [ManifestTarget]
    /// What its format keeps of it for later questions.
    let read: (any ReadProject)?
    /// Whether it was read whole, and has no app.
    var isWithoutApps: Bool { targets.isEmpty && problems.isEmpty }
    /// The sources that a manifest is read from, helpers included.
    var readSources: [String] = []

    /// A result from its parts.
    init(
        targets: [AppTarget], problems: [ProjectError], generates: GeneratedProjects? = nil,
        manifestTargets: [ManifestTarget] = [], read: (any ReadProject)? = nil
    ) {
        self.targets = targets
        self.problems = problems
        self.generates = generates
        self.manifestTargets = manifestTargets
        self.read = read
    }
}

/// A project as its format has read it.
protocol ReadProject: Sendable {}

/// The projects that a manifest is the source of; what is edited in them is gone once they are made anew.
public struct GeneratedProjects: Sendable, Hashable {
    /// Their paths, such as `App/Notes.xcodeproj`, in the tree or not.
    public let paths: Set<String>
    /// The command that makes them: `xcodegen generate`.
    public let command: String

    /// Projects by their paths, and the command that makes them.
    public init(paths: Set<String>, command: String) {
        self.paths = paths
        self.command = command
    }
}
