/// `completions`: what a shell needs to complete the words of the tool.
struct CompletionsCommand {
    /// What to work with.
    let context: CommandContext

    /// Runs the command.
    func run() throws -> ExitCode {
        guard let shell = context.invocation.operands.first.flatMap(CompletionShell.init) else {
            throw InternalError(reason: "a shell that the parser did not refuse")
        }
        try context.print(CompletionScript.text(for: shell))
        return .success
    }
}
