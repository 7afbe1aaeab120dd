/// The script that makes a shell complete the words of the tool.
enum CompletionScript {
    /// The script for a shell.
    static func text(for shell: CompletionShell) -> String {
        let table = CompletionTable()
        let lines =
            switch shell {
            case .bash: BashCompletions(table).lines
            case .zsh: ZshCompletions(table).lines
            case .fish: FishCompletions(table).lines
            }
        return lines.joined(separator: "\n") + "\n"
    }
}
