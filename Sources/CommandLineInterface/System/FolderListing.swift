import Foundation

/// What one folder holds, in no particular order.
struct FolderListing {
    /// One name in a folder.
    struct Entry {
        /// The name.
        let name: String
        /// What stands there; a symbolic link is a link.
        let kind: FileStatus.Kind
    }

    /// The entries, `.` and `..` left out; a name that is not UTF-8 can't be named, and is left out too.
    let entries: [Entry]
    /// Whether one of the names that are not UTF-8 is a Swift source's.
    let hasUnnamedSource: Bool

    /// Lists a folder.
    init(_ path: String) throws(SystemError) {
        guard let folder = opendir(path) else { throw .last }
        defer { closedir(folder) }
        var entries: [Entry] = []
        var hasUnnamedSource = false
        while let entry = readdir(folder) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 1) { String(validatingCString: $0) }
            }
            guard let name else {
                if Self.isUnnamedSource(entry) { hasUnnamedSource = true }
                continue
            }
            if name == "." || name == ".." { continue }
            let kind = Self.kind(Int32(entry.pointee.d_type), of: path + "/" + name)
            entries.append(Entry(name: name, kind: kind))
        }
        self.entries = entries
        self.hasUnnamedSource = hasUnnamedSource
    }

    private static func isUnnamedSource(_ entry: UnsafeMutablePointer<dirent>) -> Bool {
        withUnsafePointer(to: &entry.pointee.d_name) {
            $0.withMemoryRebound(to: CChar.self, capacity: 1) {
                String(cString: $0).hasSuffix(".swift")
            }
        }
    }

    /// Some file systems leave the type out; then the file itself is asked.
    private static func kind(_ type: Int32, of path: @autoclosure () -> String) -> FileStatus.Kind {
        switch type {
        case Int32(DT_REG): .file
        case Int32(DT_DIR): .folder
        case Int32(DT_LNK): .link
        case Int32(DT_UNKNOWN): FileStatus(path(), followsLinks: false)?.kind ?? .other
        default: .other
        }
    }
}
