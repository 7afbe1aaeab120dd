/// What a repository has checked out, as its file `HEAD` says.
struct GitHead {
    /// The full name of the branch, such as `refs/heads/main`; nil where a commit is checked out by itself.
    let branch: String?
    private let line: String

    /// Reads `HEAD`; nil where it is no file, or names what is no branch.
    init?(of repository: GitRepository) {
        guard let line = Self.firstLine(of: repository.gitFolder + "/HEAD") else { return nil }
        self.line = line
        guard line.hasPrefix("ref:") else {
            branch = nil
            return
        }
        let name = String(line.dropFirst(4).drop { $0 == " " || $0 == "\t" })
        let parts = name.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count >= 3, parts[0] == "refs",
            !parts.contains(where: { $0.hasPrefix(".") || $0.isEmpty })
        else { return nil }
        branch = name
    }

    /// The commit's full name; nil where there is none yet, or where it is kept as this does not read.
    func commit(in repository: GitRepository) -> String? {
        guard let branch else { return Self.commit(line) }
        for folder in repository.folders {
            if let line = Self.firstLine(of: folder + "/" + branch) { return Self.commit(line) }
        }
        return repository.folders.last.flatMap { Self.packed(branch, in: $0) }
    }

    private static func packed(_ branch: String, in folder: String) -> String? {
        guard let bytes = try? FileSystem.read(folder + "/packed-refs", limit: 1 << 24) else {
            return nil
        }
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n").lazy
            .first { $0.hasSuffix(" " + branch) }.flatMap { commit($0.prefix { $0 != " " }) }
    }

    private static func firstLine(of path: String) -> String? {
        (try? FileSystem.read(path, limit: 4096)).map {
            String(decoding: $0.prefix { $0 != 0x0A }, as: UTF8.self)
        }
    }

    /// A name by SHA-1 or SHA-256; nil for anything else.
    private static func commit(_ text: some StringProtocol) -> String? {
        let isHexadecimal = text.utf8.allSatisfy {
            UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0
                || UInt8(ascii: "a")...UInt8(ascii: "f") ~= $0
        }
        return isHexadecimal && [40, 64].contains(text.utf8.count) ? String(text) : nil
    }
}

extension GitRepository {
    /// The full name of the commit that is checked out; nil where there is none, or where it is kept as this does not read.
    var commit: String? { GitHead(of: self)?.commit(in: self) }
}
