import SwiftOutline
import Testing

/// The walls that `docs/architecture.md` describes, beside those between modules, which the compiler keeps.
///
/// What is not so yet stands in lists of exceptions (`HouseExceptions`): they may get shorter, and one that is none any more fails.
struct HouseTests {
    /// The rooms of modules, each of which may name types of those in front of it.
    private static let orders = [
        "ProjectModel": [
            "Files", "Documents", "Targets", "Settings", "Packages", "Formats", "Loading",
            "Linking",
        ],
        "LifecycleMigration": ["Decisions", "Edits", "Findings", "Plan"],
        "CommandLineInterface": [
            "System", "Git", "Reading", "Arguments", "Planning", "Reporting", "Scanning", "Guide",
            "Applying", "Commands", "",
        ],
    ]

    private static let modules = [
        "SourceEditing", "SwiftOutline", "SwiftFlow", "ProjectModel", "AppleFrameworks", "AppFacts",
        "LaunchValidation", "LifecycleMigration", "CommandLineInterface",
    ]

    /// What each module's sources say, read once for all tests.
    private static let maps = Dictionary(
        uniqueKeysWithValues: modules.map { name in (name, Result { try SourceMap(name) }) })

    private static func map(_ module: String) throws -> SourceMap {
        try #require(maps[module]).get()
    }

    @Test("A room names no type of a room behind it", arguments: orders.keys.sorted())
    func order(module: String) throws {
        let rooms = try #require(Self.orders[module])
        let map = try Self.map(module)
        #expect(Set(map.files.map(\.room)) == Set(rooms))
        let against = map.arrows.filter { arrow in
            (rooms.firstIndex(of: arrow.other.room) ?? 0)
                > (rooms.firstIndex(of: arrow.file.room) ?? 0)
        }
        let words = against.map { "\($0.file.name) names \($0.type)" }
        #expect(Set(words) == HouseExceptions.arrows[module] ?? [])
    }

    @Test("No format names another one")
    func formats() throws {
        func format(_ file: SourceMap.File) -> String? {
            let parts = file.path.split(separator: "/")
            return parts.count > 2 && parts[0] == "Formats" ? String(parts[1]) : nil
        }
        let words = try Self.map("ProjectModel").arrows.filter { arrow in
            guard let own = format(arrow.file), let other = format(arrow.other) else {
                return false
            }
            return own != other
        }.map { "\($0.file.path) names \($0.type)" }
        #expect(words == [])
    }

    @Test("Files that lead back to themselves", arguments: modules)
    func circles(module: String) throws {
        let circles = try Self.map(module).circles.map { $0.joined(separator: " ") }
        #expect(circles == HouseExceptions.circles[module] ?? [])
    }

    @Test("Findings are worded in one room, and told on by the plan")
    func findings() throws {
        let others = try Self.files(of: "LifecycleMigration", in: ["Decisions", "Edits"])
        let found = others.filter { $0.names.contains("Finding") }.map(\.name)
        #expect(Set(found) == HouseExceptions.findingsOutside)
    }

    @Test("Edits are written in one room")
    func edits() throws {
        let others =
            try ["AppleFrameworks", "AppFacts", "LaunchValidation"].flatMap {
                try Self.map($0).files
            } + Self.files(of: "LifecycleMigration", in: ["Decisions", "Findings"])
        let found = others.filter { $0.names.contains("TextEdit") }.map(\.name)
        #expect(Set(found) == HouseExceptions.editsOutside)
    }

    @Test("Only a few files are long")
    func sizes() throws {
        let long = try Self.modules.flatMap { try Self.map($0).files }
            .filter { $0.lineCount > 400 }.map(\.name)
        #expect(Set(long) == HouseExceptions.longFiles)
    }

    private static func files(of module: String, in rooms: [String]) throws -> [SourceMap.File] {
        try Self.map(module).files.filter { rooms.contains($0.room) }
    }
}
