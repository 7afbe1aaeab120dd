import SourceEditing

/// What of a folder belongs to its app, and which platform the sources speak of.
struct BareFolderFiles {
    /// Swift and Objective-C sources, sorted.
    private(set) var sources: [String] = []
    /// Storyboards, nibs and other resources, sorted; asset catalogues by their folder.
    private(set) var resources: [String] = []
    /// The app's property lists, nearest to the delegate first.
    private(set) var infoPlists: [String] = []
    /// The platform; nil where no source imports a framework of apps.
    private(set) var platform: ApplePlatform?

    /// Sorts the files below a folder; those of tests, extensions and nested bundles are left out.
    init(_ folder: String, in tree: FileTree) {
        var known: (folder: String, isTest: Bool) = (folder, false)
        let paths = tree.paths(below: folder).filter { path in
            let holder = RelativePath.folder(of: path)
            if holder != known.folder { known = (holder, Self.isTest(holder, below: folder)) }
            return !known.isTest
        }
        let plists = paths.filter { Self.isInfoPlist($0) }
        let extensions = plists.filter { Self.isExtension($0, in: tree) }.map(RelativePath.folder)
        var clues = PlatformClues()
        for path in paths {
            guard !extensions.contains(where: { RelativePath.isBelow(path, $0) }) else { continue }
            if let bundle = SourceKind.bundle(on: path, below: folder) {
                if resources.last != bundle { resources.append(bundle) }
            } else if SourceKind.isSource(path) {
                sources.append(path)
                if !clues.areComplete, let text = try? tree.read(path) {
                    clues.read(text, path: path)
                }
            } else if Self.isInfoPlist(path) {
                infoPlists.append(path)
            } else if ["storyboard", "xib", "nib"].contains(RelativePath.fileExtension(of: path)) {
                resources.append(path)
            }
        }
        sources.removeAll { RelativePath.name(of: $0) == "Package.swift" }
        platform = clues.platform
        let delegateFolder = clues.delegate.map(RelativePath.folder) ?? folder
        let distances = infoPlists.map { path in
            RelativePath.path(to: path, from: delegateFolder).split(separator: "/").count
        }
        infoPlists = zip(infoPlists, distances).sorted { ($0.1, $0.0) < ($1.1, $1.0) }.map(\.0)
    }

    /// Whether a folder below another one, or one on the way to it, is there for tests or templates.
    private static func isTest(_ holder: String, below folder: String) -> Bool {
        let depth = folder.split(separator: "/").count
        return holder.split(separator: "/").dropFirst(depth).contains {
            $0.hasSuffix("Tests") || $0.hasSuffix("Test") || $0.hasSuffix(".xctemplate")
        }
    }

    private static func isInfoPlist(_ path: String) -> Bool {
        let name = RelativePath.name(of: path)
        return (name == "Info.plist" || name.hasSuffix("-Info.plist"))
            && !name.hasPrefix("GoogleService")
    }

    private static func isExtension(_ path: String, in tree: FileTree) -> Bool {
        guard let text = try? tree.read(path), let plist = try? PropertyListDocument(text) else {
            return false
        }
        return plist.keys.contains("NSExtension") || plist.keys.contains("EXAppExtensionAttributes")
    }
}
