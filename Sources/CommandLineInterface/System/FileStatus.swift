import Foundation

/// What the system knows about a file without reading it.
struct FileStatus: Sendable, Hashable {
    /// What stands at a path.
    enum Kind: Sendable {
        case file
        case folder
        case link
        case other
    }

    /// What it is.
    let kind: Kind
    /// The permission bits.
    let permissions: UInt16
    /// The user that it belongs to.
    let owner: UInt32
    /// The group that it belongs to.
    let group: UInt32
    /// How many names it has.
    let linkCount: Int
    /// Changes whenever the file does.
    let fingerprint: Fingerprint

    /// Tells one state of a file from another.
    struct Fingerprint: Sendable, Hashable {
        let device: UInt64
        let inode: UInt64
        let size: Int64
        let changeSeconds: Int64
        let changeNanoseconds: Int64

        /// Whether both are of one file, whatever happened to it meanwhile.
        func isSameFile(as other: Fingerprint) -> Bool {
            device == other.device && inode == other.inode
        }
    }

    /// Whether the user that it belongs to may write to it.
    var isWritableByOwner: Bool { permissions & 0o200 != 0 }
    /// Whether one of the execute bits is set.
    var isExecutable: Bool { permissions & 0o111 != 0 }

    /// The status of what stands at a path; nil where nothing does.
    ///
    /// - Parameter followsLinks: Whether a symbolic link stands for its target.
    init?(_ path: String, followsLinks: Bool = true) {
        var buffer = stat()
        let result = followsLinks ? stat(path, &buffer) : lstat(path, &buffer)
        guard result == 0 else { return nil }
        self.init(buffer)
    }

    /// The status of what stands under a name in a folder, a symbolic link not followed; nil where nothing does.
    init?(_ name: String, in folder: OpenFolder) {
        var buffer = stat()
        guard fstatat(folder.descriptor, name, &buffer, AT_SYMLINK_NOFOLLOW) == 0 else {
            return nil
        }
        self.init(buffer)
    }

    /// The status of an open file; nil where it is none.
    init?(of descriptor: Int32) {
        var buffer = stat()
        guard fstat(descriptor, &buffer) == 0 else { return nil }
        self.init(buffer)
    }

    private init(_ buffer: stat) {
        switch UInt32(buffer.st_mode) & UInt32(S_IFMT) {
        case UInt32(S_IFREG): kind = .file
        case UInt32(S_IFDIR): kind = .folder
        case UInt32(S_IFLNK): kind = .link
        default: kind = .other
        }
        permissions = UInt16(truncatingIfNeeded: buffer.st_mode & 0o7777)
        owner = UInt32(buffer.st_uid)
        group = UInt32(buffer.st_gid)
        linkCount = Int(buffer.st_nlink)
        #if canImport(Darwin)
            let changed = buffer.st_ctimespec
        #else
            let changed = buffer.st_ctim
        #endif
        fingerprint = Fingerprint(
            device: UInt64(truncatingIfNeeded: buffer.st_dev),
            inode: UInt64(truncatingIfNeeded: buffer.st_ino), size: Int64(buffer.st_size),
            changeSeconds: Int64(changed.tv_sec), changeNanoseconds: Int64(changed.tv_nsec))
    }
}
