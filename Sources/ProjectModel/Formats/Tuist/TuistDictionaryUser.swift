/// A target whose Info.plist is made of a dictionary.
struct TuistDictionaryUser: Hashable, Comparable {
    /// What the Info.plist means to the system.
    enum Kind: Hashable {
        /// Of an app, it decides how that starts.
        case app
        /// Of a library nobody reads how an app starts.
        case library
        /// Of an extension, a test or something else.
        case other
        /// What it is made of can't be read, so that it may be any dictionary.
        case unknown
    }

    /// The manifest of the target.
    let manifest: String
    /// Its name.
    let name: String
    /// What it builds.
    let kind: Kind

    /// A target of a manifest.
    init(_ target: TuistTarget, of manifest: String) {
        self.manifest = manifest
        name = target.name
        let isLibrary = target.kind == .framework || target.kind == .library
        kind = target.isApp ? .app : isLibrary ? .library : .other
    }

    /// Whatever a manifest makes that can't be read, or a target of it.
    init(unknown name: String, of manifest: String) {
        self.manifest = manifest
        self.name = name
        kind = .unknown
    }

    /// Orders targets by their manifests and names.
    static func < (a: TuistDictionaryUser, b: TuistDictionaryUser) -> Bool {
        (a.manifest, a.name) < (b.manifest, b.name)
    }
}
