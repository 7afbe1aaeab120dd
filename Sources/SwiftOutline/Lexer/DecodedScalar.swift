/// A Unicode scalar read from UTF-8, or the bytes that are none.
struct DecodedScalar {
    /// The scalar's number; `UInt32.max` for bytes that are not UTF-8.
    let value: UInt32
    /// The number of bytes.
    let length: Int

    /// Whether the bytes are not UTF-8.
    var isInvalid: Bool { value == .max }

    /// U+201C or U+201D, which word processors put in place of `"`.
    var isCurlyQuote: Bool { value == 0x201C || value == 0x201D }
}

extension UnsafeBufferPointer<UInt8> {
    /// The scalar at an offset within the file; where there is none, the bytes up to the next possible start of one.
    func scalar(at offset: Int) -> DecodedScalar {
        let first = self[offset]
        if first < 0x80 { return DecodedScalar(value: UInt32(first), length: 1) }
        var end = offset + 1
        guard first.startsScalar else {
            while end < count, !self[end].startsScalar { end += 1 }
            return DecodedScalar(value: .max, length: end - offset)
        }
        let length = (~first).leadingZeroBitCount
        var value = UInt32(first) & (0x7F >> UInt32(length))
        while end < offset + length {
            guard end < count, self[end] & 0xC0 == 0x80 else {
                return DecodedScalar(value: .max, length: end - offset)
            }
            value = value << 6 | UInt32(self[end] & 0x3F)
            end += 1
        }
        let isMinimal = value >= (length == 2 ? 0x80 : length == 3 ? 0x800 : 0x10000)
        let isScalar = value <= 0x10FFFF && !(0xD800...0xDFFF).contains(value)
        return DecodedScalar(value: isMinimal && isScalar ? value : .max, length: length)
    }
}

extension Lexer {
    /// The scalar at an offset within the file; where there is none, the bytes up to the next possible start of one.
    @inline(__always)
    func decode(at offset: Int) -> DecodedScalar { bytes.scalar(at: offset) }

    /// Reports each run of bytes that are not UTF-8.
    mutating func reportInvalidUTF8() {
        var offset = 0
        while offset < count {
            if bytes[offset] < 0x80 {
                offset += bytes.lengthOfASCII(from: offset)
                continue
            }
            let scalar = decode(at: offset)
            if scalar.isInvalid { report(.invalidUTF8, at: offset) }
            offset += scalar.length
        }
    }
}

extension UInt8 {
    /// Whether the byte can be the first one of a scalar.
    fileprivate var startsScalar: Bool { self < 0x80 || (0xC2..<0xF5).contains(self) }
}

extension UnsafeBufferPointer<UInt8> {
    /// The number of ASCII bytes in a row, at least one less than eight at a time.
    fileprivate func lengthOfASCII(from start: Int) -> Int {
        var offset = start
        while offset + 8 <= count {
            let word = UnsafeRawBufferPointer(self).loadUnaligned(
                fromByteOffset: offset, as: UInt64.self)
            if word & 0x8080_8080_8080_8080 != 0 { break }
            offset += 8
        }
        while offset < count, self[offset] < 0x80 { offset += 1 }
        return offset - start
    }
}
