/// What a launch finds in its store: nothing, as at a first start, or what earlier ones may have left.
struct LaunchStore: Sendable, Hashable {
    /// What the store keeps.
    enum Key: String, CaseIterable, Sendable {
        case count, isFirst, name, flags, theme

        /// What earlier launches may have left of it: a value for each way that a random launch can go on.
        fileprivate var values: [String] {
            switch self {
            case .count: ["1", "3", "49", "99", "120"]
            case .isFirst: ["false"]
            case .name: ["\"Eve\""]
            case .flags: ["[\"a\": 1]", "[\"a\": 2, \"b\": 0, \"c\": 1]"]
            case .theme: ["Theme(tint: \"red\")"]
            }
        }
    }

    /// For each key that an earlier launch has left, which of its values.
    private let left: [Key: Int]

    /// The store of a first start.
    static let firstStart = LaunchStore(left: [:])

    /// How the program is told of it: a word for each value that an earlier launch left.
    var words: [String] {
        left.map { "\($0.key.rawValue)-\($0.value)" }.sorted()
    }

    /// The same for a reader.
    var description: String {
        let texts = left.map { "\($0.key.rawValue) = \($0.key.values[$0.value])" }.sorted()
        return texts.isEmpty ? "first start" : texts.joined(separator: ", ")
    }

    /// The statement for each word.
    static let statements: [(word: String, statement: String)] = Key.allCases.flatMap { key in
        key.values.enumerated().map {
            ("\(key.rawValue)-\($0.offset)", "Store.\(key.rawValue) = \($0.element)")
        }
    }

    /// Stores that a launch may find, the first start in front: all that differ in what it reads, or as many of them as
    /// asked for.
    static func some(_ limit: Int, for launch: RandomLaunch, seed: UInt64) -> [LaunchStore] {
        var others = combinations(of: StoreReads(launch).keys)
        var numbers = SeededNumbers(seed: seed &+ 31, index: launch.index)
        var chosen = [firstStart]
        while chosen.count < limit, !others.isEmpty {
            chosen.append(others.remove(at: numbers.below(others.count)))
        }
        return chosen
    }

    /// All stores that differ in some keys, without the first start's.
    private static func combinations(of keys: [Key]) -> [LaunchStore] {
        keys.reduce([[:]]) { (found: [[Key: Int]], key) in
            found.flatMap { left in
                [left] + key.values.indices.map { left.merging([key: $0]) { $1 } }
            }
        }.dropFirst().map(LaunchStore.init(left:))
    }
}
