import Foundation
import SourceEditing
import Testing

@testable import CommandLineInterface

/// What the rules of SARIF 2.1.0 ask for, as far as our documents could break them.
struct SARIFReportTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private typealias Object = [String: Any]

    private func run(_ arguments: String...) async throws -> Object {
        let run = try await ToolRun(["plan", "--format=sarif"] + arguments, in: folder)
        let document = try #require(
            JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? Object)
        #expect(Set(document.keys) == ["$schema", "version", "runs"])
        #expect(document["version"] as? String == "2.1.0")
        return try #require((document["runs"] as? [Object])?.first)
    }

    private func results(_ run: Object) throws -> [Object] {
        try #require(run["results"] as? [Object])
    }

    @Test func everyResultNamesARuleALevelAMessageAndAPlace() async throws {
        try folder.writeApp("A", "partial")
        try folder.writeApp("B", "refuse")
        let run = try await run(".", "nowhere")
        let driver = try #require((run["tool"] as? Object)?["driver"] as? Object)
        let rules = try #require(driver["rules"] as? [Object]).compactMap { $0["id"] as? String }
        #expect(Set(rules).count == rules.count)
        #expect(run["columnKind"] as? String == "utf16CodeUnits")
        let results = try results(run)
        #expect(results.count == 4)
        for result in results {
            let index = try #require(result["ruleIndex"] as? Int)
            #expect(rules[index] == result["ruleId"] as? String)
            #expect(["error", "warning", "note"].contains(result["level"] as? String))
            #expect(((result["message"] as? Object)?["text"] as? String)?.isEmpty == false)
            #expect((result["locations"] as? [Any])?.count == 1)
        }
    }

    @Test func thePlanOfAnAppIsTheFixOfAResult() async throws {
        try folder.writeApp("A", old: "old\n")
        let results = try results(try await run())
        let migration = try #require(results.first { $0["ruleId"] as? String == "migration" })
        let before = try folder.files()
        let after = try apply(try #require(migration["fixes"] as? [Object]), to: before)
        #expect(
            after == [
                "A/AppDelegate.swift": "class A {} // \n",
                "A/Life/AApp.swift": "@main struct AApp {}\n",
                "A/Old/Old.swift": "",
            ])
        #expect(results.filter { $0["fixes"] != nil }.count == 1)
    }

    @Test func appsThatMoveTogetherAreFixedTogether() async throws {
        try folder.writeApp("A")
        try folder.writeApp("B", "together")
        let results = try results(try await run())
        let migrations = results.filter { $0["ruleId"] as? String == "migration" }
        #expect(migrations.count == 2)
        for migration in migrations {
            let fixed = try apply(
                try #require(migration["fixes"] as? [Object]), to: try folder.files())
            #expect(fixed.keys.sorted().filter { $0.contains("Life") }.count == 2)
        }
    }

    @Test func whatIsRefusedHasNoFix() async throws {
        try folder.writeApp("B", "refuse")
        #expect(try results(try await run()).allSatisfy { $0["fixes"] == nil })
    }

    /// Carries out a fix as a reader of SARIF does, by lines and columns.
    private func apply(_ fixes: [Object], to files: [String: String]) throws -> [String: String] {
        var files = files
        let changes = try #require(fixes.first?["artifactChanges"] as? [Object])
        for change in changes {
            let location = try #require(change["artifactLocation"] as? Object)
            let path = try #require(location["uri"] as? String)
            var text = files[path] ?? ""
            for replacement in try #require(change["replacements"] as? [Object]).reversed() {
                let region = try #require(replacement["deletedRegion"] as? [String: Int])
                let start = try offset(region["startLine"], region["startColumn"], in: text)
                let end = try offset(region["endLine"], region["endColumn"], in: text)
                let content = try #require(replacement["insertedContent"] as? [String: String])
                text.replaceSubrange(start..<end, with: try #require(content["text"]))
            }
            files[path] = text
        }
        return files
    }

    private func offset(_ line: Int?, _ column: Int?, in text: String) throws -> String.Index {
        let lines = text.utf16.split(separator: 10, omittingEmptySubsequences: false)
        let start = lines[try #require(line) - 1].startIndex
        return text.utf16.index(start, offsetBy: try #require(column) - 1)
    }

    @Test(arguments: [
        ("a\nbcd\n", 3..<5, "1:2:2:2:4"), ("é\n😀x", 3..<8, "1:2:1:2:4"),
        ("\u{FEFF}abc", 3..<4, "1:1:1:1:2"), ("\u{FEFF}abc", 0..<4, "1:1:1:1:2"),
        ("a\r\nb", 3..<4, "1:2:1:2:2"), ("", 0..<0, "1:1:1:1:1"), ("a\n", 2..<2, "1:2:1:2:1"),
    ])
    func aRegionCountsLinesAndUTF16Units(text: String, range: Range<Int>, region: String) throws {
        let value = try #require(SARIFRegions(SourceText(text)).text(range))
        let numbers = value.text.matches(of: /[0-9]+/).map { String($0.0) }
        #expect((["1"] + numbers).joined(separator: ":") == region)
    }

    @Test(arguments: [
        (Array("a\rb".utf8), 0..<1), ([0x61, 0xFF, 0x62], 0..<1), (Array("é".utf8), 1..<2),
    ])
    func whereLinesAndColumnsAreNotSureThereIsNoTextRegion(bytes: [UInt8], range: Range<Int>) {
        #expect(SARIFRegions(SourceText(bytes: bytes)).text(range) == nil)
    }

    @Test func bytesAreWrittenAsFoundationWritesThem() {
        for count in 0..<40 {
            let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 37 &+ 200) }
            #expect(Base64.text(of: bytes) == Data(bytes).base64EncodedString())
        }
    }
}

extension TemporaryFolder {
    /// The text of every file.
    fileprivate func files() throws -> [String: String] {
        var files: [String: String] = [:]
        for name in try FileManager.default.subpathsOfDirectory(atPath: path) {
            if let bytes = read(name) { files[name] = String(decoding: bytes, as: UTF8.self) }
        }
        return files
    }
}
