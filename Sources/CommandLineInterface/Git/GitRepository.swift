/// The Git repository around a folder, found by its own files: whether Git can be asked about it is another matter.
///
/// A repository from somewhere else may hold anything, so that only what Git itself lays down is believed: a folder
/// `.git`, or a file that names one which leads back to it, as those of work trees and submodules do.
struct GitRepository: Sendable, Hashable {
    /// The top of its work tree, absolute and without symbolic links.
    let topLevel: String
    /// Its own folder, `.git` or, for a work tree beside it or a submodule, another one.
    let gitFolder: String

    /// Git's folder, and behind it the one that a work tree shares with others; absolute.
    var folders: [String] {
        let common = GitLink.commonFolder(of: gitFolder)
        return [gitFolder] + (common.map { [$0] } ?? [])
    }

    /// The innermost repository around a folder; nil where there is none.
    ///
    /// - Parameter folder: Absolute and without symbolic links.
    /// - Throws: `ToolError` where there is one whose own folder can't be believed.
    static func find(around folder: String) throws(ToolError) -> GitRepository? {
        var names = folder.split(separator: "/")
        while true {
            let top = names.map { "/" + $0 }.joined()
            if let gitFolder = try gitFolder(of: top) {
                return GitRepository(topLevel: top.isEmpty ? "/" : top, gitFolder: gitFolder)
            }
            if names.popLast() == nil { return nil }
        }
    }

    /// The repositories that files belong to, each with its files: one of a submodule is known only to the submodule.
    ///
    /// - Parameter paths: Relative to `folder`, with no symbolic link in them.
    /// - Throws: `ToolError` where there is one whose own folder can't be believed.
    static func owners(
        of paths: [String], in folder: String
    ) throws(ToolError) -> [(repository: GitRepository, paths: [String])] {
        var repositories: [String: GitRepository?] = [:]
        var files: [GitRepository: [String]] = [:]
        for path in paths {
            let parent = path.splitPath.folder
            let repository: GitRepository?
            if let known = repositories[parent] {
                repository = known
            } else {
                repository = try find(around: parent.isEmpty ? folder : folder + "/" + parent)
                repositories[parent] = .some(repository)
            }
            if let repository { files[repository, default: []].append(path) }
        }
        return files.sorted { $0.key.topLevel < $1.key.topLevel }.map { ($0.key, $0.value) }
    }

    private static func gitFolder(of top: String) throws(ToolError) -> String? {
        let path = top + "/.git"
        switch FileStatus(path, followsLinks: false)?.kind {
        case nil: return nil
        case .folder:
            guard isGitFolder(path) else { return nil }
            // Git would take the branches and the objects of another repository for its own.
            guard FileStatus(path + "/commondir", followsLinks: false) == nil else {
                throw ToolError(
                    ".git", "is a folder of Git that names another one ('commondir')",
                    remedy: "take the file '.git/commondir' away, or work on a clone")
            }
            return path
        case .file: return try GitLink(path, at: top).gitFolder
        case .link, .other:
            throw ToolError(
                ".git", "is neither a folder nor a file",
                remedy: "put Git's own folder in the place of the link")
        }
    }

    /// Whether a folder has what Git looks for in its own.
    static func isGitFolder(_ path: String) -> Bool {
        guard FileStatus(path + "/HEAD", followsLinks: false) != nil else { return false }
        if FileStatus(path + "/commondir")?.kind == .file { return true }
        return ["objects", "refs"].allSatisfy { FileStatus(path + "/" + $0)?.kind == .folder }
    }
}

/// A file `.git` that names the folder of a repository, as a work tree or a submodule has it.
struct GitLink {
    /// The folder, absolute and without symbolic links.
    let gitFolder: String

    /// Reads a file `.git`.
    ///
    /// - Throws: `ToolError` where it names no folder of Git, or one that does not lead back.
    init(_ path: String, at top: String) throws(ToolError) {
        guard let bytes = try? FileSystem.read(path, limit: Self.longest),
            let target = Self.value(of: "gitdir:", in: bytes),
            let folder = FileSystem.realPath(target.hasPrefix("/") ? target : top + "/" + target),
            GitRepository.isGitFolder(folder)
        else {
            throw ToolError(
                ".git", "names no folder of Git",
                remedy: "see what 'git status' says, and repair the work tree or submodule")
        }
        guard Self.leads(folder, backTo: path, at: top), Self.isAmongItsOwn(folder) else {
            throw ToolError(
                ".git", "names a folder of Git that does not lead back here",
                remedy: "set 'core.worktree' in that folder, or work on a clone")
        }
        gitFolder = folder
    }

    private static let longest = 1 << 16

    /// The folder that a work tree's own shares with others; nil where it is complete by itself.
    static func commonFolder(of folder: String) -> String? {
        guard let bytes = try? FileSystem.read(folder + "/commondir", limit: longest) else {
            return nil
        }
        let target = line(bytes)
        return FileSystem.realPath(target.hasPrefix("/") ? target : folder + "/" + target)
    }

    /// Whether the folder of a work tree lies where Git keeps those: in the one that it shares with others.
    private static func isAmongItsOwn(_ folder: String) -> Bool {
        guard FileStatus(folder + "/commondir", followsLinks: false) != nil else { return true }
        return commonFolder(of: folder).map { $0 + "/worktrees" } == "/" + folder.splitPath.folder
    }

    /// A work tree's folder names the file, and a submodule's names the work tree in its configuration.
    private static func leads(_ folder: String, backTo path: String, at top: String) -> Bool {
        if let bytes = try? FileSystem.read(folder + "/gitdir", limit: longest) {
            return FileSystem.realPath(line(bytes)) == path
        }
        guard let bytes = try? FileSystem.read(folder + "/config", limit: longest) else {
            return false
        }
        var isCore = false
        for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
            let text = line.drop { $0 == " " || $0 == "\t" }
            if text.hasPrefix("[") { isCore = text.hasPrefix("[core]") }
            guard isCore, let value = value(of: "worktree =", in: Array(text.utf8)) else {
                continue
            }
            return FileSystem.realPath(value.hasPrefix("/") ? value : folder + "/" + value) == top
        }
        return false
    }

    private static func value(of key: String, in bytes: [UInt8]) -> String? {
        let text = line(bytes)
        guard text.hasPrefix(key) else { return nil }
        return String(text.dropFirst(key.count).drop { $0 == " " })
    }

    private static func line(_ bytes: [UInt8]) -> String {
        String(decoding: bytes.prefix { $0 != 0x0A && $0 != 0x0D }, as: UTF8.self)
    }
}
