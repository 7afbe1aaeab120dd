#if !canImport(Darwin)
    import Foundation

    /// The calls for extended attributes, of which no header that Swift imports tells (xattr(7)).
    struct ExtendedAttributeCalls: Sendable {
        private typealias List =
            @Sendable @convention(c) (
                Int32, UnsafeMutablePointer<CChar>?, Int
            ) -> Int
        private typealias Get =
            @Sendable @convention(c) (
                Int32, UnsafePointer<CChar>, UnsafeMutableRawPointer?, Int
            ) -> Int
        private typealias Set =
            @Sendable @convention(c) (
                Int32, UnsafePointer<CChar>, UnsafeRawPointer?, Int, Int32
            ) -> Int32

        private let list: List
        private let get: Get
        private let set: Set

        /// Those of the system's library; nil where it has none.
        static let system = ExtendedAttributeCalls()

        private init?() {
            guard let list = dlsym(nil, "flistxattr"), let get = dlsym(nil, "fgetxattr"),
                let set = dlsym(nil, "fsetxattr")
            else { return nil }
            self.list = unsafeBitCast(list, to: List.self)
            self.get = unsafeBitCast(get, to: Get.self)
            self.set = unsafeBitCast(set, to: Set.self)
        }

        /// The names of an open file's attributes; none where the disk knows none.
        func names(of file: Int32) -> [String] {
            let size = list(file, nil, 0)
            guard size > 0 else { return [] }
            var bytes = [CChar](repeating: 0, count: size)
            let count = list(file, &bytes, size)
            guard count > 0 else { return [] }
            return bytes.prefix(count).split(separator: 0).map {
                String(decoding: $0.map { UInt8(bitPattern: $0) }, as: UTF8.self)
            }.sorted()
        }

        /// The value of an attribute; nil where there is none.
        func value(of name: String, in file: Int32) -> [UInt8]? {
            let size = get(file, name, nil, 0)
            guard size >= 0 else { return nil }
            var bytes = [UInt8](repeating: 0, count: size)
            let count = get(file, name, &bytes, size)
            return count < 0 ? nil : Array(bytes.prefix(count))
        }

        /// Sets an attribute; says whether it could.
        func set(_ name: String, _ value: [UInt8], in file: Int32) -> Bool {
            set(file, name, value, value.count, 0) == 0
        }
    }
#endif
