import SourceEditing

/// The lock files of a tree, by the project or folder that they are for.
///
/// A class, since apps of one tree share lock files, and each is read once. It lives in one task.
public final class LockFiles {
    private let tree: FileTree
    private let pathsByHolder: [String: [String]]
    private var known: [String: [LockedPackage]] = [:]

    /// Finds the lock files; none is read yet.
    public init(of tree: FileTree) {
        self.tree = tree
        let paths = tree.paths.filter { LockFile(path: $0) != nil }
        pathsByHolder = Dictionary(grouping: paths, by: LockFile.holder)
    }

    /// What is pinned for a project: in the project itself or the one that is made of it, next to it, and in the folders around it; nil stands for
    /// sources without a project, at the root.
    public func packages(of project: String?) -> [LockedPackage] {
        var holders = generated(beside: project) + [project ?? ""]
        while let last = holders.last, !last.isEmpty {
            holders.append(RelativePath.folder(of: last))
        }
        return holders.flatMap { pathsByHolder[$0] ?? [] }.filter(counts).flatMap(packages)
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
