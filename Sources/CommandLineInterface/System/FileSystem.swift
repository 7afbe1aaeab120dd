import Foundation

/// The calls that read and write the disk; every path is absolute or relative to the working directory.
enum FileSystem {
    /// The bytes of a file; nothing but a file is read, since a device or a pipe may have no end.
    ///
    /// - Parameters:
    ///   - limit: A larger file is not read; nil for the limit of sources.
    ///   - followsLink: Whether the path may be a symbolic link.
    static func read(
        _ path: String, limit: Int? = nil, followsLink: Bool = true
    ) throws(SystemError) -> [UInt8] {
        // A pipe without a writer would be waited for.
        let file = open(
            path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | (followsLink ? 0 : O_NOFOLLOW))
        guard file >= 0 else { throw .last }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0 else { throw .last }
        switch UInt32(status.st_mode) & UInt32(S_IFMT) {
        case UInt32(S_IFREG): break
        case UInt32(S_IFDIR): throw SystemError(code: EISDIR)
        default: throw SystemError(reason: "is no file but a device, a pipe or a socket")
        }
        let limit = limit ?? largestFile
        guard status.st_size <= limit else {
            throw SystemError(reason: "is larger than \(limit >> 20) MB")
        }
        return try readAll(file, size: Int(status.st_size), limit: limit)
    }

    /// No source is larger, and what is kept of one takes several times its size.
    private static let largestFile = 256 << 20

    private static func readAll(
        _ file: Int32, size: Int, limit: Int
    ) throws(SystemError) -> [UInt8] {
        // One byte more than the size, so that the end of the file is seen by the first read.
        var capacity = size + 1
        var result: [UInt8] = []
        while true {
            var failure: SystemError?
            var count = 0
            let chunk = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, filled in
                count = readAll(file, into: UnsafeMutableRawBufferPointer(buffer), &failure)
                filled = count
            }
            if let failure { throw failure }
            result = result.isEmpty ? chunk : result + chunk
            if count < capacity { return result }
            guard result.count <= limit else {
                throw SystemError(reason: "grows while it is read")
            }
            capacity = max(capacity, 1 << 16)
        }
    }

    /// Darwin's system calls refuse to move more than 2^31 - 1 bytes at a time.
    private static let largestTransfer = 1 << 30

    private static func readAll(
        _ file: Int32, into buffer: UnsafeMutableRawBufferPointer, _ failure: inout SystemError?
    ) -> Int {
        var count = 0
        while count < buffer.count {
            let result = Foundation.read(
                file, buffer.baseAddress?.advanced(by: count),
                min(buffer.count - count, largestTransfer))
            if result == 0 { break }
            if result < 0 {
                if errno == EINTR { continue }
                failure = .last
                break
            }
            count += result
        }
        return count
    }

    /// Creates a file that must not be there yet, and waits until it is on the disk.
    ///
    /// - Parameters:
    ///   - permissions: The permission bits; nil for those of any new file.
    ///   - attributes: What else it has of another file; nil for nothing.
    static func create(
        _ path: String, _ bytes: [UInt8], permissions: UInt16? = nil,
        attributes: FileAttributes? = nil
    ) throws(SystemError) {
        let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard file >= 0 else { throw .last }
        defer { close(file) }
        try write(bytes, to: file)
        try attributes?.copy(to: path)
        // Last, since a change of the owner takes bits away.
        if let permissions, fchmod(file, mode_t(permissions)) != 0 { throw .last }
        try synchronize(file)
    }

    /// Writes bytes to an open file.
    static func write(_ bytes: [UInt8], to file: Int32) throws(SystemError) {
        var offset = 0
        while offset < bytes.count {
            let result = bytes.withUnsafeBytes {
                Foundation.write(
                    file, $0.baseAddress?.advanced(by: offset),
                    min(bytes.count - offset, largestTransfer))
            }
            if result < 0 {
                if errno == EINTR { continue }
                throw .last
            }
            offset += result
        }
    }

    /// Gives a file a name that must be free yet, in one step; says nothing of a file that appears there meanwhile.
    static func moveWithoutReplacing(_ path: String, to target: String) throws(SystemError) {
        if link(path, target) == 0 {
            if unlink(path) == 0 { return }
            let error = SystemError.last
            _ = unlink(target)
            throw error
        }
        // Some file systems know no second names.
        guard errno != EEXIST, FileStatus(target, followsLinks: false) == nil else {
            throw SystemError(code: EEXIST)
        }
        try move(path, to: target)
    }

    /// Puts a file in the place of another in one step.
    static func move(_ path: String, to target: String) throws(SystemError) {
        guard rename(path, target) == 0 else { throw .last }
    }

    /// Removes a file; one that is not there is no error.
    static func remove(_ path: String) throws(SystemError) {
        guard unlink(path) == 0 || errno == ENOENT else { throw .last }
    }

    /// Creates a folder in an existing one.
    static func createFolder(_ path: String, permissions: UInt16? = nil) throws(SystemError) {
        guard mkdir(path, 0o777) == 0 else { throw .last }
        if let permissions, chmod(path, mode_t(permissions)) != 0 { throw .last }
    }

    /// Removes a folder if it is there and empty; says whether it did.
    @discardableResult
    static func removeFolderIfEmpty(_ path: String) -> Bool { rmdir(path) == 0 }

    /// Waits until what happened in a folder is on the disk.
    static func synchronizeFolder(_ path: String) throws(SystemError) {
        let folder = open(path, O_RDONLY | O_CLOEXEC)
        guard folder >= 0 else { throw .last }
        defer { close(folder) }
        try synchronize(folder)
    }

    /// Waits until what was written to an open file is on the disk.
    private static func synchronize(_ file: Int32) throws(SystemError) {
        #if canImport(Darwin)
            // There fsync() only hands the bytes to the drive, which may keep them, and reorder them. Where a file
            // system can't do better, fsync() has to do.
            if fcntl(file, F_FULLFSYNC) == 0 { return }
        #endif
        guard fsync(file) == 0 else { throw .last }
    }

    /// The path with every symbolic link replaced by its target; nil where nothing stands there.
    static func realPath(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }
}
