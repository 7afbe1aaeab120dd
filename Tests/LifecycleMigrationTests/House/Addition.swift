import Foundation

/// A worked addition: the patch `Tests/Additions/<kind>.patch`, and how many files it may touch.
struct Addition: Sendable, CustomStringConvertible {
    /// What is added; the name of its patch.
    let kind: String
    /// How many files it may touch that are written by hand, tests and files of `folder` apart.
    let limit: Int
    /// The folder that is the addition's own, whose files are not counted; nil where it has none.
    var folder: String?
    /// Why the limit is not the aim yet: what would have to change.
    var reason: String?

    /// Its kind, as tests name it.
    var description: String { kind }

    /// Every kind. A limit may only get smaller.
    static let all = [
        Addition(
            kind: "finding", limit: 6,
            reason: """
                3 is the aim: the finder with its words, its page, one line. FindingID.swift, FindingPageFile.swift, FinderName.swift \
                and Finders.swift each have a line for it: an id would have to be declared with its finder and its page
                """),
        Addition(kind: "sdk", limit: 1),
        Addition(kind: "callback", limit: 1),
        Addition(
            kind: "report-format", limit: 4,
            reason: """
                2 is the aim. The word on the command line is an enum of Arguments, which may not name a reporter, so that \
                CommandContext.swift chooses it; README.md tells users of it
                """),
        Addition(
            kind: "project-format", limit: 2, folder: "Sources/ProjectModel/Formats/Theos/",
            reason:
                "1 is the aim: its line. The second file is docs/project-formats.md, which tells how formats are read"
        ),
        Addition(kind: "platform", limit: 4),
        Addition(kind: "sample", limit: 0, folder: "Samples/ios/playgrounds-app/"),
    ]

    /// What is recorded from the sources by `RECORD=1`, and by nobody's hand.
    static let recorded: Set<String> = ["docs/sdks.md", "docs/finders.md", "Samples/README.md"]

    private static let top = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private static let patches = top.appendingPathComponent("Tests/Additions")

    /// The kinds that have a patch.
    static func kindsWithPatch() throws -> Set<String> {
        let names = try FileManager.default.contentsOfDirectory(atPath: patches.path)
        return Set(names.filter { $0.hasSuffix(".patch") }.map { String($0.dropLast(6)) })
    }

    /// What the patch says.
    func patch() throws -> String {
        let file = Self.patches.appendingPathComponent(kind + ".patch")
        return String(decoding: try Data(contentsOf: file), as: UTF8.self)
    }

    /// The files that the patch adds or changes, in its order.
    func paths() throws -> [String] {
        try patch().split(separator: "\n").filter { $0.hasPrefix("+++ b/") }
            .map { String($0.dropFirst(6)) }
    }

    /// Those that count: written by hand, and neither a test nor in the addition's own folder.
    func counted() throws -> [String] {
        try paths().filter { path in
            !path.hasPrefix("Tests/") && !Self.recorded.contains(path)
                && !(folder.map(path.hasPrefix) ?? false)
        }
    }

    /// What Git says against the patch in a copy of the files that it changes; nothing where it fits.
    func problem() throws -> String {
        let files = FileManager.default
        let copy = files.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try files.createDirectory(at: copy, withIntermediateDirectories: true)
        defer { try? files.removeItem(at: copy) }
        for path in try paths() {
            let file = Self.top.appendingPathComponent(path)
            guard files.fileExists(atPath: file.path) else { continue }
            let place = copy.appendingPathComponent(path)
            try files.createDirectory(
                at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
            try files.copyItem(at: file, to: place)
        }
        return try Self.gitApply(
            Self.patches.appendingPathComponent(kind + ".patch"), in: copy)
    }

    private static func gitApply(_ patch: URL, in folder: URL) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["git", "apply", "--check", "--whitespace=nowarn", patch.path]
        process.currentDirectoryURL = folder
        // No repository around the temporary folder may answer.
        process.environment = ProcessInfo.processInfo.environment.merging([
            "GIT_CEILING_DIRECTORIES": folder.deletingLastPathComponent().path,
            "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1",
        ]) { $1 }
        let errors = Pipe()
        process.standardError = errors
        try process.run()
        let said = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus != 0 else { return "" }
        return String(decoding: said, as: UTF8.self) + "status \(process.terminationStatus)"
    }
}
