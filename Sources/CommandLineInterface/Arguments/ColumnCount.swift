extension StringProtocol {
    /// How many columns of a terminal it takes: characters of East Asian scripts, and pictures, take two.
    var columnCount: Int { reduce(0) { $0 + $1.columnCount } }
}

extension Character {
    /// How many columns of a terminal it takes.
    ///
    /// Source: the classes W and F of Unicode's `EastAsianWidth.txt`, in blocks.
    var columnCount: Int {
        guard let scalar = unicodeScalars.first, scalar.value >= 0x1100 else { return 1 }
        return Self.wide.contains { $0.contains(scalar.value) } ? 2 : 1
    }

    private static let wide: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
        0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
        0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF,
        0x1F900...0x1FAFF, 0x20000...0x3FFFD,
    ]
}
