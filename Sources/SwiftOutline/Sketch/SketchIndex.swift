/// In which of many sources a word may have a role.
public struct SketchIndex: Sendable {
    /// The entries by their highest bits: where those of each value start.
    private var starts: [Int]
    private var entries: [UInt32]
    private var sources: [Int32]
    private let shift: UInt32
    private let odd: [Bool]

    /// Brings the words of sketches together, in time proportional to their number.
    public init(_ sketches: [SourceSketch]) {
        let count = sketches.reduce(0) { $0 + $1.entries.count }
        let bits = min(max(Int.bitWidth - (count >> 3).leadingZeroBitCount, 1), 24)
        shift = UInt32(32 - bits)
        odd = sketches.map(\.isOdd)
        starts = [Int](repeating: 0, count: 1 << bits + 1)
        entries = [UInt32](repeating: 0, count: count)
        sources = [Int32](repeating: 0, count: count)
        for sketch in sketches {
            for entry in sketch.entries { starts[Int(entry >> shift) + 1] += 1 }
        }
        for index in 1..<starts.count { starts[index] += starts[index - 1] }
        var next = starts
        for (source, sketch) in sketches.enumerated() {
            for entry in sketch.entries {
                let place = next[Int(entry >> shift)]
                entries[place] = entry
                sources[place] = Int32(source)
                next[Int(entry >> shift)] += 1
            }
        }
    }

    /// The sources in which a word may have a role, in order; nil for a word that sketches do not keep.
    public func sources(of word: SketchedWord, as role: SketchedRole) -> [Int]? {
        guard let entry = word.entry(as: role), let named = word.entry(as: .named) else {
            return nil
        }
        let found = sources(of: entry)
        let unclear = role == .named ? [] : sources(of: named).filter { odd[$0] }
        return unclear.isEmpty ? found : Set(found + unclear).sorted()
    }

    private func sources(of entry: UInt32) -> [Int] {
        let bucket = Int(entry >> shift)
        return (starts[bucket]..<starts[bucket + 1]).filter { entries[$0] == entry }
            .map { Int(sources[$0]) }
    }
}
