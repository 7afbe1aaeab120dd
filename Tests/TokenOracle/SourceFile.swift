#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A file on disk and the name that the cache keeps for its contents.
struct SourceFile {
    let path: String
    let bytes: [UInt8]

    /// Reads a file; nil where there is none to read.
    init?(_ path: String) {
        guard let file = fopen(path, "rb") else { return nil }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let length = fread(&buffer, 1, buffer.count, file)
            if length == 0 { break }
            bytes += buffer[..<length]
        }
        self.path = path
        self.bytes = bytes
    }

    /// The paths on the lines of a file.
    static func paths(listedIn list: String) -> [String] {
        guard let list = SourceFile(list) else { return [] }
        return String(decoding: list.bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    /// Where the compiler's tokens of these contents are kept: named for their length and their FNV-1a hash.
    func dumpPath(in cache: String) -> String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        return "\(cache)/\(bytes.count)-\(String(hash, radix: 16))"
    }
}

/// Writes a file; false where that fails.
func write(_ text: String, to path: String) -> Bool {
    guard let file = fopen(path, "wb") else { return false }
    let written = fputs(text, file)
    return fclose(file) == 0 && written >= 0
}
