import AppFacts

/// What the documentation says about one kind of finding, in Markdown: the file `docs/findings/<id>.md`, byte for byte.
public struct FindingPage: Sendable, Hashable {
    /// The finding that the page explains.
    public let id: FindingID
    /// The whole page, which a newline ends.
    public let markdown: String

    /// A page, as its file has it.
    init(_ id: FindingID, _ markdown: String) {
        self.id = id
        self.markdown = markdown
    }

    /// Every page, one for each id, in the order of the ids.
    public static let all: [FindingPage] = FindingID.allCases.map(page(for:))

    /// The page of one finding.
    public static func page(for id: FindingID) -> FindingPage {
        FindingPage(id, String(decoding: id.pageFile, as: UTF8.self))
    }

    /// What was found, in one line: lower case start, no full stop. It stands behind the id in the page's heading; empty
    /// where it does not.
    public var title: String {
        lines.first.flatMap { $0.without(prefix: "# \(id.rawValue): ") } ?? ""
    }

    /// How a reader sees whether it is in order, which is the page's last section; nil where that has not the three steps
    /// of a check.
    public var check: FindingCheck? {
        var steps = lines.suffix(4)
        guard steps.count == 4,
            let place = steps.removeFirst().without(prefix: "## How to check it ")
                .flatMap(FindingCheck.Place.init),
            let action = steps.removeFirst().without(prefix: "1. "),
            let right = steps.removeFirst().without(
                prefix: place == .xcode ? "2. Right: " : "2. Right, and as before the migration: "),
            let wrong = steps.removeFirst().without(prefix: "3. Wrong: ")
        else { return nil }
        return FindingCheck(place, action, right: right, wrong: wrong)
    }

    /// Why it matters, in paragraphs; empty where the page does not say.
    public var reason: String { section("Why it matters") }

    /// What a reader has to do, with an example before and after; empty where the page does not say.
    public var work: String { section("What you do") }

    /// What stands below a heading, without the empty lines around it; code may hold what looks like a heading.
    private func section(_ heading: String) -> String {
        var isInside = false
        var isCode = false
        var text: [Substring] = []
        for line in markdown.split(separator: "\n" as Character, omittingEmptySubsequences: false) {
            if line.hasPrefix("```") { isCode.toggle() }
            if !isCode, line.hasPrefix("## ") {
                isInside = line.dropFirst(3) == heading
            } else if isInside {
                text.append(line)
            }
        }
        let start = text.drop(while: \.isEmpty)
        return start.reversed().drop(while: \.isEmpty).reversed().joined(separator: "\n")
    }

    /// The lines in which something stands.
    private var lines: [Substring] {
        markdown.utf8.split(separator: UInt8(ascii: "\n")).map { Substring($0) }
    }
}

extension Substring {
    /// What stands behind a prefix; nil where it is another one.
    fileprivate func without(prefix: String) -> String? {
        hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
    }
}
