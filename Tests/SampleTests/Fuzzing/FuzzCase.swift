/// One case of the fuzzer: everything in it follows from the kind, the seed and the index.
struct FuzzCase: Codable, Sendable, CustomStringConvertible {
    /// What it exercises.
    let kind: FuzzKind
    /// The seed of the run.
    let seed: UInt64
    /// Its number in the run.
    let index: Int

    /// Kind and index, as `FUZZ_CASE` takes them.
    var description: String { "\(kind.rawValue):\(index)" }

    /// The numbers that decide everything in it.
    var numbers: FuzzNumbers {
        var mixed = FuzzNumbers(seed: seed ^ kind.salt << 56)
        return FuzzNumbers(seed: mixed.next() ^ UInt64(index))
    }

    /// The command that runs this case alone.
    var command: String { "FUZZ_SEED=\(seed) FUZZ_CASE=\(self) swift test --filter FuzzTests" }
}
