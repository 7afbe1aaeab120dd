import SourceEditing

/// The lock files of a tree, by the project or folder that they are for.
///
/// A class, since apps of one tree share lock files, and each is read once. It lives in one task.
public final class LockFiles {
    private let tree: FileTree
    private let pathsByHolder: [String: [String]]
    private var known: [String: [LockedPackage]] = [:]

    /// Finds the lock files; none is read yet but each `Podfile`, which may name projects of other folders.
    public init(of tree: FileTree) {
        self.tree = tree
        let paths = tree.paths.filter { LockFile(path: $0) != nil }
        var holders = Dictionary(grouping: paths, by: LockFile.holder)
        for path in paths where LockFile(path: path) == .podfile {
            for project in Self.projects(of: path, in: tree) {
                holders[project, default: []] += [path + ".lock", path].filter(tree.contains)
            }
        }
        pathsByHolder = holders
    }

    /// The projects that a `Podfile` of another folder names.
    private static func projects(of path: String, in tree: FileTree) -> [String] {
        guard let text = try? tree.read(path) else { return [] }
        let folder = RelativePath.folder(of: path)
        return Podfile.projects(in: text).compactMap { RelativePath.join(folder, $0) }.filter {
            !RelativePath.isBelow($0, folder)
        }
    }

    /// What is pinned for a project: in the project itself or the one that is made of it, next to it, in the folders around it, and where a
    /// `Podfile` names it; nil stands for sources without a project, at the root.
    public func packages(of project: String?) -> [LockedPackage] {
        var holders = generated(beside: project) + [project ?? ""]
        while let last = holders.last, !last.isEmpty {
            holders.append(RelativePath.folder(of: last))
        }
        let paths = holders.flatMap { pathsByHolder[$0] ?? [] }.filter(counts)
        let pods = paths.filter(Self.isOfPods)
        return paths.filter { path in
            !Self.isOfPods(path) || path == pods.first || names(project, besides: path)
        }.flatMap(packages)
    }

    private static func isOfPods(_ path: String) -> Bool {
        [LockFile.podfileLock, .podfile].contains(LockFile(path: path))
    }

    /// Whether the `Podfile` beside a lock file names a project: one that lies farther away than another is of other projects otherwise.
    private func names(_ project: String?, besides path: String) -> Bool {
        guard let project,
            let podfile = RelativePath.join(
                RelativePath.folder(of: path), LockFile.podfile.rawValue),
            let text = try? tree.read(podfile)
        else { return true }
        let name = RelativePath.name(of: project).dropLast(
            RelativePath.fileExtension(of: project).count + 1)
        return text.string.contains(name)
    }

    /// Whether a file is one that counts: a `Podfile` doesn't beside what was taken for it.
    private func counts(_ path: String) -> Bool {
        LockFile(path: path) != .podfile || !tree.contains(path + ".lock")
    }

    /// The Xcode projects beside a manifest, which Xcode pins the packages in.
    private func generated(beside project: String?) -> [String] {
        guard let project, !project.hasSuffix(".xcodeproj") else { return [] }
        let folder = RelativePath.folder(of: project)
        return pathsByHolder.keys.filter {
            $0.hasSuffix(".xcodeproj") && RelativePath.folder(of: $0) == folder
        }.sorted()
    }

    private func packages(at path: String) -> [LockedPackage] {
        if let packages = known[path] { return packages }
        guard let file = LockFile(path: path), let text = try? tree.read(path) else { return [] }
        let packages = file.packages(in: text)
        known[path] = packages
        return packages
    }
}
