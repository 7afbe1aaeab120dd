import Foundation

/// What the environment asks the fuzzer to do.
struct FuzzSettings: Sendable {
    /// The seed of all cases: `FUZZ_SEED`.
    let seed: UInt64
    /// How many cases of all kinds together: `FUZZ_CASES`; nil for the short run.
    let caseCount: Int?
    /// The one case to run: `FUZZ_CASE`, such as `plan:17`.
    let only: String?
    /// The folder that the one case is written to: `FUZZ_OUTPUT`.
    let output: URL?

    /// The settings of this run.
    static let current: FuzzSettings = {
        let environment = ProcessInfo.processInfo.environment
        return FuzzSettings(
            seed: environment["FUZZ_SEED"].flatMap { UInt64($0) } ?? 1,
            caseCount: environment["FUZZ_CASES"].flatMap { Int($0) },
            only: environment["FUZZ_CASE"],
            output: environment["FUZZ_OUTPUT"].map { URL(fileURLWithPath: $0) })
    }()

    /// The cases of a kind.
    func cases(of kind: FuzzKind) -> Range<Int> {
        if let only {
            let parts = only.split(separator: ":")
            guard parts.count == 2, parts[0] == kind.rawValue, let index = Int(parts[1]) else {
                return 0..<0
            }
            return index..<index + 1
        }
        return 0..<(caseCount.map { $0 / 1_000 * kind.share } ?? kind.shortCount)
    }
}
