/// Indices that wait to be looked at, taken round and round in ascending order.
struct IndexQueue {
    private var bits: [UInt64]
    private var cursor = 0

    /// A queue of the given indices, all below a bound.
    init(_ indices: some Sequence<Int>, below bound: Int) {
        bits = [UInt64](repeating: 0, count: bound / 64 + 1)
        for index in indices { insert(index) }
    }

    /// Lets an index wait; one in front of the last one taken waits for the next round.
    mutating func insert(_ index: Int) {
        bits[index / 64] |= 1 << UInt64(index % 64)
    }

    /// Takes the next index; nil where none waits.
    mutating func next() -> Int? {
        guard let index = first(from: cursor) ?? first(from: 0) else { return nil }
        bits[index / 64] &= ~(1 << UInt64(index % 64))
        cursor = index + 1
        return index
    }

    private func first(from start: Int) -> Int? {
        var word = start / 64
        guard word < bits.count else { return nil }
        var rest = bits[word] & (UInt64.max << UInt64(start % 64))
        while rest == 0 {
            word += 1
            guard word < bits.count else { return nil }
            rest = bits[word]
        }
        return word * 64 + rest.trailingZeroBitCount
    }
}
