import Foundation

/// All cases of one kind, one after another.
struct FuzzRun: Sendable {
    private let kind: FuzzKind
    private let settings: FuzzSettings
    private let corpus: FuzzCorpus

    /// As the command does that plans: sources may be nested deeper than a pool's small threads bear.
    private static let stackByteCount = 64 << 20
    /// After so many failures the rest is not needed.
    private static let failureLimit = 20

    /// A run of the cases that the settings ask for.
    init(_ kind: FuzzKind, _ settings: FuzzSettings) throws {
        self.kind = kind
        self.settings = settings
        corpus = try FuzzCorpus.all.get()
    }

    /// Runs every case.
    func summary() async throws -> FuzzSummary {
        if kind == .command { return try await commands() }
        return await withCheckedContinuation { continuation in
            let thread = Thread { continuation.resume(returning: inMemory()) }
            thread.stackSize = Self.stackByteCount
            thread.start()
        }
    }

    private func inMemory() -> FuzzSummary {
        var summary = FuzzSummary(kind: kind)
        let watch = FuzzWatch(kind)
        for index in settings.cases(of: kind) where summary.failures.count < Self.failureLimit {
            let fuzzCase = FuzzCase(kind: kind, seed: settings.seed, index: index)
            watch.begin(fuzzCase)
            let start = ProcessorTime.ofThisThread
            let result =
                kind == .source
                ? SourceCheck.run(fuzzCase, corpus)
                : kind == .document
                    ? DocumentCheck.run(fuzzCase, corpus)
                    : PlanCheck.run(fuzzCase, corpus)
            summary.add(result, of: fuzzCase, seconds: ProcessorTime.ofThisThread - start)
            write(result)
        }
        watch.end()
        return summary
    }

    private func commands() async throws -> FuzzSummary {
        var summary = FuzzSummary(kind: kind)
        let watch = FuzzWatch(kind)
        for index in settings.cases(of: kind) where summary.failures.count < Self.failureLimit {
            let fuzzCase = FuzzCase(kind: kind, seed: settings.seed, index: index)
            watch.begin(fuzzCase)
            let result = await CommandCheck.run(fuzzCase, corpus)
            summary.add(result, of: fuzzCase, seconds: 0)
            write(result)
        }
        watch.end()
        return summary
    }

    /// Writes the files of a case that is run alone.
    private func write(_ result: FuzzResult) {
        guard settings.only != nil, let output = settings.output else { return }
        try? result.files.write(to: output)
    }
}
