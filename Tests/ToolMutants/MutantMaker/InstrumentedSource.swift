/// A source with the faults that were chosen for it, each behind its switch.
struct InstrumentedSource {
    private let bytes: [UInt8]
    private let insertions: [Insertion]

    /// The source of these bytes with these faults.
    init(_ bytes: [UInt8], _ faults: [Fault]) {
        self.bytes = bytes
        let all = faults.flatMap(\.insertions)
        // At one byte what ends there comes first, from the inside; what starts there follows, from the outside.
        insertions = all.enumerated().sorted { a, b in
            let (x, y) = (a.element, b.element)
            if x.offset != y.offset { return x.offset < y.offset }
            switch (x.side, y.side) {
            case (.closing, .closing):
                return x.otherEnd == y.otherEnd ? a.offset > b.offset : x.otherEnd > y.otherEnd
            case (.opening, .opening):
                return x.otherEnd == y.otherEnd ? a.offset < b.offset : x.otherEnd > y.otherEnd
            case (.closing, _): return true
            case (_, .closing): return false
            case (.opening, .replacing): return true
            default: return false
            }
        }.map(\.element)
    }

    /// The text to compile.
    var text: String {
        var result: [UInt8] = []
        var offset = 0
        for insertion in insertions {
            if insertion.offset > offset { result += bytes[offset..<insertion.offset] }
            offset = max(offset, insertion.offset)
            result += insertion.text.utf8
            if case .replacing(let length) = insertion.side { offset += length }
        }
        return String(decoding: result + bytes[offset...], as: UTF8.self)
    }
}
