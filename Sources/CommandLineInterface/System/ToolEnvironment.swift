import Foundation

/// What a run takes from its surroundings.
public struct ToolEnvironment: Sendable {
    /// The folder that relative paths start from, absolute.
    public let workingDirectory: String
    /// Whether `NO_COLOR` is set to anything.
    public let forbidsColor: Bool
    /// Whether the terminal can't show colour or move its cursor.
    public let hasPlainTerminal: Bool
    /// How many columns a terminal has, as `COLUMNS` says; nil where it has to be asked.
    public let columns: Int?
    /// Whether reports are laid out for a terminal, whatever they are printed to.
    public let breaksLines: Bool
    /// The shell command that pages are read with, as `PAGER` says; nil where nothing is said.
    public let pager: String?

    /// What the tool was called: a name that the shell finds, or a path.
    public let program: String

    /// Surroundings from their parts.
    public init(
        workingDirectory: String, forbidsColor: Bool = true, hasPlainTerminal: Bool = true,
        columns: Int? = nil, breaksLines: Bool = false, pager: String? = nil,
        program: String = "sceneshift"
    ) {
        self.program = program
        self.workingDirectory = workingDirectory
        self.forbidsColor = forbidsColor
        self.hasPlainTerminal = hasPlainTerminal
        self.columns = columns
        self.breaksLines = breaksLines
        self.pager = pager
    }

    /// The surroundings of the process.
    public static var current: ToolEnvironment {
        let folder = getcwd(nil, 0)
        defer { free(folder) }
        let workingDirectory = folder.map { String(cString: $0) } ?? "."
        return ToolEnvironment(
            workingDirectory: workingDirectory,
            forbidsColor: variable("NO_COLOR").map { !$0.isEmpty } ?? false,
            hasPlainTerminal: ["", "dumb"].contains(variable("TERM") ?? ""),
            columns: variable("COLUMNS").flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil },
            pager: variable("PAGER"), program: program(in: workingDirectory))
    }

    /// A path, made absolute.
    func absolute(_ path: String) -> String {
        path.hasPrefix("/") ? path : workingDirectory + "/" + path
    }

    /// The name by which the tool can be called again: as it was called, and where that was an absolute path, which no
    /// report shows, from the working directory.
    private static func program(in workingDirectory: String) -> String {
        let name = "sceneshift"
        let called = CommandLine.arguments.first ?? name
        let isAbsolute = called.hasPrefix("/")
        guard let path = isAbsolute ? called.path(below: workingDirectory) : called else {
            return name
        }
        // `swift run` names the folder of the platform, beside which a link stands that is the same everywhere.
        var names = path.split(separator: "/").map(String.init)
        if names.count == 4, names[0] == ".build" {
            names.remove(at: 1)
            let short = names.joined(separator: "/")
            let real = FileSystem.realPath(workingDirectory + "/" + short)
            if real != nil, real == FileSystem.realPath(workingDirectory + "/" + path) {
                return short
            }
        }
        return path
    }

    private static func variable(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }
}
