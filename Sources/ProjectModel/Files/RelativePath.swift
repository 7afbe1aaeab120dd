/// Arithmetic on paths relative to the top of a tree, with `/`; the top itself is the empty path.
public enum RelativePath {
    /// A path seen from a folder, `.` and `..` resolved; nil where it is absolute or leaves the root.
    public static func join(_ folder: String, _ path: some StringProtocol) -> String? {
        guard !path.hasPrefix("/") else { return nil }
        if isNormal(folder), isNormal(path) {
            return folder.isEmpty || path.isEmpty ? folder + path : "\(folder)/\(path)"
        }
        var parts = folder.split(separator: "/")
        for part in path.split(separator: "/") {
            switch part {
            case ".": continue
            case "..":
                guard parts.popLast() != nil else { return nil }
            default: parts.append(Substring(part))
            }
        }
        return parts.joined(separator: "/")
    }

    /// Whether joining has nothing to resolve in a path: no empty name, none that starts with a dot.
    private static func isNormal(_ path: some StringProtocol) -> Bool {
        var previous = UInt8(ascii: "/")
        for byte in path.utf8 {
            if previous == UInt8(ascii: "/"), byte == previous || byte == UInt8(ascii: ".") {
                return false
            }
            previous = byte
        }
        return previous != UInt8(ascii: "/") || path.isEmpty
    }

    /// The folder that holds a path; the root for a path without one.
    public static func folder(of path: String) -> String {
        lastIndex(of: UInt8(ascii: "/"), in: path[...]).map { String(path[..<$0]) } ?? ""
    }

    /// The outermost folder on a path; nil for a path without one.
    static func top(of path: String) -> String? {
        path.utf8.firstIndex(of: UInt8(ascii: "/")).map { String(path[..<$0]) }
    }

    /// The last part of a path.
    public static func name(of path: String) -> String {
        String(lastPart(of: path))
    }

    private static func lastPart(of path: String) -> Substring {
        guard let slash = lastIndex(of: UInt8(ascii: "/"), in: path[...]) else { return path[...] }
        return path[path.utf8.index(after: slash)...]
    }

    /// The part of a path's name behind its last dot, in lower case; empty without one.
    public static func fileExtension(of path: String) -> String {
        let name = lastPart(of: path)
        guard let dot = lastIndex(of: UInt8(ascii: "."), in: name), dot != name.startIndex else {
            return ""
        }
        return name[name.utf8.index(after: dot)...].lowercased()
    }

    /// The place of the last of a byte, searched among the bytes where they lie in one piece.
    private static func lastIndex(of byte: UInt8, in text: Substring) -> String.Index? {
        let found = text.utf8.withContiguousStorageIfAvailable { $0.lastIndex(of: byte) }
        guard let found else { return text.utf8.lastIndex(of: byte) }
        return found.map { text.utf8.index(text.startIndex, offsetBy: $0) }
    }

    /// The way from a folder to a path, with `..` where it needs them.
    public static func path(to path: String, from folder: String) -> String {
        let target = path.split(separator: "/")
        let start = folder.split(separator: "/")
        var shared = 0
        while shared < min(target.count, start.count), target[shared] == start[shared] {
            shared += 1
        }
        let up = Array(repeating: Substring(".."), count: start.count - shared)
        return (up + target[shared...]).joined(separator: "/")
    }

    /// Whether a path lies below a folder.
    public static func isBelow(_ path: String, _ folder: String) -> Bool {
        folder.isEmpty || path.hasPrefix(folder + "/")
    }

    /// The folders above a path, the outermost first.
    public static func folders(above path: String) -> [String] {
        let names = path.split(separator: "/").dropLast()
        return names.indices.map { names[...$0].joined(separator: "/") }
    }
}
