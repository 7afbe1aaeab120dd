import AppFacts
import LifecycleMigration

/// `explain`: the page of one finding, or the list of all.
struct ExplainCommand {
    /// What to work with.
    let context: CommandContext

    /// Runs the command.
    func run() throws -> ExitCode {
        guard let word = context.invocation.operands.first else {
            try show(list)
            return .success
        }
        guard let id = FindingID(rawValue: word) else {
            let ids = FindingID.allCases.map(\.rawValue)
            throw UsageError(
                "there is no finding '\(word)'",
                suggestion: Suggestion.nearest(to: word, among: ids),
                command: .explain, more: "'sceneshift explain' lists all findings")
        }
        try show(FindingPage.page(for: id).markdown)
        return .success
    }

    /// Prints a page, or lets it be read page by page where it is longer than the screen.
    private func show(_ text: String) throws(ToolError) {
        if let pager = Pager(context.streams, context.environment), pager.show(text) { return }
        try context.print(text)
    }

    private var list: String {
        let width = FindingID.allCases.map(\.rawValue.count).max() ?? 0
        let lines = FindingPage.all.map { $0.id.rawValue.padded(to: width + 2) + $0.title }
        return lines.joined(separator: "\n") + "\n"
    }
}
