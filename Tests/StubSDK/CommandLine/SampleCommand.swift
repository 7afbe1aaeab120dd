import Foundation

/// `check-sample`: one sample, by hand.
struct SampleCommand {
    private var showsLogs = false
    private var platform: SamplePlatform?
    private var paths: [String] = []

    /// Reads the arguments after the command's name.
    init(_ arguments: ArraySlice<String>) throws {
        var rest = arguments
        while let word = rest.popFirst() {
            switch word {
            case "--logs": showsLogs = true
            case "--platform":
                platform = rest.popFirst().flatMap(SamplePlatform.init)
                if platform == nil { throw Toolchain.Missing(description: "no such platform") }
            default: paths.append(word)
            }
        }
    }

    /// Checks the sample and prints the result; false where something is wrong.
    func run() async throws -> Bool {
        let folder = URL(fileURLWithPath: paths[0]).standardizedFileURL
        guard
            let sample = platform.map({ SampleFolder(folder, platform: $0) })
                ?? SampleFolder(folder)
        else {
            throw Toolchain.Missing(
                description: "the folder above \(folder.path) is no platform; use --platform")
        }
        let before = try sample.before()
        let after =
            paths.count > 1
            ? try SourceTree(folder: URL(fileURLWithPath: paths[1]))
            : try sample.changes().map(before.migrated)
        let verifier = try await Verifier()
        defer { verifier.cleanUp() }
        let result = try await verifier.verify(sample.migration(from: before, to: after))
        report(result, of: sample)
        return result.problems.isEmpty
    }

    private func report(_ result: VerificationResult, of sample: SampleFolder) {
        if showsLogs, let logs = result.logs {
            print("--- before\n" + logs.before.lines.joined(separator: "\n"))
            print("--- after\n" + logs.after.lines.joined(separator: "\n"))
        }
        for skip in result.skips { print("left out: \(skip.check.rawValue): \(skip.reason)") }
        for error in result.errorsBefore { print("before: error: \(error)") }
        for problem in result.problems { print("\(problem.check.rawValue): \(problem)") }
        let run =
            result.isRun
            ? "run, \(result.appLines) lines of the app's own"
            : "not run: \(result.reasonNotRun ?? "nothing to compare with")"
        let verdict = result.problems.isEmpty ? "ok" : "FAIL"
        print("\(verdict) \(sample): \(result.typeChecks) type-checks, \(run)")
    }
}
