/// A path as Git writes it in a patch.
enum DiffPath {
    /// The path, in C quotes where it holds a byte that Git would not print.
    static func quoted(_ path: String) -> String {
        guard path.utf8.contains(where: needsQuotes) else { return path }
        return "\"" + path.utf8.map(escaped).joined() + "\""
    }

    /// The path for a `---` or `+++` line, where a name with spaces ends with a tab.
    static func terminated(_ path: String) -> String {
        path.utf8.contains(UInt8(ascii: " ")) ? quoted(path) + "\t" : quoted(path)
    }

    private static func needsQuotes(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte >= 0x7F || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
    }

    private static func escaped(_ byte: UInt8) -> String {
        switch byte {
        case 0x07: return "\\a"
        case 0x08: return "\\b"
        case 0x09: return "\\t"
        case 0x0A: return "\\n"
        case 0x0B: return "\\v"
        case 0x0C: return "\\f"
        case 0x0D: return "\\r"
        case UInt8(ascii: "\""): return "\\\""
        case UInt8(ascii: "\\"): return "\\\\"
        case let byte where needsQuotes(byte):
            let digits = String(byte, radix: 8)
            return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
        default: return String(UnicodeScalar(byte))
        }
    }
}
