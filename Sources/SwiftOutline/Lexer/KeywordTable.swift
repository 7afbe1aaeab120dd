/// A hash table from the bytes of a word to its keyword; a word of at most 15 bytes is two machine words.
struct KeywordTable: Sendable {
    /// The shortest and the longest keyword, in bytes.
    static let lengths = 2...15
    /// The one table, made once.
    static let shared = KeywordTable()

    private struct Slot {
        var low: UInt64 = 0
        var high: UInt64 = 0
        var keyword = Keyword.as
    }

    private static let slotCount = 256
    private var slots = [Slot](repeating: Slot(), count: slotCount)

    private init() {
        for keyword in Keyword.allCases {
            let word = Array(keyword.rawValue.utf8)
            precondition(Self.lengths.contains(word.count))
            let (low, high) = word.withUnsafeBufferPointer { Self.pack($0, 0..<word.count) }
            var index = Self.hash(low, high)
            while slots[index].low != 0 { index = (index + 1) % Self.slotCount }
            slots[index] = Slot(low: low, high: high, keyword: keyword)
        }
    }

    /// The keyword that the bytes of a range spell; the range must have a length of `lengths`.
    func keyword(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Keyword? {
        let (low, high) = Self.pack(bytes, range)
        var index = Self.hash(low, high)
        while slots[index].low != 0 {
            if slots[index].low == low, slots[index].high == high { return slots[index].keyword }
            index = (index + 1) % Self.slotCount
        }
        return nil
    }

    private static func pack(
        _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
    ) -> (low: UInt64, high: UInt64) {
        var low: UInt64 = 0
        var high: UInt64 = 0
        for index in range {
            high = high << 8 | low >> 56
            low = low << 8 | UInt64(bytes[index])
        }
        return (low, high)
    }

    private static func hash(_ low: UInt64, _ high: UInt64) -> Int {
        Int(truncatingIfNeeded: ((low ^ high) &* 0x9E37_79B9_7F4A_7C15) >> 56) & (slotCount - 1)
    }
}
