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

    /// Runs every case, and tells of each before it begins.
    func summary(_ begins: @escaping @Sendable (FuzzCase) -> Void) async throws -> FuzzSummary {
        if kind == .command { return await onTheDisk(begins) }
        return await withCheckedContinuation { continuation in
            let thread = Thread { continuation.resume(returning: inMemory(begins)) }
            thread.stackSize = Self.stackByteCount
            thread.start()
        }
    }

    private func inMemory(_ begins: (FuzzCase) -> Void) -> FuzzSummary {
        var summary = FuzzSummary(kind: kind)
        for index in settings.cases(of: kind) where summary.failures.count < Self.failureLimit {
            let fuzzCase = FuzzCase(kind: kind, seed: settings.seed, index: index)
            begins(fuzzCase)
            let start = ProcessorTime.ofThisThread
            let input = input(of: fuzzCase)
            let result =
                switch kind {
                case .source: SourceCheck.run(input)
                case .document: DocumentCheck.run(input)
                case .plan, .command: PlanCheck.run(input)
                }
            summary.add(
                result, of: fuzzCase, from: input, seconds: ProcessorTime.ofThisThread - start)
        }
        return summary
    }

    private func onTheDisk(_ begins: (FuzzCase) -> Void) async -> FuzzSummary {
        var summary = FuzzSummary(kind: kind)
        for index in settings.cases(of: kind) where summary.failures.count < Self.failureLimit {
            let fuzzCase = FuzzCase(kind: kind, seed: settings.seed, index: index)
            begins(fuzzCase)
            let input = input(of: fuzzCase)
            summary.add(await CommandCheck.run(input), of: fuzzCase, from: input, seconds: 0)
        }
        return summary
    }

    /// The input of a case, written down where it is run alone: before it is checked, for it may crash.
    private func input(of fuzzCase: FuzzCase) -> FuzzInput {
        let input = FuzzInput(fuzzCase, from: corpus)
        if settings.only != nil, let output = settings.output {
            try? input.files.write(to: output)
            print("\(fuzzCase): \(input.log.joined(separator: ", "))")
        }
        return input
    }
}
