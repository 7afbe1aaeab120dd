/// The `sceneshift` command, from its arguments to its exit status.
public struct CommandLineTool: Sendable {
    /// A tool over the process's own streams.
    public init() {}
}
