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
        on store: JournalStore, _ body: () throws(ToolError) -> Value
    ) throws(ToolError) -> Value {
        let file = try lockedFile(of: store)
        // The file goes while it is still locked, so that nobody holds a lock on a file that others can't see.
        defer { close(file) }
        defer { store.removeIfEmpty() }
        return try body()
    }

    private static func lockedFile(of store: JournalStore) throws(ToolError) -> Int32 {
        let path = store.folder + "/" + fileName
        // Another run may remove the file or its folder between two of these steps.
        for _ in 0..<attempts {
            if mkdir(store.folder, 0o700) != 0, errno != EEXIST { throw store.unwritable(.last) }
            let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0o600)
            if file < 0 {
                if errno == ENOENT { continue }
                throw store.unwritable(.last)
            }
            guard lockf(file, F_TLOCK, 0) == 0 else {
                let error = errno
                close(file)
                // A volume of another machine may know no locks at all.
                guard error == EAGAIN || error == EACCES else {
                    throw store.unlockable(SystemError(code: error))
                }
                throw busy
            }
            if isStillThere(file, at: path) { return file }
            close(file)
        }
        throw busy
    }

    private static let attempts = 100

    private static let busy = ToolError(
        nil, "another run of sceneshift is changing this repository",
        remedy: "wait for it to end")

    private static func isStillThere(_ file: Int32, at path: String) -> Bool {
        var opened = stat()
        var named = stat()
        return fstat(file, &opened) == 0 && lstat(path, &named) == 0
            && opened.st_ino == named.st_ino && opened.st_dev == named.st_dev
    }
}
