import AppFacts
import LifecycleMigration

/// A guide in the form of the Agent Skills standard: a file `SKILL.md`, and a page for each kind of finding.
///
/// Source: the specification of Agent Skills (agentskills.io): the name is that of the folder; a description of what and when,
/// a body of less than 500 lines, and references one level below it.
struct GuideSkill {
    /// A file of the folder.
    struct File: Sendable, Hashable {
        /// Its path in the folder.
        let path: String
        /// What is in it.
        let text: String
    }

    /// The file that an assistant reads first.
    static let mainFile = "SKILL.md"
    /// The folder of the pages.
    static let pages = "references"
    /// The file of the tasks, where they are too many for the first file.
    static let tasks = pages + "/tasks.md"
    /// What tells a folder that the tool wrote from others.
    static let mark = "  generated-by: sceneshift"

    /// The files; the one that is read first comes last.
    let files: [File]

    /// The guide as a skill of a name.
    init(_ guide: Guide, named name: String) {
        let names = Set(guide.ids.map { $0.rawValue + ".md" })
        var files = guide.ids.map { id in
            File(
                path: "\(Self.pages)/\(id.rawValue).md",
                text: GuideMarkdown.withoutLinks(FindingPage.page(for: id).markdown, but: names))
        }
        let markdown = GuideMarkdown(guide, .files(Self.pages + "/"))
        var body = GuideMarkdown.text(of: markdown.start + markdown.rules + markdown.tasks)
        if body.utf8.count(where: { $0 == UInt8(ascii: "\n") }) >= Self.mostLines {
            let beside = GuideMarkdown(guide, .files(""))
            files.append(
                File(path: Self.tasks, text: GuideMarkdown.text(of: ["# Tasks"] + beside.tasks)))
            body = GuideMarkdown.text(
                of: markdown.start + markdown.rules + Self.contents(of: guide))
        }
        let head = Self.head(of: guide, named: name)
        self.files = files + [File(path: Self.mainFile, text: head + "\n" + body)]
    }

    /// Every path that a guide can have, so that what an earlier one wrote can be told.
    static let knownPages = FindingID.allCases.map { "\($0.rawValue).md" } + ["tasks.md"]

    /// Why a word is no name of a skill; nil where it is one.
    static func objection(to name: String) -> String? {
        let isWord = name.utf8.allSatisfy {
            UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0
                || UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0
                || $0 == UInt8(ascii: "-")
        }
        guard !name.isEmpty, name.utf8.count <= longestName else {
            return "a skill has the name of its folder, of 1 to \(longestName) characters"
        }
        guard isWord, !name.hasPrefix("-"), !name.hasSuffix("-"), !name.contains("--") else {
            return
                "a skill has the name of its folder, of lower-case letters, digits and single hyphens"
        }
        return nil
    }

    private static func head(of guide: Guide, named name: String) -> String {
        [
            "---", "name: \(name)",
            "description: \(JSONValue.string(description(of: guide)).text.dropLast())", "metadata:",
            "\(mark) \(ToolVersion.current)", "---",
        ].joined(separator: "\n") + "\n"
    }

    private static func description(of guide: Guide) -> String {
        let tasks = guide.taskCount == 1 ? "1 task" : "\(guide.taskCount) tasks"
        let about = guide.title.prefix(1).lowercased() + guide.title.dropFirst()
        func text(_ apps: String) -> String {
            "Finishes by hand what sceneshift left of the \(about)\(apps): \(tasks), each with its place, the reason, an example and a check. "
                + "Use it when asked to finish, continue or check this migration, or when `sceneshift plan --check` exits with 1."
        }
        let whole = text(guide.parts.isEmpty ? "" : " of \(guide.parts.map(\.title).listed)")
        return whole.count <= longestDescription
            ? whole : text(" of \(guide.parts.count) apps or groups of apps")
    }

    /// Where the tasks are, and of what.
    private static func contents(of guide: Guide) -> [String] {
        let parts = guide.parts.prefix(mostParts).map { part in
            let numbers = part.sections.flatMap(\.tasks).map(\.number)
            let range =
                numbers.first.map {
                    $0 == numbers.last ? "task \($0)" : "tasks \($0) to \(numbers.last ?? $0)"
                }
                ?? "no task of its own"
            return "- \(MarkdownText.escaped(part.title)): \(range)"
        }
        let more = guide.parts.count - parts.count
        return [
            "## Tasks", "All of them are in [\(tasks)](\(tasks)):",
            (parts + (more > 0 ? ["- and \(more) more"] : [])).joined(separator: "\n"),
        ]
    }

    private static let mostLines = 500
    private static let mostParts = 200
    private static let longestName = 64
    private static let longestDescription = 1024
}
