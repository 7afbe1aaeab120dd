import Foundation

/// A folder of the disk that is held open: what is done by its names is done in this folder, whatever somebody puts in its
/// place meanwhile.
///
/// No name is followed where it is a symbolic link, and every name is one of this folder, without a slash.
final class OpenFolder: Sendable {
    /// The file descriptor, closed with the last reference.
    let descriptor: Int32

    private init(_ descriptor: Int32) {
        self.descriptor = descriptor
    }

    deinit { close(descriptor) }

    /// Opens a folder by its absolute path, in which nothing may be a symbolic link.
    static func open(_ path: String) throws(SystemError) -> OpenFolder {
        let top = Foundation.open("/", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard top >= 0 else { throw .last }
        var folder = OpenFolder(top)
        for name in path.utf8.split(separator: UInt8(ascii: "/")) {
            folder = try folder.folder(String(decoding: name, as: UTF8.self))
        }
        return folder
    }

    /// Opens a folder in this one.
    func folder(_ name: String) throws(SystemError) -> OpenFolder {
        let flags = O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
        var file = openat(descriptor, name, O_RDONLY | flags)
        // A folder that may only be passed through, as those of other users often are.
        if file < 0, errno == EACCES { file = openat(descriptor, name, Self.searchOnly | flags) }
        guard file >= 0 else { throw .last }
        return OpenFolder(file)
    }

    #if canImport(Darwin)
        private static let searchOnly = O_EXEC
    #else
        /// `O_PATH` of `fcntl.h`, which Swift does not import everywhere.
        private static let searchOnly: Int32 = 0o10_000_000
    #endif

    /// What the system knows of the folder itself.
    var status: FileStatus? { FileStatus(of: descriptor) }

    /// What stands under a name; nil where nothing does.
    func status(of name: String) -> FileStatus? { FileStatus(name, in: self) }

    /// Whether a name leads to another folder that is held open.
    func holds(_ other: OpenFolder, as name: String) -> Bool {
        guard let named = status(of: name), let held = other.status else { return false }
        return named.kind == .folder && named.fingerprint.isSameFile(as: held.fingerprint)
    }

    /// What the folder holds.
    func listing() throws(SystemError) -> FolderListing { try FolderListing(in: self) }

    // MARK: Files

    /// The bytes of a file; nothing but a file is read.
    ///
    /// - Parameter limit: A larger file is not read; nil for the limit of sources.
    func read(_ name: String, limit: Int? = nil) throws(SystemError) -> [UInt8] {
        // A pipe without a writer would be waited for.
        let file = openat(descriptor, name, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW)
        guard file >= 0 else { throw .last }
        defer { close(file) }
        return try FileSystem.read(file, limit: limit)
    }

    /// Creates a file that must not be there yet, and waits until it is on the disk.
    ///
    /// - Parameters:
    ///   - permissions: The permission bits; nil for those of any new file.
    ///   - attributes: What else it has of another file; nil for nothing.
    func create(
        _ name: String, _ bytes: [UInt8], permissions: UInt16? = nil,
        attributes: FileAttributes? = nil
    ) throws(SystemError) {
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW
        let file = openat(descriptor, name, flags, 0o666)
        guard file >= 0 else { throw .last }
        defer { close(file) }
        try FileSystem.write(bytes, to: file)
        try attributes?.copy(to: file)
        // Last, since a change of the owner takes bits away.
        if let permissions, fchmod(file, mode_t(permissions)) != 0 { throw .last }
        try FileSystem.synchronize(file)
    }

    /// Gives a file a name that must be free yet, in one step; says nothing of a file that appears there meanwhile.
    func moveWithoutReplacing(_ name: String, to target: String) throws(SystemError) {
        if linkat(descriptor, name, descriptor, target, 0) == 0 {
            if unlinkat(descriptor, name, 0) == 0 { return }
            let error = SystemError.last
            _ = unlinkat(descriptor, target, 0)
            throw error
        }
        // Some file systems know no second names.
        guard errno != EEXIST, status(of: target) == nil else { throw SystemError(code: EEXIST) }
        try move(name, to: target)
    }

    /// Puts a file, or a folder, in the place of another in one step.
    func move(_ name: String, to target: String) throws(SystemError) {
        guard renameat(descriptor, name, descriptor, target) == 0 else { throw .last }
    }

    /// Removes a file, or a link; one that is not there is no error.
    func remove(_ name: String) throws(SystemError) {
        guard unlinkat(descriptor, name, 0) == 0 || errno == ENOENT else { throw .last }
    }

    // MARK: Folders

    /// Makes a folder that must not be there yet.
    func makeFolder(_ name: String, permissions: UInt16? = nil) throws(SystemError) -> OpenFolder {
        guard mkdirat(descriptor, name, mode_t(permissions ?? 0o777)) == 0 else { throw .last }
        let made = try folder(name)
        if let permissions, fchmod(made.descriptor, mode_t(permissions)) != 0 { throw .last }
        return made
    }

    /// Removes a folder if it is there and empty; says whether it did.
    @discardableResult
    func removeFolderIfEmpty(_ name: String) -> Bool {
        unlinkat(descriptor, name, AT_REMOVEDIR) == 0
    }

    /// Removes a folder of files; of a link, or of what else stands there, only the name.
    func removeFiles(_ name: String) {
        guard let folder = try? folder(name) else {
            try? remove(name)
            return
        }
        for entry in (try? folder.listing())?.entries ?? [] { try? folder.remove(entry.name) }
        removeFolderIfEmpty(name)
    }

    /// Waits until what happened in the folder is on the disk.
    func synchronize() throws(SystemError) { try FileSystem.synchronize(descriptor) }
}
