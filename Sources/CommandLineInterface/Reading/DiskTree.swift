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
    private let exclusions: PathExclusions
    private var usedExclusions: Set<Int> = []
    private var paths: [String] = []
    private var pending: [Folder] = []
    private var unreachable: Set<String> = []
    /// Project files that are none, or lie elsewhere, and why they are not read.
    private var barred: [String: String] = [:]

    /// What was found below a folder.
    struct Listing: Sendable {
        /// The files.
        let files: FileTree
        /// Folders at the top below which others lie so deep that the system names none there; sorted.
        let unreachable: [String]
        /// The exclusions that left something out, by their index.
        let usedExclusions: Set<Int>
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
    /// - Parameter scope: A folder, relative to the top of the tree, that the patterns of exclusions count from as well.
    /// - Throws: `ToolError` for another folder that can't be listed: without it a plan could be wrong.
    static func read(
        _ root: String, exclusions: [Glob], patternsFrom scope: String = ""
    ) throws(ToolError) -> Listing {
        let exclusions = PathExclusions(exclusions, from: scope)
        var tree = DiskTree(root: root, exclusions: exclusions)
        tree.pending = [Folder(prefix: "", isBehindLink: false)]
        while let folder = tree.pending.popLast() { try tree.list(folder) }
        return Listing(
            files: FileTree(
                paths: tree.paths,
                source: DiskFiles(root: root, barred: tree.barred, exclusions: exclusions)),
            unreachable: tree.unreachable.sorted(), usedExclusions: tree.usedExclusions)
    }

    private init(root: String, exclusions: PathExclusions) {
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
        for entry in listing.entries {
            if entry.name.hasPrefix(".") {
                passOver(folder.prefix + entry.name)
            } else {
                add(entry, in: folder)
            }
        }
    }

    private mutating func add(_ entry: FolderListing.Entry, in folder: Folder) {
        let path = folder.prefix + entry.name
        switch entry.kind {
        case .file:
            if !isExcluded(path) { paths.append(path) }
        case .folder:
            if IgnoredFolders.contains(entry.name) {
                passOver(path)
                return addKeptFiles(of: entry.name, at: path)
            }
            if isExcluded(path) { return }
            pending.append(Folder(prefix: path + "/", isBehindLink: folder.isBehindLink))
        case .link:
            if !isExcluded(path) { follow(path, isBehindLink: folder.isBehindLink) }
        case .other:
            if !isExcluded(path) { bar(path, FileSystem.notAFile) }
        }
    }

    /// Adds the files of a folder that is not searched which count all the same.
    private mutating func addKeptFiles(of name: String, at folder: String) {
        for file in IgnoredFolders.keptFiles(in: name).map({ "\(folder)/\($0)" })
        where FileStatus("\(root)/\(file)")?.kind == .file && !isExcluded(file) {
            paths.append(file)
        }
    }

    /// Keeps a project in the tree that can't be read: without it its sources would be planned as if they were in none.
    private mutating func bar(_ path: String, _ reason: String) {
        let name = path.splitPath.name
        let file =
            name.hasSuffix(".xcodeproj") ? path + "/" + Self.projectFile : path
        guard XcodeBundles.isProjectFile(file) else { return }
        paths.append(file)
        barred[file] = reason
    }

    private static let projectFile = "project.pbxproj"
    private static let leadsOut = "is a symbolic link that leads out of the folder"
    private static let leadsNowhere = "is a symbolic link to what is not there"

    /// Whether a link names a folder that is not searched, which need not be there: `_Pods.xcodeproj` of `pod lib create`.
    private func leadsToIgnoredFolder(_ path: String) -> Bool {
        let target = try? FileManager.default.destinationOfSymbolicLink(atPath: root + "/" + path)
        return target.map { target in
            target.split(separator: "/").contains { IgnoredFolders.contains(String($0)) }
        } ?? false
    }

    private mutating func follow(_ path: String, isBehindLink: Bool) {
        guard let target = FileSystem.realPath(root + "/" + path) else {
            return leadsToIgnoredFolder(path) ? () : bar(path, Self.leadsNowhere)
        }
        guard let relative = target.path(below: root),
            let kind = FileStatus(target)?.kind
        else { return bar(path, Self.leadsOut) }
        let folders = relative.split(separator: "/").dropLast(kind == .folder ? 0 : 1)
        if folders.contains(where: { IgnoredFolders.contains(String($0)) }) { return }
        if kind == .file {
            paths.append(path)
        } else if kind == .folder, !isBehindLink, path.path(below: relative) == nil {
            pending.append(Folder(prefix: path + "/", isBehindLink: true))
        } else if kind == .other {
            bar(path, FileSystem.notAFile)
        }
    }

    private mutating func isExcluded(_ path: String) -> Bool {
        let matching = exclusions.matching(path)
        usedExclusions.formUnion(matching)
        return !matching.isEmpty
    }

    /// Notes the patterns that leave out what is never read.
    private mutating func passOver(_ path: String) {
        usedExclusions.formUnion(exclusions.possible(atOrBelow: path, besides: usedExclusions))
    }
}
