/// Chooses faults by seeds: of all faults alike, so that the more a file has, the more are chosen of it.
struct FaultChoice {
    private let seeds: [String]
    private let count: Int

    /// Seeds stand with commas between them; each chooses `count` faults.
    init(seeds: String, count: Int) {
        self.seeds = seeds.split(separator: ",").map(String.init)
        self.count = count
    }

    /// The chosen faults by path, each once.
    func chosen(from all: [String: [Fault]]) -> [String: [Fault]] {
        let places = all.sorted { $0.key < $1.key }
            .flatMap { path, faults in faults.map { (path: path, fault: $0) } }
        var found: [String: (path: String, fault: Fault)] = [:]
        for seed in seeds {
            let ordered = places.map { (key: StableHash.of(seed, $0.fault.name), place: $0) }
                .sorted { $0.key < $1.key }
            for (_, place) in ordered.prefix(count) { found[place.fault.name] = place }
        }
        return Dictionary(grouping: found.values, by: \.path).mapValues { $0.map(\.fault) }
    }
}
