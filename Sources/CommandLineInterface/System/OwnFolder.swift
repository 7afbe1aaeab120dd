import Foundation

/// What makes a folder this user's own, so that what lies in it is believed.
enum OwnFolder {
    /// Why a folder is not believed; nil for one that is, or is not there.
    static func problem(of status: FileStatus?) -> String? {
        guard let status else { return nil }
        if status.kind == .link { return "is a symbolic link" }
        if status.kind != .folder { return "is no folder" }
        if status.owner != UInt32(geteuid()) { return "belongs to another user" }
        if status.permissions & 0o022 != 0 { return "may be written by others" }
        return nil
    }
}
