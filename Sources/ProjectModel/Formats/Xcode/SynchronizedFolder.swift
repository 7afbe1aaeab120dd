/// A `PBXFileSystemSynchronizedRootGroup` as one target sees it: which files below the folder are its own.
struct SynchronizedFolder: Sendable {
    /// The group in the project.
    let group: PBXObject
    /// The folder, as the disk spells it.
    let folder: String
    /// Whether files belong to the target unless they are excepted; else only excepted ones do.
    let isMember: Bool
    /// The target's exception sets.
    let exceptionSets: [PBXObject]
    /// The paths that are excepted, relative to the folder.
    private let exceptions: Set<String>
    private let localizedExceptions: Set<String>
    private let explicitFolders: [String]
    private let explicitTypes: [String: String]

    /// The folder of a group, seen from a target with its exception sets.
    init(
        _ group: PBXObject, folder: String, isMember: Bool, exceptionSets: [PBXObject],
        in file: XcodeProjectFile
    ) {
        self.group = group
        self.folder = folder
        self.exceptionSets = exceptionSets
        let exceptions = Set(
            exceptionSets.flatMap { file.strings(.membershipExceptions, of: $0) })
        self.isMember = isMember
        let localized = exceptions.compactMap(Self.localizedName)
        self.exceptions = exceptions.filter { Self.localizedName($0) == nil }
        localizedExceptions = Set(localized)
        explicitFolders = file.strings(.explicitFolders, of: group)
        var types: [String: String] = [:]
        for (key, node) in file.pairs(.explicitFileTypes, of: group) {
            types[key] = file.document.string(of: node)
        }
        explicitTypes = types
    }

    /// The file's name in an exception for a localised file, in both spellings that Xcode has written.
    private static func localizedName(_ exception: String) -> String? {
        ["/Localized: ", "/Localized/"].first(where: exception.hasPrefix).map {
            String(exception.dropFirst($0.count))
        }
    }

    /// Whether a file below the folder belongs to the target.
    func contains(_ path: String) -> Bool {
        guard RelativePath.isBelow(path, folder) else { return false }
        return isExcepted(relative(path)) != isMember
    }

    /// The target's sources and resources below the folder.
    func files(in tree: FileTree) -> (sources: [String], resources: [String]) {
        var sources: [String] = []
        var resources: [String] = []
        for path in tree.paths(below: folder) where contains(path) {
            let relative = relative(path)
            if let bundle = SourceKind.bundle(on: path, below: folder) {
                if resources.last != bundle { resources.append(bundle) }
            } else if explicitFolders.contains(where: { RelativePath.isBelow(relative, $0) }) {
                resources.append(path)
            } else if isSource(relative) {
                sources.append(path)
            } else if SourceKind.isResource(path) {
                resources.append(path)
            }
        }
        return (sources, resources)
    }

    /// A path below the folder, seen from it.
    func relative(_ path: String) -> String {
        folder.isEmpty ? path : String(path.dropFirst(folder.count + 1))
    }

    private func isSource(_ relative: String) -> Bool {
        explicitTypes[relative].map { $0.hasPrefix("sourcecode.") } ?? SourceKind.isSource(relative)
    }

    /// Whether a path, a folder on it, or the name of a localised file is excepted.
    private func isExcepted(_ relative: String) -> Bool {
        guard !exceptions.isEmpty || !localizedExceptions.isEmpty else { return false }
        var path = relative
        while !path.isEmpty {
            if exceptions.contains(path) { return true }
            path = RelativePath.folder(of: path)
        }
        guard let name = Self.localizedPath(relative) else { return false }
        return localizedExceptions.contains(name)
            || localizedExceptions.contains(RelativePath.name(of: relative))
    }

    /// A localised file without the folder of its language; nil for any other file.
    private static func localizedPath(_ relative: String) -> String? {
        let language = RelativePath.folder(of: relative)
        guard language.hasSuffix(".lproj") else { return nil }
        let outer = RelativePath.folder(of: language)
        return (outer.isEmpty ? "" : outer + "/") + RelativePath.name(of: relative)
    }

    /// A path below the folder as Xcode names it in an exception: a localised file once for all of its languages.
    func exception(for path: String) -> String {
        let relative = relative(path)
        return Self.localizedPath(relative).map { "/Localized: " + $0 } ?? relative
    }
}

extension XcodeProjectFile {
    /// The synchronized folders that give files to a target.
    func synchronizedFolders(
        of target: PBXObject, groups: XcodeGroupTree, in tree: FileTree
    ) -> [SynchronizedFolder] {
        let own = Set(strings(.fileSystemSynchronizedGroups, of: target))
        return objects(of: .synchronizedGroup).compactMap { group in
            let exceptions = objects(.exceptions, of: group).filter {
                $0.kind == .synchronizedExceptions && string(.target, of: $0) == target.id
            }
            let isMember = own.contains(group.id)
            guard isMember || !exceptions.isEmpty,
                let path = groups.paths[group.id].flatMap({
                    $0.isEmpty ? "" : tree.path(matching: $0)
                })
            else { return nil }
            return SynchronizedFolder(
                group, folder: path, isMember: isMember, exceptionSets: exceptions, in: self)
        }
    }
}
