import Foundation

/// `declarations.txt`: what the stub frameworks declare of what migrated code uses, and where the SDKs say so.
struct DeclarationList: Sendable {
    /// One line of the list.
    struct Entry: Sendable {
        /// The name as Apple's pages have it, such as `View.onOpenURL(perform:)`; `UIColor.*` for the members of a type.
        let name: String
        /// The stub source, below the stub SDK.
        let file: String
        /// What stands in it, white space aside.
        let spelling: String
        /// The key of the source.
        let source: String
        /// Where in the source: a file and what it says, or a page.
        let says: String
        /// The line's number.
        let line: Int

        /// Whether all members of the type are meant: in `UIColor.*`, and of a protocol in the table of callbacks.
        var covers: Bool { name.hasSuffix(".*") || file == "callbacks.txt" }
        /// The name without its type, its labels and the star.
        var baseName: String {
            let plain = name.prefix { $0 != "(" && $0 != "*" && $0 != " " }
            return String(plain.split(separator: ".").last ?? plain)
        }
    }

    /// A line that can't be read.
    struct Malformed: Error, CustomStringConvertible {
        /// The line's number and what is wrong with it.
        let description: String
    }

    /// The sources by their keys.
    private(set) var sources: [String: String] = [:]
    /// Names of the frameworks that the samples' apps use for something of their own.
    private(set) var ownNames: Set<String> = []
    /// The entries, in their order.
    private(set) var entries: [Entry] = []

    /// Reads the list.
    init(text: String) throws {
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false)
            .enumerated() where !line.isEmpty && !line.hasPrefix("#")
        {
            do { try read(String(line), number: index + 1) } catch {
                throw Malformed(description: "declarations.txt:\(index + 1): \(error)")
            }
        }
    }

    private mutating func read(_ line: String, number: Int) throws {
        let words = line.split(separator: " ", maxSplits: 2).map(String.init)
        switch words[0] {
        case "source" where words.count == 3: sources[words[1]] = words[2].trimmingSpaces
        case "own" where words.count == 3: ownNames.insert(words[1])
        default:
            let fields = line.components(separatedBy: " ; ").map(\.trimmingSpaces)
            guard fields.count == 5, !fields.contains("") else {
                throw Malformed(description: "expected five fields")
            }
            entries.append(
                Entry(
                    name: fields[0], file: fields[1], spelling: fields[2], source: fields[3],
                    says: fields[4], line: number))
        }
    }

    /// The list of a repository.
    init(_ layout: RepositoryLayout) throws {
        let file = layout.stubSDK.appendingPathComponent("declarations.txt")
        try self.init(text: String(contentsOf: file, encoding: .utf8))
    }
}
