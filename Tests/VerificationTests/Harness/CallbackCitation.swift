import Foundation

/// What a line of `callbacks.txt` says about where a claim comes from: `osui-ios:43-51` or `kiwix`.
struct CallbackCitation: Sendable, Hashable, CustomStringConvertible {
    /// The key of the source.
    let key: String
    /// The lines of its file; nil where it is a page, an issue or a repository as a whole.
    let lines: ClosedRange<Int>?

    /// Reads a citation; nil where its lines can't be read.
    init?(_ text: String) {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        key = String(parts[0])
        guard parts.count > 1 else {
            lines = nil
            return
        }
        let numbers = parts[1].split(separator: "-").compactMap { Int($0) }
        guard parts.count == 2, (1...2).contains(numbers.count),
            numbers[0] <= numbers[numbers.count - 1]
        else { return nil }
        lines = numbers[0]...numbers[numbers.count - 1]
    }

    /// The citation as it is written.
    var description: String {
        lines.map { "\(key):\($0.lowerBound)-\($0.upperBound)" } ?? key
    }
}

/// A file of a public repository at a commit, such as `OWNER/NAME at 069dd80, Sources/App.swift`.
struct CitedFile: Sendable, Hashable {
    /// The owner and name of the repository.
    let repository: String
    /// The commit.
    let commit: String
    /// The path in it.
    let path: String

    /// The file that a source is; nil for any other source.
    init?(_ source: String) {
        let parts = source.split(separator: " ", maxSplits: 3).map(String.init)
        guard parts.count == 4, parts[0].contains("/"), parts[1] == "at", parts[2].hasSuffix(","),
            parts[3].hasSuffix(".swift"), !parts[3].contains(" ")
        else { return nil }
        (repository, commit, path) = (parts[0], String(parts[2].dropLast()), parts[3])
    }

    /// Its lines in a clone that stands in a folder as `OWNER+NAME`, `.git` or bare; nil where there is none.
    func lines(clonedTo folder: String) async throws -> [String]? {
        let name = folder + "/" + repository.replacingOccurrences(of: "/", with: "+")
        guard FileManager.default.fileExists(atPath: name) else { return nil }
        let result = try await Subprocess.run(
            URL(fileURLWithPath: "/usr/bin/env"), ["git", "-C", name, "show", "\(commit):\(path)"],
            in: URL(fileURLWithPath: name))
        guard result.succeeded else { return nil }
        return result.output.components(separatedBy: "\n")
    }
}
