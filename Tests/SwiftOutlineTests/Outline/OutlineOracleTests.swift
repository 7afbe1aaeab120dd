import Foundation
import Testing

/// Compares our outlines with those of the compiler's own parser; see `Tests/OutlineOracle`.
struct OutlineOracleTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    @Test func theCompilerFindsTheSameDeclarationsAndStatementsInThisRepository() throws {
        let folders = ["Sources", "Samples", "Tests"].map(Self.root.appendingPathComponent)
            .filter { FileManager.default.fileExists(atPath: $0.path) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        let script = Self.root.appendingPathComponent("Tests/OutlineOracle/compare.sh")
        process.arguments = [script.path] + folders.map(\.path)
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = String(
            decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        if process.terminationStatus == 77 {
            print("the outlines were not compared: \(output)")
            return
        }
        #expect(process.terminationStatus == 0, "\(output)")
        #expect(output.contains("differing lines: 0"))
    }
}
