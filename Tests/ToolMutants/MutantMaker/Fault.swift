/// One fault: where it is, what it does, and what must be written into the source for it.
struct Fault {
    /// The same for the same code: it depends neither on the place in the file nor on other faults.
    let id: UInt64
    let kind: FaultKind
    /// The byte at which the piece starts.
    let offset: Int
    /// The start of the piece, or of what is left out of it, on one line.
    let excerpt: String
    /// What is written into the source.
    let insertions: [Insertion]

    /// The id in the form of the lists.
    var name: String { Self.name(id) }

    /// The number of a fault in the form of the lists and of the source.
    static func name(_ id: UInt64) -> String {
        let digits = String(id, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}

/// A text at a byte of a source, or in the place of an operator.
struct Insertion {
    /// Which end of a piece it stands at.
    enum Side {
        /// Behind the piece.
        case closing
        /// In front of the piece.
        case opening
        /// In the place of this many bytes.
        case replacing(Int)
    }

    let offset: Int
    let side: Side
    /// The other end of the piece, so that pieces inside of each other are wrapped from the inside.
    let otherEnd: Int
    let text: String
}

/// The hash that ids and the choice of faults rest on (FNV-1a), which is the same on every machine.
struct StableHash {
    private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    /// Takes a text in, with an end that no text has.
    mutating func add(_ text: String) {
        for byte in text.utf8 { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
        value = (value ^ 0xFF) &* 0x100_0000_01B3
    }

    /// The hash of some texts.
    static func of(_ texts: String...) -> UInt64 {
        var hash = StableHash()
        for text in texts { hash.add(text) }
        return hash.value
    }
}
