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
        var names = Names()
        while let entry = readdir(folder) {
            names.add(entry) { FileStatus(path + "/" + $0, followsLinks: false)?.kind }
        }
        (entries, hasUnnamedSource) = (names.entries, names.hasUnnamedSource)
    }

    /// Lists a folder that is held open.
    init(in folder: OpenFolder) throws(SystemError) {
        // The list takes the file for its own, and begins where the last one of the same file ended.
        let file = openat(folder.descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard file >= 0 else { throw .last }
        guard let list = fdopendir(file) else {
            let error = SystemError.last
            close(file)
            throw error
        }
        defer { closedir(list) }
        var names = Names()
        while let entry = readdir(list) { names.add(entry) { folder.status(of: $0)?.kind } }
        (entries, hasUnnamedSource) = (names.entries, names.hasUnnamedSource)
    }
}

/// What is read of a folder, name by name.
private struct Names {
    var entries: [FolderListing.Entry] = []
    var hasUnnamedSource = false

    /// Adds a name; `ask` says what stands there, where the file system leaves it out.
    mutating func add(
        _ entry: UnsafeMutablePointer<dirent>, ask: (String) -> FileStatus.Kind?
    ) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) {
            $0.withMemoryRebound(to: CChar.self, capacity: 1) { String(validatingCString: $0) }
        }
        guard let name else {
            if Self.isUnnamedSource(entry) { hasUnnamedSource = true }
            return
        }
        if name == "." || name == ".." { return }
        let kind = Self.kind(Int32(entry.pointee.d_type)) ?? ask(name) ?? .other
        entries.append(FolderListing.Entry(name: name, kind: kind))
    }

    private static func isUnnamedSource(_ entry: UnsafeMutablePointer<dirent>) -> Bool {
        withUnsafePointer(to: &entry.pointee.d_name) {
            $0.withMemoryRebound(to: CChar.self, capacity: 1) {
                String(cString: $0).hasSuffix(".swift")
            }
        }
    }

    /// Some file systems leave the type out; then the file itself is asked.
    private static func kind(_ type: Int32) -> FileStatus.Kind? {
        switch type {
        case Int32(DT_REG): .file
        case Int32(DT_DIR): .folder
        case Int32(DT_LNK): .link
        case Int32(DT_UNKNOWN): nil
        default: .other
        }
    }
}
