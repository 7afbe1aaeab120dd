import Foundation

/// `sources.txt`: what stands at the places that `callbacks.txt` cites, in a line each.
struct SourceExcerpts: Sendable {
    /// What an excerpt says about callbacks.
    enum Scope: String, Sendable {
        /// It names the callback.
        case names
        /// It speaks of all callbacks, of its kind, or of whatever there is no method for.
        case covers
    }

    /// One line.
    struct Excerpt: Sendable {
        /// The citation as the table writes it.
        let citation: String
        /// What it says.
        let scope: Scope
        /// The words: for lines of a file all that stands in front of the first brace or comment.
        let text: String

        /// The line as it is written.
        var line: String { "\(citation) ; \(scope) ; \(text)" }
    }

    /// What stands in front of the excerpts, with its line ends.
    private(set) var introduction = ""
    /// The excerpts, in their order.
    private(set) var excerpts: [Excerpt] = []

    /// Reads the file.
    init(text: String) throws {
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false)
            .enumerated() where !line.isEmpty
        {
            if line.hasPrefix("#") {
                introduction += line + "\n"
                continue
            }
            let fields = line.components(separatedBy: " ; ")
            guard fields.count >= 3, let scope = Scope(rawValue: fields[1]) else {
                throw CallbackTable.Malformed(
                    description:
                        "sources.txt:\(index + 1): expected a citation, names or covers, and words")
            }
            excerpts.append(
                Excerpt(
                    citation: fields[0], scope: scope,
                    text: fields.dropFirst(2).joined(separator: " ; ")))
        }
    }

    /// The excerpts of a citation: one of lines, and any number of a page, whose heading may say several things.
    func excerpts(of citation: CallbackCitation) -> [Excerpt] {
        excerpts.filter { $0.citation == citation.description }
    }

    /// What an excerpt has of some lines of a file.
    static func excerpt(of lines: ArraySlice<String>, cited citation: CallbackCitation) -> Excerpt {
        let words = lines.joined(separator: " ").split { $0.isWhitespace }.joined(separator: " ")
        let code = words.prefix { $0 != "{" }.trimmingSpaces
        let text = code.components(separatedBy: "; //")[0] + (code.contains("; //") ? ";" : "")
        // Who passes on what it has no method for, and who makes a delegate, speaks of all callbacks.
        let isForAll =
            text.contains("func forwardingTarget(for") || text.contains("DelegateAdaptor ")
        return Excerpt(
            citation: citation.description, scope: isForAll ? .covers : .names, text: text)
    }
}
