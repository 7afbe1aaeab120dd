import Foundation
import Testing

/// What the migrations write is well-formed in the eyes of tools that are not ours.
@Suite(.disabled(if: Recording.isAskedFor, "this run records"))
struct ResultFileTests {
    @Test("The compiler parses every source that is written")
    func parse() async throws {
        guard let compiler = compiler() else {
            return Tally.skip("no source was parsed: swift-frontend was not found")
        }
        let files = try await ResultFile.written(endings: [".swift"])
        let folder = try ResultFolder(files)
        let names = files.map(\.uniqueName)
        try #require(!names.isEmpty)
        // Only a file by itself, or of this very name, may have statements at its top.
        let isScript = Dictionary(grouping: names) { $0.hasSuffix("main.swift") }
        for names in [isScript[false] ?? []] + (isScript[true] ?? []).map({ [$0] }) {
            let run = try Command(
                [compiler, "-parse", "-module-name", "Samples"] + names, in: folder.url)
            #expect(run.status == 0 && run.output.isEmpty, "\(run.output)")
        }
        Tally.count(.parsedSources, names.count)
    }

    @Test("plutil accepts every property list and project that is written")
    func lint() async throws {
        guard Command.exists("plutil") else {
            return Tally.skip("no document was linted: plutil was not found")
        }
        let files = try await ResultFile.written(endings: [".plist", ".pbxproj"])
        let folder = try ResultFolder(files)
        let names = files.map(\.uniqueName)
        try #require(!names.isEmpty)
        let run = try Command(["plutil", "-lint"] + names, in: folder.url)
        #expect(run.status == 0, "\(run.output)")
        Tally.count(.documents, names.count)
    }

    @Test("Foundation reads every property list and project that is written")
    func propertyLists() async throws {
        for file in try await ResultFile.written(endings: [".plist", ".pbxproj"]) {
            #expect(throws: Never.self, "\(file.uniqueName)") {
                try PropertyListSerialization.propertyList(from: Data(file.bytes), format: nil)
            }
        }
    }

    @Test(
        "No reference of a project is left dangling, and no object without one",
        arguments: Sample.all)
    func references(sample: Sample) async throws {
        let planned = try await PlannedSample.of(sample)
        for path in planned.changes.written.paths where path.hasSuffix(".pbxproj") {
            let before = try ProjectReferences(planned.before.files[path] ?? [])
            let after = try ProjectReferences(planned.after.files[path] ?? [])
            #expect(after.dangling.subtracting(before.dangling) == [], "\(path)")
            #expect(after.orphans.subtracting(before.orphans) == [], "\(path)")
        }
    }

    /// The compiler without its driver, by name or as Xcode knows it.
    private func compiler() -> String? {
        if Command.exists("swift-frontend") { return "swift-frontend" }
        guard Command.exists("xcrun") else { return nil }
        let folder = FileManager.default.temporaryDirectory
        let found = try? Command(["xcrun", "--find", "swift-frontend"], in: folder).success()
        return found?.split(separator: "\n").first.map(String.init)
    }
}
