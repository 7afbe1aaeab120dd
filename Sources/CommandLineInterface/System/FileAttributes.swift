import Foundation

/// What a file has beside its bytes and permissions: owner, group, extended attributes and access lists.
struct FileAttributes: Sendable {
    /// The file that has them.
    let path: String

    /// Gives them to another file.
    ///
    /// - Throws: `SystemError` where one of them can't be given.
    func copy(to other: String) throws(SystemError) {
        guard let own = FileStatus(path, followsLinks: false),
            let new = FileStatus(other, followsLinks: false)
        else { throw SystemError(code: ENOENT) }
        if own.owner != new.owner || own.group != new.group,
            lchown(other, own.owner, own.group) != 0
        {
            throw SystemError(
                reason: "belongs to another user or group, which a new file can't be given to")
        }
        try copyExtended(to: other)
    }

    #if canImport(Darwin)
        private func copyExtended(to other: String) throws(SystemError) {
            let kinds = copyfile_flags_t(UInt32(COPYFILE_XATTR) | UInt32(COPYFILE_ACL))
            guard copyfile(path, other, nil, kinds) == 0 else { throw .last }
        }
    #else
        private func copyExtended(to other: String) throws(SystemError) {
            guard let calls = ExtendedAttributeCalls.system else { return }
            for name in calls.names(of: path) {
                guard let value = calls.value(of: name, in: path) else { throw .last }
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
