import Foundation

/// The files that a configuration of Git includes, looked at before Git reads them.
struct GitIncludes {
    private let path: String

    /// The includes of a configuration file.
    init(of path: String) {
        self.path = path
    }

    /// The first of them that is neither a file nor absent; nil where there is none.
    var unreadable: String? {
        var pending = [path]
        var known: Set<String> = [path]
        while let next = pending.popLast(), known.count < Self.most {
            for include in Self.includes(of: next) where known.insert(include).inserted {
                switch FileStatus(include)?.kind {
                case .other: return include
                case .file: pending.append(include)
                default: continue
                }
            }
        }
        return nil
    }

    private static let most = 100

    /// The paths that the lines of a file name, whatever section they stand in: another `path` includes nothing, and is
    /// looked at for nothing.
    private static func includes(of path: String) -> [String] {
        guard let bytes = try? FileSystem.read(path, limit: 1 << 20) else { return [] }
        let folder = "/" + path.splitPath.folder
        // A backslash at the end of a line goes on with the next one.
        let text = String(decoding: bytes.filter { $0 != 0x0D }, as: UTF8.self)
            .split(separator: "\\\n", omittingEmptySubsequences: false).joined()
        return text.split(whereSeparator: \.isNewline).compactMap { line in
            // `[include] path = x` may stand in one line.
            let statement = line.lastIndex(of: "]").map { line[line.index(after: $0)...] } ?? line
            return value(of: statement) ?? value(of: line)
        }.map { value in
            if value.hasPrefix("/") { return value }
            if value.hasPrefix("~/") {
                return (ProcessInfo.processInfo.environment["HOME"] ?? "") + value.dropFirst()
            }
            return folder + "/" + value
        }
    }

    /// What a line gives the key `path`, without quotes and comments.
    private static func value(of line: Substring) -> String? {
        guard let equal = line.firstIndex(of: "="),
            line[..<equal].filter({ $0 != " " && $0 != "\t" }).lowercased() == "path"
        else { return nil }
        var value = ""
        var isQuoted = false
        var isEscaped = false
        for character in line[line.index(after: equal)...] {
            if isEscaped {
                value.append(character)
                isEscaped = false
                continue
            }
            switch character {
            case "\\": isEscaped = true
            case "\"": isQuoted.toggle()
            case "#" where !isQuoted, ";" where !isQuoted: return trimmed(value)
            default: value.append(character)
            }
        }
        return trimmed(value)
    }

    private static func trimmed(_ text: String) -> String {
        let isBlank: (Character) -> Bool = { $0 == " " || $0 == "\t" }
        return String(text.drop(while: isBlank).reversed().drop(while: isBlank).reversed())
    }
}
