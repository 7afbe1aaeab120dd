/// The Git repository around a folder, found by its own files: whether Git can be asked about it is another matter.
///
/// A repository from somewhere else may hold anything, so that only what Git itself lays down is believed: a folder
/// `.git`, or a file that names one which leads back to it, as those of work trees and submodules do.
struct GitRepository: Sendable, Hashable {
    /// The top of its work tree, absolute and without symbolic links.
    let topLevel: String
    /// Its own folder, `.git` or, for a work tree beside it or a submodule, another one.
    let gitFolder: String

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

    private static func gitFolder(of top: String) throws(ToolError) -> String? {
        let path = top + "/.git"
        switch FileStatus(path, followsLinks: false)?.kind {
        case nil: return nil
        case .folder: return isGitFolder(path) ? path : nil
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
        guard Self.leads(folder, backTo: path, at: top) else {
            throw ToolError(
                ".git", "names a folder of Git that does not lead back here",
                remedy: "set 'core.worktree' in that folder, or work on a clone")
        }
        gitFolder = folder
    }

    private static let longest = 1 << 16

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
