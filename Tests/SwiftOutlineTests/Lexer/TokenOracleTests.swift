import Foundation
import Testing

/// Compares our tokens with those of the compiler's own parser; see `Tests/TokenOracle`.
@Suite struct TokenOracleTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    @Test func theCompilerFindsTheSameTokensInThisRepositoryAndInTrickyFiles() throws {
        let variants = FileManager.default.temporaryDirectory
            .appendingPathComponent("sceneshift-tricky-files-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: variants) }
        try writeVariants(to: variants)
        let folders = ["Sources", "Samples", "Tests"].map(Self.root.appendingPathComponent)
            .filter { FileManager.default.fileExists(atPath: $0.path) }
        let (status, output) = try compare(folders + [variants])
        if status == 77 {
            print("the tokens were not compared: \(output)")
            return
        }
        #expect(status == 0, "\(output)")
        #expect(output.contains("differing files: 0"))
    }

    /// Writes each tricky file with every line ending, and with a byte-order mark in front.
    private func writeVariants(to folder: URL) throws {
        let tricky = Self.root.appendingPathComponent("Tests/TokenOracle/TrickyFiles")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for name in try FileManager.default.contentsOfDirectory(atPath: tricky.path).sorted() {
            let text = try String(
                contentsOf: tricky.appendingPathComponent(name), encoding: .utf8)
            let variants = [
                "crlf": text.replacingOccurrences(of: "\n", with: "\r\n"),
                "cr": text.replacingOccurrences(of: "\n", with: "\r"),
                "bom": "\u{FEFF}" + text,
            ]
            for (prefix, variant) in variants {
                try Data(variant.utf8).write(
                    to: folder.appendingPathComponent("\(prefix)-\(name)"))
            }
        }
    }

    private func compare(_ folders: [URL]) throws -> (status: Int32, output: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        let script = Self.root.appendingPathComponent("Tests/TokenOracle/compare.sh")
        process.arguments = [script.path] + folders.map(\.path)
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: output, as: UTF8.self))
    }
}
