import Foundation

/// The calls that read and write the disk; every path is absolute or relative to the working directory.
enum FileSystem {
    /// The bytes of a file; nothing but a file is read, since a device or a pipe may have no end.
    ///
    /// - Parameter limit: A larger file is not read; nil for the limit of sources.
    static func read(_ path: String, limit: Int? = nil) throws(SystemError) -> [UInt8] {
        // A pipe without a writer would be waited for.
        let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard file >= 0 else { throw .last }
        defer { close(file) }
        return try read(file, limit: limit)
    }

    /// The bytes of an open file, which must be a file.
    static func read(_ file: Int32, limit: Int? = nil) throws(SystemError) -> [UInt8] {
        var status = stat()
        guard fstat(file, &status) == 0 else { throw .last }
        switch UInt32(status.st_mode) & UInt32(S_IFMT) {
        case UInt32(S_IFREG): break
        case UInt32(S_IFDIR): throw SystemError(code: EISDIR)
        default: throw SystemError(reason: notAFile)
        }
        let limit = limit ?? largestFile
        guard status.st_size <= limit else {
            throw SystemError(reason: "is larger than \(limit >> 20) MB")
        }
        return try readAll(file, size: Int(status.st_size), limit: limit)
    }

    /// What is said of what is no file.
    static let notAFile = "is not a file but a device, a pipe or a socket"

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

    /// Waits until what was written to an open file is on the disk.
    static func synchronize(_ file: Int32) throws(SystemError) {
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
