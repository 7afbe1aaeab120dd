/// Which of 64 bytes in a row are of the kinds that a sketch looks at; the first byte is the lowest bit.
struct ByteMarks {
    /// ASCII letters, digits and `_`.
    private(set) var words: UInt64 = 0
    /// `@` and capital letters, which have neighbouring codes.
    private(set) var capitals: UInt64 = 0
    /// `,`
    private(set) var commas: UInt64 = 0

    private static let each: UInt64 = 0x0101_0101_0101_0101
    private static let highs: UInt64 = 0x8080_8080_8080_8080

    /// Looks at up to 64 bytes from an offset on.
    init(_ bytes: UnsafeRawBufferPointer, at offset: Int) {
        var index = 0
        while index < 64, offset + index < bytes.count {
            let eight = bytes.eight(at: offset + index)
            let low = eight & ~Self.highs
            let plain = ~eight & Self.highs
            let letters = Self.within(low | Self.each &* 0x20, 0x61, 0x7A)
            let others = Self.within(low, 0x30, 0x39) | Self.within(low, 0x5F, 0x5F)
            words |= Self.bits((letters | others) & plain) << UInt64(index)
            capitals |= Self.bits(Self.within(low, 0x40, 0x5A) & plain) << UInt64(index)
            commas |= Self.bits(Self.within(low, 0x2C, 0x2C) & plain) << UInt64(index)
            index += 8
        }
    }

    /// The highest bit of each byte that lies between two, both below 0x80 like all the bytes.
    private static func within(_ eight: UInt64, _ first: UInt64, _ last: UInt64) -> UInt64 {
        (eight &+ each &* (0x80 - first)) & ~(eight &+ each &* (0x7F - last))
    }

    /// The highest bits of eight bytes as one byte.
    private static func bits(_ highs: UInt64) -> UInt64 {
        ((highs >> 7) &* 0x0102_0408_1020_4080) >> 56
    }
}
