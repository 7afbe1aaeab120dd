/// Chooses faults by a seed: first one of each file, then one more of each, until there are enough.
struct FaultChoice {
    private let seed: String
    private let count: Int

    init(seed: String, count: Int) {
        self.seed = seed
        self.count = count
    }

    /// The chosen faults by path; the more a file has, the more are chosen of it.
    func chosen(from all: [String: [Fault]]) -> [String: [Fault]] {
        // What is first of its file comes before everything else; the rest is one heap.
        var firsts: [(key: UInt64, path: String, fault: Fault)] = []
        var others: [(key: UInt64, path: String, fault: Fault)] = []
        for (path, faults) in all.sorted(by: { $0.key < $1.key }) {
            let ordered = faults.map { (StableHash.of(seed, $0.name), path, $0) }
                .sorted { $0.0 < $1.0 }
            firsts += ordered.prefix(1).map { (key: $0.0, path: $0.1, fault: $0.2) }
            others += ordered.dropFirst().map { (key: $0.0, path: $0.1, fault: $0.2) }
        }
        let queue = firsts.sorted { $0.key < $1.key } + others.sorted { $0.key < $1.key }
        return Dictionary(grouping: queue.prefix(count), by: \.path).mapValues { $0.map(\.fault) }
    }
}
