import Foundation
import SourceEditing
import SwiftOutline
import Testing

/// The folders of the module keep apart what `docs/architecture.md` keeps apart.
struct RoomsTests {
    private static let module = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Sources/LifecycleMigration")

    @Test(
        "What finds out and decides does not know what edits, and nothing that a plan is checked by does",
        arguments: [
            ("Framework", ["Window", "Strategies", "Rewriting", "Wording", "Validation"]),
            ("Facts", ["Window", "Strategies", "Rewriting", "Wording", "Validation"]),
            ("Analysis", ["Rewriting", "Validation"]),
            ("Window", ["Strategies", "Rewriting", "Wording", "Validation"]),
            ("Strategies", ["Rewriting", "Wording", "Validation"]),
            ("Rewriting", ["Wording", "Validation"]),
            ("Validation", ["Window", "Strategies", "Rewriting", "Wording"]),
        ])
    func room(_ room: String, _ others: [String]) throws {
        let known = try names(in: room)
        for other in others {
            let declared = try Set(files(in: other).flatMap(declaredTypes))
            #expect(!declared.isEmpty)
            #expect(known.intersection(declared).sorted() == [], "\(room) names types of \(other)")
        }
    }

    @Test(
        "Findings are not worded where something is decided or written, and nothing is refused once writing begins",
        arguments: [
            ("Framework", ["Finding", "Refusal"]), ("Facts", ["Finding", "Refusal"]),
            ("Window", ["Finding", "Refusal"]), ("Strategies", ["Finding"]),
            ("Rewriting", ["Finding", "Refusal"]), ("Ledger", ["Finding", "Refusal"]),
        ])
    func words(_ room: String, _ types: [String]) throws {
        #expect(try names(in: room).intersection(types) == [], "\(room) names these types")
    }

    private func files(in room: String) throws -> [SwiftFile] {
        let folder = Self.module.appendingPathComponent(room)
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        return try paths.filter { $0.hasSuffix(".swift") }.sorted().map {
            SwiftFile(
                SourceText(bytes: Array(try Data(contentsOf: folder.appendingPathComponent($0)))))
        }
    }

    private func declaredTypes(of file: SwiftFile) -> [String] {
        file.declarations.filter { [.struct, .enum, .class, .protocol].contains($0.kind) }
            .map(\.name)
    }

    private func names(in room: String) throws -> Set<String> {
        try files(in: room).reduce(into: []) { names, file in
            for (index, token) in file.tokens.tokens.enumerated() where token.kind == .identifier {
                names.insert(file.name(at: index))
            }
        }
    }
}
