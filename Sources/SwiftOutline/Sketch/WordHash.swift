/// Hashes of the bytes of words.
enum WordHash {
    /// The hash of four bytes in a row.
    static func quad(_ bytes: UnsafeRawBufferPointer, at offset: Int) -> UInt32 {
        let quad = bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
        return UInt32(littleEndian: quad) &* 0x9E37_79B1
    }

    /// The hash of a whole word, which is not empty; it reads eight bytes at a time.
    static func word(_ bytes: UnsafeRawBufferPointer, _ word: Range<Int>) -> UInt32 {
        var hash: UInt64 = 0x9E37_79B9_7F4A_7C15 ^ UInt64(word.count)
        var offset = word.lowerBound
        while offset + 8 < word.upperBound {
            hash = mixed(hash ^ bytes.eight(at: offset))
            offset += 8
        }
        let free = UInt64(8 - (word.upperBound - offset)) * 8
        hash = mixed(hash ^ bytes.eight(at: offset) << free)
        return UInt32(truncatingIfNeeded: hash >> 32)
    }

    private static func mixed(_ hash: UInt64) -> UInt64 {
        let product = hash &* 0xD6E8_FEB8_6659_FD93
        return product ^ product >> 29
    }
}

extension UnsafeRawBufferPointer {
    /// The eight bytes from an offset on, the first one lowest; zeros behind the end.
    @inline(__always)
    func eight(at offset: Int) -> UInt64 {
        if offset + 8 <= count {
            return UInt64(littleEndian: loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        }
        return rest(from: offset)
    }

    /// Fewer than eight bytes up to the end.
    private func rest(from offset: Int) -> UInt64 {
        self[offset...].reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }
}
