import Foundation

/// What a file has beside its bytes and permissions: owner, group, extended attributes and access lists.
struct FileAttributes {
    /// The folder of the file that has them.
    let folder: OpenFolder
    /// Its name.
    let name: String

    /// Gives them to another file, which is open for writing.
    ///
    /// - Throws: `SystemError` where one of them can't be given.
    func copy(to other: Int32) throws(SystemError) {
        let file = openat(
            folder.descriptor, name, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW)
        guard file >= 0 else { throw .last }
        defer { close(file) }
        guard let own = FileStatus(of: file), let new = FileStatus(of: other) else {
            throw SystemError(code: ENOENT)
        }
        if own.owner != new.owner || own.group != new.group,
            fchown(other, own.owner, own.group) != 0
        {
            throw SystemError(
                reason: "belongs to another user or group, which a new file can't be given to")
        }
        try copyExtended(file, to: other)
    }

    #if canImport(Darwin)
        private func copyExtended(_ file: Int32, to other: Int32) throws(SystemError) {
            let kinds = copyfile_flags_t(UInt32(COPYFILE_XATTR) | UInt32(COPYFILE_ACL))
            guard fcopyfile(file, other, nil, kinds) == 0 else { throw .last }
        }
    #else
        private func copyExtended(_ file: Int32, to other: Int32) throws(SystemError) {
            guard let calls = ExtendedAttributeCalls.system else { return }
            for name in calls.names(of: file) {
                guard let value = calls.value(of: name, in: file) else { throw .last }
                if calls.set(name, value, in: other) { continue }
                // What labels a file for the system's own protection is the system's to give.
                if name.hasPrefix("security.") || calls.value(of: name, in: other) == value {
                    continue
                }
                throw SystemError(
                    reason: "has the attribute '\(name)', which a new file can't be given")
            }
        }
    #endif
}
