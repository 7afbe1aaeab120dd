/// Arithmetic on paths relative to the root of a tree, with `/`; the root itself is the empty path.
public enum RelativePath {
    /// A path seen from a folder, `.` and `..` resolved; nil where it is absolute or leaves the root.
    public static func join(_ folder: String, _ path: some StringProtocol) -> String? {
        guard !path.hasPrefix("/") else { return nil }
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

    /// The folder that holds a path; the root for a path without one.
    public static func folder(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
    }

    /// The last part of a path.
    public static func name(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
    }

    /// The part of a path's name behind its last dot, in lower case; empty without one.
    public static func fileExtension(of path: String) -> String {
        let name = name(of: path)
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
        return name[name.index(after: dot)...].lowercased()
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
}
