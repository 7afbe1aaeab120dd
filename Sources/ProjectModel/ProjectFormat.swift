import SourceEditing

/// A project format's name; the raw value appears in no report.
public enum ProjectFormatID: String, Sendable, Hashable {
    case xcodeProject
    case tuist
    case packageApp
    case bareFolder
    case xcodeGen
    case bazel
}

/// A way to describe apps on disk: finds its projects, loads their app targets, and turns a wished change into edits.
public protocol ProjectFormat: Sendable {
    /// The format's id.
    var id: ProjectFormatID { get }

    /// The projects of this format in a tree, sorted.
    func detect(in tree: FileTree) -> [String]

    /// Further manifests of this format in a tree, which declare no app but what apps are built with; sorted.
    func libraries(in tree: FileTree, besides apps: [String]) -> [String]

    /// The app targets of one detected project, in the project's order, and what could not be read.
    func load(_ project: String, in tree: FileTree) -> LoadedProject

    /// The same for several projects of a tree, in their order: what they have in common is read once.
    func load(_ projects: [String], in tree: FileTree) -> [LoadedProject]

    /// The edits that carry out changes for some targets of one tree; an empty list where none are needed.
    ///
    /// Targets that share a file or a setting must come in one call, so that what they share is changed once. Projects
    /// that were loaded from the same tree are not read again.
    ///
    /// - Throws: `ProjectError` where a project can't take a change.
    func lower(
        _ changes: [TargetChanges], of projects: LoadedProjects?, in tree: FileTree
    ) throws(ProjectError) -> [LoweredChange]

    /// The property list that a literal of a target's manifest stands for; nil for formats that have none.
    func propertyList(
        _ literal: ManifestPropertyList, of target: AppTarget, in tree: FileTree
    ) -> (any InfoPropertyList)?
}

extension ProjectFormat {
    /// Each project by itself.
    public func load(_ projects: [String], in tree: FileTree) -> [LoadedProject] {
        projects.map { load($0, in: tree) }
    }

    /// No format has such manifests that does not say so.
    public func libraries(in tree: FileTree, besides apps: [String]) -> [String] { [] }

    /// No format has such literals that does not say so.
    public func propertyList(
        _ literal: ManifestPropertyList, of target: AppTarget, in tree: FileTree
    ) -> (any InfoPropertyList)? { nil }

    /// The edits that carry out changes for one target; an empty list where the format needs none.
    ///
    /// - Throws: `ProjectError` where the project can't take the change.
    public func lower(
        _ changes: [ProjectChange], for target: AppTarget, in tree: FileTree
    ) throws(ProjectError) -> [LoweredChange] {
        try lower([TargetChanges(target: target, changes: changes)], of: nil, in: tree)
    }
}

/// The changes that are wished for one target.
public struct TargetChanges: Sendable, Hashable {
    /// The target, as it was loaded.
    public let target: AppTarget
    /// What must change for it.
    public let changes: [ProjectChange]

    /// Changes for a target.
    public init(target: AppTarget, changes: [ProjectChange]) {
        self.target = target
        self.changes = changes
    }
}

/// What a project's file or settings must say after a migration.
public enum ProjectChange: Sendable, Hashable {
    /// Compile a new source in the target; it stands in the group of `sibling`, an existing source of the target.
    case addSource(path: String, sibling: String)
    /// Forget a source or a resource: out of the phases of targets and of its group.
    case removeFile(path: String)
    /// Remove a build setting (every conditional spelling of it) from all of the target's configurations.
    case removeSetting(key: String)
    /// Raise the deployment target of the platform wherever the target's value is lower.
    case raiseDeploymentTarget(platform: ApplePlatform, to: VersionNumber)

    /// Whether it is about build settings, and not about files.
    var concernsSettings: Bool {
        switch self {
        case .addSource, .removeFile: false
        case .removeSetting, .raiseDeploymentTarget: true
        }
    }
}

/// The edits of one file that carry out project changes.
public struct LoweredChange: Sendable, Hashable {
    /// The file that changes.
    public let path: String
    /// The edits of it.
    public let edits: [TextEdit]
    /// The targets, by name, that get another deployment target by the changes that this is one of.
    public var raisedTargets: [String] = []

    /// Edits of one file.
    public init(path: String, edits: [TextEdit]) {
        self.path = path
        self.edits = edits
    }
}

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
    /// An Xcode project as it was read.
    let xcode: ReadXcodeProject?
    /// Whether it was read whole, and has no app.
    var isWithoutApps: Bool { targets.isEmpty && problems.isEmpty }
    /// The sources that a manifest is read from, helpers included.
    var readSources: [String] = []

    /// A result from its parts.
    init(
        targets: [AppTarget], problems: [ProjectError], generates: GeneratedProjects? = nil,
        manifestTargets: [ManifestTarget] = [], xcode: ReadXcodeProject? = nil
    ) {
        self.targets = targets
        self.problems = problems
        self.generates = generates
        self.manifestTargets = manifestTargets
        self.xcode = xcode
    }
}

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

/// A project that can't be read, or can't take a change: place, reason and remedy.
public struct ProjectError: Error, Sendable, Hashable {
    /// The file, relative to the root.
    public let path: String
    /// Byte offset in that file, where known.
    public let offset: Int?
    /// What is wrong.
    public let reason: String
    /// What to do.
    public let remedy: String

    /// An error from its parts.
    public init(path: String, offset: Int? = nil, reason: String, remedy: String) {
        self.path = path
        self.offset = offset
        self.reason = reason
        self.remedy = remedy
    }
}
