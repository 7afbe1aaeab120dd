import Foundation

extension OpenFolder {
    /// Whether the folder is marked so that no name can be taken out of it: append-only, or immutable.
    var isFrozen: Bool {
        #if canImport(Darwin)
            var buffer = stat()
            guard fstat(descriptor, &buffer) == 0 else { return false }
            return Int32(bitPattern: buffer.st_flags)
                & (UF_APPEND | UF_IMMUTABLE | SF_APPEND | SF_IMMUTABLE) != 0
        #else
            var flags: CLong = 0
            guard ioctl(descriptor, Self.getFlags, &flags) == 0 else { return false }
            return flags & Self.keepsNames != 0
        #endif
    }

    #if !canImport(Darwin)
        /// `FS_IOC_GETFLAGS` of `linux/fs.h`: a request that reads (2 << 30) a `long`, number 1 of the letter `f`.
        private static let getFlags =
            2 << 30 | UInt(MemoryLayout<CLong>.size) << 16 | UInt(UInt8(ascii: "f")) << 8 | 1
        /// `FS_IMMUTABLE_FL` and `FS_APPEND_FL`.
        private static let keepsNames: CLong = 0x10 | 0x20
    #endif
}
