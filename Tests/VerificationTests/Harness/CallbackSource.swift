import Foundation

/// A source of `callbacks.txt`: what a key stands for, and how places in it are written.
struct CallbackSource: Sendable {
    /// What a source is.
    enum Kind: String, Sendable {
        case file, folder, page, thread, inference
    }

    /// What it is.
    let kind: Kind
    /// Where it is: a repository with commit and path, a page's title, or an issue.
    let text: String
    /// The file or folder that it is; nil for what has no lines.
    let file: CitedFile?

    /// Reads what stands behind the key: `file OWNER/NAME at COMMIT, PATH`, `page Apple, "Title"`.
    init(_ line: String) throws {
        let word = line.prefix { $0 != " " }
        guard let kind = Kind(rawValue: String(word)) else {
            throw CallbackTable.Malformed(description: "expected a kind of source: \(word)")
        }
        self.kind = kind
        text = line.dropFirst(word.count).trimmingSpaces
        let file = kind == .file || kind == .folder ? CitedFile(text) : nil
        let isComplete =
            switch kind {
            case .file: file?.path.hasSuffix("/") == false
            case .folder: file?.path.hasSuffix("/") == true
            case .page, .thread, .inference: !text.isEmpty
            }
        guard isComplete else {
            throw CallbackTable.Malformed(
                description:
                    "expected OWNER/NAME at COMMIT, and a path that ends with / for a folder: \(text)"
            )
        }
        self.file = file
    }
}

/// A file or folder of a public repository at a commit: `OWNER/NAME at 069dd80, Sources/App.swift`.
struct CitedFile: Sendable, Hashable {
    /// The owner and name of the repository.
    let repository: String
    /// The commit.
    let commit: String
    /// The path in it; a folder's ends with a slash.
    let path: String

    /// Reads it; nil where the text has another form.
    init?(_ text: String) {
        let parts = text.split(separator: " ", maxSplits: 3).map(String.init)
        guard parts.count == 4, parts[0].split(separator: "/").count == 2, parts[1] == "at",
            parts[2].hasSuffix(","), parts[2].dropLast().count >= 7,
            parts[2].dropLast().allSatisfy(\.isHexDigit)
        else { return nil }
        (repository, commit, path) = (parts[0], String(parts[2].dropLast()), parts[3])
    }

    /// The lines of the file, or of one below the folder, in a clone that stands in another folder as `OWNER+NAME`,
    /// `.git`, bare, or with its git directory below it as `repo`; nil where there is none.
    func lines(of name: String?, clonedTo folder: String) async throws -> [String]? {
        let clone = folder + "/" + repository.replacingOccurrences(of: "/", with: "+")
        let bare = clone + "/repo"
        let place = FileManager.default.fileExists(atPath: bare) ? bare : clone
        guard FileManager.default.fileExists(atPath: place) else { return nil }
        let result = try await Subprocess.run(
            URL(fileURLWithPath: "/usr/bin/env"),
            ["git", "-C", place, "show", "\(commit):\(path)\(name ?? "")"],
            in: URL(fileURLWithPath: place))
        guard result.succeeded else { return nil }
        return result.output.components(separatedBy: "\n")
    }
}
