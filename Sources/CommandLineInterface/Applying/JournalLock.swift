import Foundation

/// Keeps two runs from changing the same files at a time.
enum JournalLock {
    /// The name of the locked file in the store's folder.
    static let fileName = "lock"

    /// Does something that no other run may do to the same store meanwhile.
    ///
    /// The system frees the lock when the process ends, however it ends.
    ///
    /// - Throws: `ToolError` where another run holds the lock, and whatever `body` throws.
    static func hold<Value>(
        on store: JournalStore, _ body: (OpenFolder) throws(ToolError) -> Value
    ) throws(ToolError) -> Value {
        let lock = try Held(of: store)
        // The file goes while it is still locked, so that nobody holds a lock on a file that others can't see.
        defer { close(lock.file) }
        defer { store.removeIfEmpty(lock.folder, in: lock.parent) }
        return try body(lock.folder)
    }

    /// A lock that is held.
    private struct Held {
        /// The folder around the store's.
        let parent: OpenFolder
        /// The store's folder.
        let folder: OpenFolder
        /// The locked file, which whoever holds the lock closes.
        let file: Int32

        init(of store: JournalStore) throws(ToolError) {
            do {
                parent = try OpenFolder.open(store.parent)
            } catch {
                throw store.unwritable(error)
            }
            guard !parent.isFrozen else {
                throw store.unwritable(SystemError(reason: "the folder keeps every name"))
            }
            // Another run may remove the file or its folder between two of these steps.
            for _ in 0..<attempts {
                if mkdirat(parent.descriptor, store.name, 0o700) != 0, errno != EEXIST {
                    throw store.unwritable(.last)
                }
                guard let folder = try store.opened() else { continue }
                guard !folder.isFrozen else {
                    throw store.unwritable(SystemError(reason: "its folder keeps every name"))
                }
                guard let file = try lockedFile(in: folder, of: store) else { continue }
                if parent.holds(folder, as: store.name), isStillThere(file, in: folder) {
                    self.folder = folder
                    self.file = file
                    return
                }
                close(file)
            }
            throw busy
        }
    }

    /// The file, locked; nil where the folder is no more.
    private static func lockedFile(
        in folder: OpenFolder, of store: JournalStore
    ) throws(ToolError) -> Int32? {
        let flags = O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK
        let file = openat(folder.descriptor, fileName, flags, 0o600)
        if file < 0 {
            if errno == ENOENT { return nil }
            throw store.unwritable(.last)
        }
        guard FileStatus(of: file)?.kind == .file, lockf(file, F_TLOCK, 0) == 0 else {
            let error = FileStatus(of: file)?.kind == .file ? errno : EINVAL
            close(file)
            // A volume of another machine may know no locks at all.
            guard error == EAGAIN || error == EACCES else {
                throw store.unlockable(SystemError(code: error))
            }
            throw busy
        }
        return file
    }

    private static let attempts = 100

    private static let busy = ToolError(
        nil, "another run of sceneshift is changing this repository",
        remedy: "wait for it to end")

    private static func isStillThere(_ file: Int32, in folder: OpenFolder) -> Bool {
        guard let opened = FileStatus(of: file), let named = folder.status(of: fileName) else {
            return false
        }
        return named.fingerprint.isSameFile(as: opened.fingerprint)
    }
}
