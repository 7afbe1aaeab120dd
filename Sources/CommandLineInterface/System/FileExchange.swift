import Foundation

extension OpenFolder {
    /// Lets two files change their names in one step; false where the system or the disk knows no such step.
    func exchange(_ name: String, with other: String) throws(SystemError) -> Bool {
        #if canImport(Darwin)
            let result = renameatx_np(
                descriptor, name, descriptor, other, UInt32(RENAME_SWAP))
        #else
            guard let renameat2 = Self.renameat2 else { return false }
            let result = renameat2(descriptor, name, descriptor, other, Self.exchangeFlag)
        #endif
        if result == 0 { return true }
        if [EINVAL, ENOTSUP, ENOSYS].contains(errno) { return false }
        throw .last
    }

    #if !canImport(Darwin)
        private typealias Renameat2 =
            @Sendable @convention(c) (
                Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32
            ) -> Int32

        /// No header that Swift imports declares it, and musl has it since 1.2.6 only (rename(2)).
        private static let renameat2 = dlsym(nil, "renameat2").map {
            unsafeBitCast($0, to: Renameat2.self)
        }
        /// `RENAME_EXCHANGE` of `linux/fs.h`.
        private static let exchangeFlag: UInt32 = 2
    #endif
}
