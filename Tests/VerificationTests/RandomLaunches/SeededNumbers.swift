/// Numbers that are the same in every run, on every machine and with every toolchain (SplitMix64).
struct SeededNumbers {
    private var state: UInt64

    /// Starts a sequence; neighbouring indices of a seed give unlike ones.
    init(seed: UInt64, index: Int) {
        state = seed &* 0xD1B5_4A32_D192_ED03 &+ UInt64(index) &* 0x2545_F491_4F6C_DD1D
        _ = next()
    }

    private mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// A number from zero on.
    mutating func below(_ bound: Int) -> Int { bound <= 1 ? 0 : Int(next() % UInt64(bound)) }

    /// True once in so many times.
    mutating func oneIn(_ times: Int) -> Bool { below(times) == 0 }

    /// An element of a list that is not empty.
    mutating func element<Element>(of list: [Element]) -> Element { list[below(list.count)] }
}
