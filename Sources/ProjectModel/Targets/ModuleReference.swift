/// What a target or a package says it is built with.
enum ModuleReference: Sendable, Hashable {
    /// A target of a project, by the project's bundle and the object's identifier.
    case target(bundle: String, id: String)
    /// A target of a manifest, by the manifest's path and the target's name.
    case manifestTarget(String, of: String)
    /// A target of another project, by its name or its product's; of any project where the bundle is not known.
    case named(String, bundle: String?)
    /// A product of a package; the folder is nil where only the name is known.
    case product(String, folder: String?, bundle: String)
    /// A target of a package.
    case packageTarget(String, folder: String)
}
