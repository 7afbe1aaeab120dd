extension SourceText {
    /// One edit that makes another text of this one: what stands between their common beginning and their common end.
    ///
    /// - Returns: nil where the two are equal, and where what differs is no UTF-8, which no edit can hold.
    public func edit(to other: SourceText) -> TextEdit? {
        let shorter = min(count, other.count)
        var first = zip(bytes, other.bytes).prefix { $0 == $1 }.count
        var last = zip(bytes.reversed(), other.bytes.reversed()).prefix { $0 == $1 }.count
        last = min(last, shorter - first)
        // Neither end may lie inside of a character.
        while first > 0,
            Self.isContinuation(bytes, first) || Self.isContinuation(other.bytes, first)
        {
            first -= 1
        }
        while last > 0, Self.isContinuation(bytes, count - last) { last -= 1 }
        let new = other.bytes[first..<other.count - last]
        let text = String(decoding: new, as: UTF8.self)
        guard first + last < max(count, other.count), text.utf8.elementsEqual(new) else {
            return nil
        }
        return TextEdit(range: first..<count - last, replacement: text)
    }

    private static func isContinuation(_ bytes: [UInt8], _ index: Int) -> Bool {
        bytes.indices.contains(index) && bytes[index] & 0xC0 == 0x80
    }
}
