/// Code outside of an app's own target that runs in the app: it is linked, or its tests are loaded into it.
public struct LinkedModule: Sendable, Hashable {
    /// What code is to the app; the raw value is the word for it.
    public enum Kind: String, Sendable {
        /// A framework that a project builds.
        case framework
        /// A static or dynamic library that a project builds.
        case library
        /// A package on disk.
        case package
        /// Unit tests that the app is the host of.
        case tests
    }

    /// The target's name; of a package, the package's.
    public let name: String
    /// What it is.
    public let kind: Kind
    /// The sources it compiles, relative to the top of the tree.
    public let sources: [String]

    /// A module from its parts.
    public init(name: String, kind: Kind, sources: [String]) {
        self.name = name
        self.kind = kind
        self.sources = sources
    }
}
