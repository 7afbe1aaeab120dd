import AppFacts
import LifecycleMigration

/// A guide in Markdown.
struct GuideMarkdown {
    /// Where the pages of findings are.
    enum Pages: Sendable {
        /// What is needed of them stands in the first task of each kind.
        case inTasks
        /// Each is a file, whose path begins so.
        case files(String)
    }

    private let guide: Guide
    private let pages: Pages

    /// The text of a guide.
    init(_ guide: Guide, _ pages: Pages) {
        self.guide = guide
        self.pages = pages
    }

    /// The whole guide.
    var text: String { Self.text(of: start + rules + tasks) }

    /// A text of blocks.
    static func text(of blocks: [String]) -> String { blocks.joined(separator: "\n\n") + "\n" }

    /// The heading, what the guide is about, and how much is left.
    var start: [String] {
        let about = guide.title.prefix(1).lowercased() + guide.title.dropFirst()
        return [
            "# What is left of the \(about)",
            guide.head.sentence(MarkdownText.code).capitalizedFirst
                + ". Paths and commands count from \(guide.folder).",
        ] + guide.failures.map { "**Failed:** \(escaped($0))." } + [amount]
    }

    private var amount: String {
        let finished =
            guide.finished.isEmpty
            ? "" : " Nothing is left to do by hand in \(escaped(guide.finished.listed))."
        guard !guide.parts.isEmpty else {
            let next =
                guide.apply.map { "The tool does the rest: \(code($0))" }
                ?? "\(code(guide.check)) exits with 0"
            return guide.failures.isEmpty || !guide.finished.isEmpty
                ? "**Nothing is left to do by hand.** \(next)."
                : "Nothing is known of what is left."
        }
        let tasks = guide.taskCount == 1 ? "1 task" : "\(guide.taskCount) tasks"
        return "**\(tasks) left to do by hand.**" + difference + finished
    }

    /// Why a report of the plan counts otherwise; nothing where it does not.
    private var difference: String {
        let refused = guide.refusedTaskCount
        let open = guide.taskCount - refused
        let planned =
            guide.plannedCount == 1 ? "1 thing" : "\(guide.plannedCount) things"
        let apps = refused == 1 ? "is of an app that is refused" : "are of apps that are refused"
        let share = open == 0 ? (refused == 1 ? "It" : "All of them") : "Of these, \(refused)"
        return
            (refused == 0
            ? ""
            : " \(share) \(apps), which `plan` leaves out of its count.")
            + (open == guide.plannedCount
                ? ""
                : " `plan` counts \(planned): what says the same in several places is one task here.")
    }

    /// How to work; nothing where there are no tasks.
    var rules: [String] {
        guard guide.taskCount > 0 else { return [] }
        let isAcceptable = guide.parts.flatMap(\.sections).flatMap(\.tasks).contains {
            !$0.entries.isEmpty
        }
        let isRefused = guide.parts.allSatisfy(\.isRefused)
        let first =
            guide.apply.map {
                "Let the tool do its part first: \(code($0)). It does what is certain, and the places of the tasks are those of the files afterwards."
            }
            ?? (isRefused
                ? "The tool can do no part of it yet." : "The tool has done its part.")
        let ownPart =
            guide.apply == nil && isRefused
            ? ""
            : " Never undo, rewrite or move an edit of the tool, and do none of its part by hand."
        let rules =
            [
                first + ownPart,
                "Do the tasks in their order, one at a time. Read the code around the place, and write the smallest change that does what the task says, in the names of this app: those of an example are made up.",
                "Touch nothing else: rename nothing, format no code anew, and change no file that the task does not need.",
                "After each task build the app and do its check. Say which checks you could not do, and do not guess what they would show.",
                "Then run \(code(guide.check)) again: it lists what is left, and exits with 0 where nothing is. A task is off the list once the line of code at its place is another one.",
            ] + (isAcceptable ? [acceptance] : [])
        return [
            "## How to work",
            rules.enumerated().map { "\($0 + 1). \($1)" }.joined(separator: "\n"),
        ]
    }

    private var acceptance: String {
        "A task that is done elsewhere than at its line, that names no line, or that needs no change after all is taken off the list by its entry: "
            + "in the file `.sceneshift.json` at the top of the repository, \(code(#"{ "accepted": [ ENTRY, ENTRY ] }"#)). Only what is done or was looked at is accepted; say why in the commit."
    }

    /// The parts with their tasks.
    var tasks: [String] { guide.parts.flatMap(blocks) }

    private func blocks(of part: GuidePart) -> [String] {
        var blocks = ["## \(escaped(part.title))"]
        if !part.names.isEmpty {
            blocks.append(part.names.map { "- \(escaped($0))" }.joined(separator: "\n"))
        }
        blocks.append(escaped(part.promise.capitalizedFirst) + ".")
        if !part.facts.isEmpty {
            blocks.append(
                part.facts.map { "- \($0.name): \(escaped($0.value))" }.joined(separator: "\n"))
        }
        if part.isRefused { blocks += refusal(of: part) }
        for section in part.sections {
            blocks.append("### \(section.title.capitalizedFirst)")
            blocks += section.tasks.flatMap(self.blocks)
            blocks +=
                section.references.isEmpty
                ? [] : [section.references.map { "- \(escaped($0))." }.joined(separator: "\n")]
        }
        return blocks + review(of: part)
    }

    private func refusal(of part: GuidePart) -> [String] {
        let again =
            "Nothing of it is touched. Once what is in the way is gone, \(code(guide.check)) says what the tool does of the rest; what there is to do if you migrate by hand is for whoever does all of it without the tool."
        guard !part.ways.isEmpty else { return [again] }
        let ways = part.ways.map {
            "- \(escaped($0.sentence.capitalizedFirst)): \(code($0.command))"
        }
        return [
            again, "Before any of it, see what the tool can do:", ways.joined(separator: "\n"),
        ]
    }

    private func review(of part: GuidePart) -> [String] {
        guard !part.review.isEmpty else { return [] }
        let items = part.review.map { places, finding in
            let places = places.map(code).joined(separator: ", ")
            let remedy = finding.remedy.map { " \(escaped($0.capitalizedFirst))." } ?? ""
            return
                "- [ ] \(places.isEmpty ? "" : places + ": ")\(escaped(finding.message)) (\(code(finding.id.rawValue))).\(remedy)"
        }
        return [
            "### \(FindingSection.toReview.title(for: .partial).capitalizedFirst)",
            items.joined(separator: "\n"),
        ]
    }

    private func blocks(of task: GuideTask) -> [String] {
        let finding = task.finding
        var blocks = [
            "#### Task \(task.number): \(escaped(finding.message)) (\(code(finding.id.rawValue)))"
        ]
        if !task.spots.isEmpty {
            blocks.append(
                zip(task.spots, task.lines).map { spot, line in
                    let shown = spot.code.map { ": \(MarkdownText.codeOutsideOfTables($0))" } ?? ""
                    return
                        "- [ ] \(code(line))\(shown)\(spot.isGone ? " (where it was: the plan removes it)" : "")"
                }.joined(separator: "\n"))
        } else {
            blocks.append("- [ ] The whole app; no line shows that it is done.")
        }
        if let sharing = task.sharing { blocks.append(escaped(sharing.capitalizedFirst) + ".") }
        blocks.append("**Why.** " + reason(of: task))
        blocks.append("**What to do.** " + work(of: task))
        if case .inTasks = pages, task.first == nil {
            blocks.append(Self.withoutLinks(FindingPage.page(for: finding.id).work))
        }
        return blocks + [end(of: task)]
    }

    private func reason(of task: GuideTask) -> String {
        if let first = task.first { return "As in task \(first)." }
        let paragraph = FindingPage.page(for: task.finding.id).reason.split(
            separator: "\n" as Character, omittingEmptySubsequences: false
        )
        .prefix { !$0.isEmpty }.joined(separator: " ")
        return Self.withoutLinks(paragraph)
    }

    private func work(of task: GuideTask) -> String {
        let remedy = task.finding.remedy.map { escaped($0.capitalizedFirst) + "." }
        let more =
            switch pages {
            case .files(let folder):
                "Example: [\(folder)\(task.finding.id.rawValue).md](\(folder)\(task.finding.id.rawValue).md)."
            case .inTasks:
                task.first.map { "The example is in task \($0)." }
                    ?? "In general, and as an example:"
            }
        return [remedy, more].compactMap { $0 }.joined(separator: " ")
    }

    private func end(of task: GuideTask) -> String {
        var lines: [String] = []
        if let check = task.check {
            lines.append(
                task.isCheckedAsFirst && task.first != nil
                    ? "**Check.** As in task \(task.first ?? 0)."
                    : "**Check \(check.place.rawValue).** \(check.action) Right: \(check.right) Wrong: \(check.wrong)"
            )
        }
        lines.append("**Then.** Touch nothing else, and run \(code(guide.check)).")
        if !task.entries.isEmpty {
            let entries = task.entries.joined(separator: ", ")
            let when = task.isKnownByCode ? "if its line stays as it is" : "once it is done"
            lines.append("**Entry**, \(when): \(MarkdownText.codeOutsideOfTables(entries))")
        }
        return lines.map { "- " + $0 }.joined(separator: "\n")
    }

    /// A text of a page without its links to others, which are not there.
    static func withoutLinks(_ text: String, but kept: Set<String> = []) -> String {
        text.replacing(/\[([^\]\[]*)\]\(([^()\s]*\.md)(?:#[^()\s]*)?\)/) { match in
            kept.contains(String(match.2)) ? String(match.0) : String(match.1)
        }
    }

    private func code(_ text: String) -> String { MarkdownText.codeOutsideOfTables(text) }

    private func escaped(_ text: String) -> String { MarkdownText.escaped(text) }
}
