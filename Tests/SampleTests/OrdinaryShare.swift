import Foundation

/// What a run of the tests plans of all pairs of a sample and a way to write it: every third, so that each sample and
/// each way has its share. `EVERY_CASE=1` plans all.
enum OrdinaryShare {
    private static let isEveryOneAskedFor =
        ProcessInfo.processInfo.environment["EVERY_CASE"] != nil
    private static let part = 3

    /// The pairs of this run; the summary says how many are left out.
    static func pairs<Way: Sendable>(of ways: [Way], _ name: String) -> [(Sample, Way)] {
        let all = Sample.all.enumerated().flatMap { number, sample in
            ways.enumerated().map { (number: number + $0, pair: (sample, $1)) }
        }
        guard !isEveryOneAskedFor else { return all.map(\.pair) }
        let chosen = all.filter { $0.number % part == 0 }.map(\.pair)
        Tally.skip(
            "\(all.count - chosen.count) of \(all.count) \(name) were not planned; EVERY_CASE=1 plans all"
        )
        return chosen
    }
}
