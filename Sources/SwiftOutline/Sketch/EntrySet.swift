/// A growing set of hashes that remembers their order.
struct EntrySet {
    /// What was put in, each once, in the order of the first time.
    private(set) var entries: [UInt32] = []
    private var table: [UInt32]

    /// An empty set for a source of so many bytes.
    init(byteCount: Int) {
        let exponent = min(max(Int.bitWidth - (byteCount >> 4).leadingZeroBitCount, 6), 12)
        table = [UInt32](repeating: 0, count: 1 << exponent)
    }

    /// Puts a hash in; nought, which marks free places of the table, is kept as one.
    @inline(__always)
    mutating func insert(_ hash: UInt32) {
        let entry = max(hash, 1)
        // Most words of a source stand in it several times.
        if table[Self.start(of: entry, mask: table.count - 1)] != entry { add(entry) }
    }

    private mutating func add(_ entry: UInt32) {
        let place = Self.place(of: entry, in: table)
        guard table[place] != entry else { return }
        table[place] = entry
        entries.append(entry)
        if entries.count * 2 > table.count { grow() }
    }

    private mutating func grow() {
        var larger = [UInt32](repeating: 0, count: table.count * 4)
        for entry in entries { larger[Self.place(of: entry, in: larger)] = entry }
        table = larger
    }

    /// Where an entry is, or belongs.
    private static func place(of entry: UInt32, in table: [UInt32]) -> Int {
        let mask = table.count - 1
        var place = start(of: entry, mask: mask)
        while table[place] != 0, table[place] != entry { place = (place + 1) & mask }
        return place
    }

    /// Where the search for an entry starts.
    @inline(__always)
    private static func start(of entry: UInt32, mask: Int) -> Int {
        Int(entry &* 0x85EB_CA6B >> 12) & mask
    }
}
