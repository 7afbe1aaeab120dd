/// Changes that know nothing of what a file holds.
enum ByteMutation: CaseIterable, Sendable {
    case delete, replace, insert, flip, truncate, behead, duplicate, move

    private static let interesting = Array("\"'`\\/*#(){}[]<>;:,.=&@\n\r\t \0\u{7F}0aZ_$?!-".utf8)

    /// The changed bytes.
    func apply(to bytes: [UInt8], _ numbers: inout FuzzNumbers) -> [UInt8] {
        guard !bytes.isEmpty else { return [Self.interesting[numbers.below(10)]] }
        var bytes = bytes
        let place = numbers.below(bytes.count)
        let part = numbers.range(in: bytes.count, upTo: numbers.oneIn(4) ? 400 : 12)
        let byte = numbers.element(of: Self.interesting) ?? 0
        switch self {
        case .delete: bytes.removeSubrange(part)
        case .replace: bytes[place] = byte
        case .insert: bytes.insert(byte, at: place)
        case .flip: bytes[place] ^= 1 << UInt8(numbers.below(8))
        case .truncate: bytes.removeSubrange(place...)
        case .behead: bytes.removeSubrange(..<place)
        case .duplicate: bytes.insert(contentsOf: bytes[part], at: place)
        case .move:
            let moved = bytes[part]
            bytes.removeSubrange(part)
            bytes.insert(contentsOf: moved, at: min(place, bytes.count))
        }
        return bytes
    }
}
