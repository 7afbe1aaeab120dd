/// What a case of the fuzzer exercises; the raw value stands in reports and in `FUZZ_CASE`.
enum FuzzKind: String, CaseIterable, Codable, Sendable {
    /// One Swift source, through the lexer, the outline and the sketch.
    case source
    /// One property list, project or `.xcconfig`, through its reader and its editor.
    case document
    /// A whole project, through the planner, in memory.
    case plan
    /// A whole project on the disk, through `apply` and `undo`.
    case command

    /// What keeps the cases of two kinds from being made of the same numbers.
    var salt: UInt64 {
        switch self {
        case .source: 1
        case .document: 2
        case .plan: 3
        case .command: 4
        }
    }

    /// How many cases of a thousand are of this kind in a long run.
    var share: Int {
        switch self {
        case .source: 600
        case .document: 240
        case .plan: 158
        case .command: 2
        }
    }

    /// How many cases `.ci/run` does.
    var ciCount: Int {
        switch self {
        case .source: 2_000
        case .document: 1_000
        case .plan: 250
        case .command: 20
        }
    }

    /// How many cases `swift test` does by itself.
    var shortCount: Int { ciCount / 10 }
}
