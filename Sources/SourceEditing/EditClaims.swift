/// Who wants which bytes of one file; kept in order, so that a clash is found by halving.
struct EditClaims: Sendable {
    /// One edit's bytes.
    private struct Claim: Sendable {
        let range: Range<Int>
        /// The edit's place among the file's edits.
        let index: Int
        let producer: String
    }

    /// Claims of at least one byte; they never overlap.
    private var replacements: [Claim] = []
    /// Claims of a place between two bytes.
    private var insertions: [Claim] = []
    /// Who came first.
    private(set) var firstProducer: String?

    /// Notes an edit that clashes with none.
    mutating func add(_ range: Range<Int>, at index: Int, by producer: String) {
        firstProducer = firstProducer ?? producer
        let claim = Claim(range: range, index: index, producer: producer)
        if range.isEmpty {
            insertions.insert(claim, at: Self.behind(range.lowerBound, in: insertions))
        } else {
            replacements.insert(claim, at: Self.behind(range.lowerBound, in: replacements))
        }
    }

    /// The first producer of a claim that can't be carried out together with a range; nil where there is none.
    /// Insertions at the edge of a range can.
    func clash(with range: Range<Int>) -> String? {
        var clashing: [Claim] = []
        var next = Self.behind(range.lowerBound, in: replacements)
        if next > 0, replacements[next - 1].range.conflicts(with: range) {
            clashing.append(replacements[next - 1])
        }
        while next < replacements.count, replacements[next].range.conflicts(with: range) {
            clashing.append(replacements[next])
            next += 1
        }
        next = Self.behind(range.lowerBound, in: insertions)
        while next < insertions.count, insertions[next].range.conflicts(with: range) {
            clashing.append(insertions[next])
            next += 1
        }
        return clashing.min { $0.index < $1.index }?.producer
    }

    /// The place among the file's edits of the replacement of exactly these bytes.
    func index(of range: Range<Int>) -> Int? {
        let next = Self.behind(range.lowerBound, in: replacements)
        guard next > 0, replacements[next - 1].range == range else { return nil }
        return replacements[next - 1].index
    }

    /// The number of claims that start at an offset or in front of it.
    private static func behind(_ offset: Int, in claims: [Claim]) -> Int {
        var low = 0
        var high = claims.count
        while low < high {
            let middle = (low + high) / 2
            if claims[middle].range.lowerBound <= offset { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

extension Range<Int> {
    /// Whether two edits of these ranges can't both be carried out; insertions at a shared edge can.
    fileprivate func conflicts(with other: Range<Int>) -> Bool {
        if isEmpty && other.isEmpty { return false }
        if isEmpty { return other.lowerBound < lowerBound && lowerBound < other.upperBound }
        if other.isEmpty { return lowerBound < other.lowerBound && other.lowerBound < upperBound }
        return lowerBound < other.upperBound && other.lowerBound < upperBound
    }
}
