/// Numbers that are the same in every run, on every machine and with every toolchain (SplitMix64).
struct FuzzNumbers {
    private var state: UInt64

    /// Starts a sequence.
    init(seed: UInt64) { state = seed }

    /// The next number of the sequence.
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// A number from zero on; zero where there is no choice.
    mutating func below(_ bound: Int) -> Int {
        bound <= 1 ? 0 : Int(next() % UInt64(bound))
    }

    /// True once in so many times.
    mutating func oneIn(_ times: Int) -> Bool { below(times) == 0 }

    /// A small number from one on, the smaller the likelier.
    mutating func few(upTo limit: Int) -> Int {
        var number = 1
        while number < limit, next() & 1 == 0 { number += 1 }
        return number
    }

    /// An element; nil of nothing.
    mutating func element<List: RandomAccessCollection>(of list: List) -> List.Element? {
        guard !list.isEmpty else { return nil }
        return list[list.index(list.startIndex, offsetBy: below(list.count))]
    }

    /// A range of so many places, at most so long.
    mutating func range(in count: Int, upTo length: Int) -> Range<Int> {
        let start = below(count)
        return start..<min(count, start + 1 + below(length))
    }
}
