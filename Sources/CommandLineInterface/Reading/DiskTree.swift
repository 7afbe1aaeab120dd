import Foundation
import ProjectModel
import SourceEditing

/// The files below a folder of the disk.
///
/// A symbolic link is followed where its target lies below the same folder. Below a folder that was reached by a
/// link no other link to a folder is followed, so that links in a circle end.
struct DiskTree {
    /// The folder, absolute and without symbolic links.
    let root: String
    private let exclusions: [Glob]
    private var paths: [String] = []
    private var pending: [Folder] = []
    private var unreachable: Set<String> = []

    /// What was found below a folder.
    struct Listing: Sendable {
        /// The files.
        let files: FileTree
        /// Folders at the top below which others lie so deep that the system names none there; sorted.
        let unreachable: [String]
    }

    private struct Folder {
        /// Relative to the root, with a slash at the end unless it is the root.
        let prefix: String
        let isBehindLink: Bool
    }

    /// Lists and later reads the files below a folder.
    ///
    /// What lies so deep that its path is longer than the system's paths may be is left out: no compiler opens it.
    ///
    /// - Throws: `ToolError` for another folder that can't be listed: without it a plan could be wrong.
    static func read(_ root: String, exclusions: [Glob]) throws(ToolError) -> Listing {
        var tree = DiskTree(root: root, exclusions: exclusions)
        tree.pending = [Folder(prefix: "", isBehindLink: false)]
        while let folder = tree.pending.popLast() { try tree.list(folder) }
        return Listing(
            files: FileTree(paths: tree.paths, source: DiskFiles(root: root)),
            unreachable: tree.unreachable.sorted())
    }

    private init(root: String, exclusions: [Glob]) {
        self.root = root
        self.exclusions = exclusions
    }

    private mutating func list(_ folder: Folder) throws(ToolError) {
        let listing: FolderListing
        do {
            listing = try FolderListing(root + "/" + folder.prefix)
        } catch {
            if error == SystemError(code: ENAMETOOLONG), !folder.prefix.isEmpty {
                unreachable.insert(String(folder.prefix.prefix { $0 != "/" }))
                return
            }
            throw ToolError(
                folder.prefix.isEmpty ? nil : String(folder.prefix.dropLast()), error.reason,
                remedy: "make the folder readable, or leave it out with --exclude")
        }
        if listing.hasUnnamedSource {
            throw ToolError(
                folder.prefix.isEmpty ? nil : String(folder.prefix.dropLast()),
                "a Swift source has a name that is not UTF-8, so that it can't be read",
                remedy: "rename it, or leave the folder out with --exclude")
        }
        for entry in listing.entries where !entry.name.hasPrefix(".") {
            add(entry, in: folder)
        }
    }

    private mutating func add(_ entry: FolderListing.Entry, in folder: Folder) {
        let path = folder.prefix + entry.name
        switch entry.kind {
        case .file:
            if !isExcluded(path) { paths.append(path) }
        case .folder:
            if IgnoredFolders.contains(entry.name) || isExcluded(path) { return }
            pending.append(Folder(prefix: path + "/", isBehindLink: folder.isBehindLink))
        case .link:
            if !isExcluded(path) { follow(path, isBehindLink: folder.isBehindLink) }
        case .other:
            break
        }
    }

    private mutating func follow(_ path: String, isBehindLink: Bool) {
        guard let target = FileSystem.realPath(root + "/" + path),
            let relative = target.path(below: root), let kind = FileStatus(target)?.kind
        else { return }
        let folders = relative.split(separator: "/").dropLast(kind == .folder ? 0 : 1)
        if folders.contains(where: { IgnoredFolders.contains(String($0)) }) { return }
        if kind == .file {
            paths.append(path)
        } else if kind == .folder, !isBehindLink, path.path(below: relative) == nil {
            pending.append(Folder(prefix: path + "/", isBehindLink: true))
        }
    }

    private func isExcluded(_ path: String) -> Bool {
        exclusions.contains { $0.matches(path) }
    }
}

/// Reads files below a folder.
private struct DiskFiles: FileSource {
    let root: String

    func read(_ path: String) throws(FileError) -> SourceText {
        do {
            return SourceText(bytes: try FileSystem.read(root + "/" + path))
        } catch {
            throw FileError(path: path, reason: error.reason)
        }
    }
}
