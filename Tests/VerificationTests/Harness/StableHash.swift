/// FNV-1a over 64 bits: the same on every run, unlike the standard library's hasher.
struct StableHash {
    private var state: UInt64 = 0xcbf2_9ce4_8422_2325

    /// Adds a text and a separator.
    mutating func add(_ text: String) {
        for byte in text.utf8 { add(byte) }
        add(0)
    }

    /// Adds bytes and a separator.
    mutating func add(_ bytes: some Sequence<UInt8>) {
        for byte in bytes { add(byte) }
        add(0)
    }

    private mutating func add(_ byte: UInt8) {
        state = (state ^ UInt64(byte)) &* 0x100_0000_01b3
    }

    /// Sixteen hexadecimal digits.
    var text: String {
        let digits = String(state, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
