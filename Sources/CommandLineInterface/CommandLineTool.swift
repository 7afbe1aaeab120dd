import LifecycleMigration
import ProjectModel

/// The `sceneshift` command, from its arguments to its exit status.
public struct CommandLineTool: Sendable {
    private let planner: Planner
    private let streams: StandardStreams
    private let environment: ToolEnvironment

    /// A tool; by default over the process's own streams and surroundings.
    public init(
        planner: @escaping Planner = ThreadedPlanner.plan,
        streams: StandardStreams = StandardStreams(),
        environment: ToolEnvironment = .current
    ) {
        self.planner = planner
        self.streams = streams
        self.environment = environment
    }

    /// Does what the arguments, without the name of the program, ask for.
    public func run(_ arguments: [String]) async -> ExitCode {
        do {
            var invocation = try ArgumentParser.parse(arguments) { word in
                FileStatus(environment.absolute(word)) != nil
            }
            invocation.program = environment.program
            if let file = invocation.configurationFile {
                try Configuration(file, in: environment).apply(to: &invocation)
            }
            if let file = invocation.baselineFile {
                invocation.baseline = try Baseline(file, in: environment).findings
            }
            return try await run(invocation)
        } catch let error as UsageError {
            ErrorReporter(streams).report(error)
            return .usage
        } catch let error as ToolError {
            ErrorReporter(streams).report(error)
            return .failure
        } catch {
            ErrorReporter(streams).reportBug(
                (error as? InternalError)?.reason ?? String(describing: error))
            return .bug
        }
    }

    private func run(_ invocation: Invocation) async throws -> ExitCode {
        let context = CommandContext(
            invocation: invocation, planner: planner, streams: streams, environment: environment)
        switch invocation.request {
        case .help:
            let command = invocation.namesCommand ? invocation.command : nil
            try context.print(command.map(HelpText.command) ?? HelpText.tool)
            return .success
        case .version:
            let commit = ToolCommit.current.map { " (\($0))" } ?? ""
            try context.print("sceneshift \(ToolVersion.current)\(commit)\n")
            return .success
        case .run:
            break
        }
        switch invocation.command {
        case .plan: return try await PlanCommand(context: context).run()
        case .scan: return try await PlanCommand(context: context.scanning).run()
        case .apply: return try await ApplyCommand(context: context).run()
        case .undo: return UndoCommand(context: context).run()
        case .guide: return try await GuideCommand(context: context).run()
        case .explain: return try ExplainCommand(context: context).run()
        case .completions: return try CompletionsCommand(context: context).run()
        }
    }
}
