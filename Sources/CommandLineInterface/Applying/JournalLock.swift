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
        if mkdir(store.folder, 0o777) != 0, errno != EEXIST { throw store.unwritable(.last) }
        let file = open(store.folder + "/" + fileName, O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
        guard file >= 0 else { throw store.unwritable(.last) }
        defer { close(file) }
        guard lockf(file, F_TLOCK, 0) == 0 else {
            // A volume of another machine may know no locks at all.
            guard errno == EAGAIN || errno == EACCES else { throw store.unlockable(.last) }
            throw ToolError(
                nil, "another run of sceneshift is changing this repository",
                remedy: "wait for it to end")
        }
        defer { store.removeIfEmpty() }
        return try body()
    }
}
