import Foundation

/// What the environment asks the fuzzer to do.
struct FuzzSettings: Sendable {
    /// The seed of all cases: `FUZZ_SEED`.
    let seed: UInt64
    /// How many cases of all kinds together: `FUZZ_CASES`; nil for the short run.
    let caseCount: Int?
    /// The one case or kind to run: `FUZZ_CASE`, such as `plan:17` or `plan`.
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

    /// How many cases of a kind this run leaves to `.ci/run`.
    func leftOut(of kind: FuzzKind) -> Int {
        only == nil ? max(0, kind.ciCount - cases(of: kind).count) : 0
    }

    /// The cases of a kind.
    func cases(of kind: FuzzKind) -> Range<Int> {
        let short = OrdinaryShare.isLarger ? kind.ciCount : kind.shortCount
        let all = 0..<(caseCount.map { $0 / 1_000 * kind.share } ?? short)
        guard let only else { return all }
        let parts = only.split(separator: ":")
        guard parts.first.map(String.init) == kind.rawValue else { return 0..<0 }
        return parts.count == 2 ? Int(parts[1]).map { $0..<$0 + 1 } ?? 0..<0 : all
    }
}
