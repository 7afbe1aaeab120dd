import Foundation
import SourceEditing
import SwiftOutline
import Testing

/// The walls that `docs/architecture.md` describes, beside those between modules, which the compiler keeps.
///
/// What is not so yet stands in the lists of exceptions: they may get shorter, and an exception that is none any more fails.
struct HouseTests {
    private static let sources = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Sources")
    /// The rooms of `LifecycleMigration`: each may name types of those in front of it.
    private static let rooms = ["Decisions", "Edits", "Findings", "Plan"]

    @Test("A room names no type of a room behind it", arguments: rooms)
    func order(room: String) throws {
        let behind = try Self.rooms.drop { $0 != room }.dropFirst().flatMap { later in
            try Self.files(in: "LifecycleMigration/\(later)").flatMap {
                Self.declaredTypes(of: $0.file)
            }
        }
        var found: Set<String> = []
        for (path, file) in try Self.files(in: "LifecycleMigration/\(room)") {
            let known = Self.names(in: file).intersection(behind)
                .subtracting(file.declarations.flatMap(\.members).map(\.name))
            if !known.isEmpty { found.insert(path.fileName) }
        }
        #expect(found == Self.expected[room] ?? [])
    }

    /// The files that name a type of a room behind theirs.
    private static let expected: [String: Set<String>] = [
        "Decisions": ["MacMenuAnalysis.swift", "MacMenuCommands.swift", "MenuBarNotes.swift"]
    ]

    @Test("Findings are worded in one room, and told on by the plan")
    func findings() throws {
        let found = try Self.rooms.prefix(2).flatMap { room in
            try Self.files(in: "LifecycleMigration/\(room)").filter {
                Self.names(in: $0.file).contains("Finding")
            }.map(\.path.fileName)
        }
        #expect(
            Set(found) == ["MacMenuAnalysis.swift", "MacMenuCommands.swift", "MenuBarNotes.swift"])
    }

    @Test("Edits are written in one room")
    func edits() throws {
        let others = [
            "AppleFrameworks", "AppFacts", "LaunchValidation", "LifecycleMigration/Decisions",
            "LifecycleMigration/Findings",
        ]
        let found = try others.flatMap { room in
            try Self.files(in: room).filter { Self.names(in: $0.file).contains("TextEdit") }
                .map(\.path.fileName)
        }
        #expect(Set(found) == Self.editingOutside)
    }

    /// The files that write edits and stand elsewhere.
    private static let editingOutside: Set<String> = [
        "BackgroundWork.swift",
        "IdleParameters.swift",
        "ListElements.swift",
        "MacWindowScene.swift",
        "ParameterName.swift",
        "RootValueCode.swift",
        "SceneConfigurationMethod.swift",
        "SceneParameters.swift",
        "SceneSetting.swift",
        "SceneSettingAnalysis.swift",
        "ShownWindowSettings.swift",
        "ShownWindowsCode.swift",
        "WindowAssignments.swift",
        "WindowCalls.swift",
        "WindowCaptures.swift",
        "WindowChanges.swift",
        "WindowConditions.swift",
        "WindowDeclarations.swift",
        "WindowFrameworkRoots.swift",
        "WindowGeometry.swift",
        "WindowLendings.swift",
        "WindowOrphans.swift",
        "WindowReplacements.swift",
        "WindowScenes.swift",
        "WindowScope.swift",
        "WindowStandInUses.swift",
        "WindowStandIns.swift",
    ]

    @Test("Only a few files are long")
    func sizes() throws {
        let long = try Self.files(in: "").filter { $0.file.text.lineCount > 400 }
            .map(\.path.fileName)
        #expect(Set(long) == Self.longFiles)
    }

    /// The files with more than 400 lines.
    private static let longFiles: Set<String> = [
        "LaunchWalk.swift",
        "MacMenuAnalysis.swift",
        "MacStartReader.swift",
        "MacStartStatement.swift",
        "WindowFindings.swift",
    ]

    // MARK: Reading

    private static func files(in folder: String) throws -> [(path: String, file: SwiftFile)] {
        let root = folder.isEmpty ? sources : sources.appendingPathComponent(folder)
        let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path)
        return try paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
            let data = try Data(contentsOf: root.appendingPathComponent(path))
            return (path, SwiftFile(SourceText(bytes: Array(data))))
        }
    }

    private static func declaredTypes(of file: SwiftFile) -> [String] {
        file.declarations.filter { [.struct, .enum, .class, .protocol].contains($0.kind) }
            .map(\.name)
    }

    private static func names(in file: SwiftFile) -> Set<String> {
        file.tokens.tokens.indices.filter { file.tokens.tokens[$0].kind == .identifier }
            .reduce(into: []) { $0.insert(file.name(at: $1)) }
    }
}

extension String {
    /// The last component of a path.
    fileprivate var fileName: String { String(split(separator: "/").last ?? "") }
}

extension SourceText {
    /// How many lines there are.
    fileprivate var lineCount: Int { bytes.count { $0 == UInt8(ascii: "\n") } }
}
