import Foundation

/// How much of all that could be planned a run of the tests plans: each sample and each way to write it has a share.
/// `.ci/run` plans more (`MORE_CASES=1`), and `EVERY_CASE=1` all.
enum OrdinaryShare {
    /// Whether this run is asked for more than `swift test` does by itself.
    static let isLarger = isSet("MORE_CASES")

    private static let isEveryOneAskedFor = isSet("EVERY_CASE")

    private static func isSet(_ name: String) -> Bool {
        ProcessInfo.processInfo.environment[name] != nil
    }

    /// For a check of the tests' own that every sample would pass: each fifth sample, all in a larger run; the summary
    /// says how many are left out.
    static func samples(_ name: String) -> [Sample] {
        guard !isLarger, !isEveryOneAskedFor else { return Sample.all }
        let chosen = Sample.all.enumerated().filter { $0.offset % 5 == 0 }.map(\.element)
        Tally.skip(
            "\(Sample.all.count - chosen.count) of \(Sample.all.count) \(name) left out; MORE_CASES=1 does all"
        )
        return chosen
    }

    /// Of all pairs of a sample and a way, one of `part` in this run; the summary says how many are left out.
    static func pairs<Way: Sendable>(
        of ways: [Way], _ name: String, part: Int
    ) -> [(Sample, Way)] {
        let all = Sample.all.enumerated().flatMap { number, sample in
            ways.enumerated().map { (number: number + $0, pair: (sample, $1)) }
        }
        guard !isEveryOneAskedFor else { return all.map(\.pair) }
        let chosen = all.filter { $0.number % part == 0 }.map(\.pair)
        Tally.skip(
            "\(all.count - chosen.count) of \(all.count) \(name) were not planned; MORE_CASES=1 plans more, EVERY_CASE=1 all"
        )
        return chosen
    }
}
