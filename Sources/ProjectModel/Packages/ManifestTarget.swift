/// A target of a manifest, app or not: what it compiles, and what it is built with.
public struct ManifestTarget: Sendable, Hashable {
    /// What a target is built with.
    public enum Dependency: Sendable, Hashable {
        /// A target by its name, of the manifest at a path.
        case target(String, of: String)
        /// A product of a package; the package's folder is nil where it isn't on disk, or not known.
        case product(String, folder: String?)
    }

    /// The target's name.
    public let name: String
    /// The name of its Swift module.
    public let moduleName: String
    /// What it is to an app that is built with it; nil for what no app links: apps, extensions, tools, UI tests.
    public let kind: LinkedModule.Kind?
    /// The sources it compiles, relative to the top of the tree.
    public let sources: [String]
    /// The resources it copies.
    public let resources: [String]
    /// What it is built with.
    public let dependencies: [Dependency]
    /// Of unit tests, the app that they are loaded into; nil where there is none.
    public let host: String?

    /// The manifest that declares the host; nil for the target's own.
    public let hostManifest: String?

    /// A target from its parts.
    public init(
        name: String, moduleName: String, kind: LinkedModule.Kind?, sources: [String],
        resources: [String], dependencies: [Dependency], host: String? = nil,
        hostManifest: String? = nil
    ) {
        self.name = name
        self.moduleName = moduleName
        self.kind = kind
        self.sources = sources
        self.resources = resources
        self.dependencies = dependencies
        self.host = host
        self.hostManifest = hostManifest
    }
}
