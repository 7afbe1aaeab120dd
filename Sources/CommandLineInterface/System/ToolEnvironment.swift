import Foundation

/// What a run takes from its surroundings.
public struct ToolEnvironment: Sendable {
    /// The folder that relative paths start from, absolute.
    public let workingDirectory: String
    /// Whether `NO_COLOR` is set to anything.
    public let forbidsColor: Bool
    /// Whether the terminal can't show colour or move its cursor.
    public let hasPlainTerminal: Bool

    /// Surroundings from their parts.
    public init(workingDirectory: String, forbidsColor: Bool = true, hasPlainTerminal: Bool = true)
    {
        self.workingDirectory = workingDirectory
        self.forbidsColor = forbidsColor
        self.hasPlainTerminal = hasPlainTerminal
    }

    /// The surroundings of the process.
    public static var current: ToolEnvironment {
        let folder = getcwd(nil, 0)
        defer { free(folder) }
        return ToolEnvironment(
            workingDirectory: folder.map { String(cString: $0) } ?? ".",
            forbidsColor: variable("NO_COLOR").map { !$0.isEmpty } ?? false,
            hasPlainTerminal: ["", "dumb"].contains(variable("TERM") ?? ""))
    }

    /// A path, made absolute.
    func absolute(_ path: String) -> String {
        path.hasPrefix("/") ? path : workingDirectory + "/" + path
    }

    private static func variable(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }
}
