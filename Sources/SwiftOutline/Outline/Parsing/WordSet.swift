/// A few words that tokens are compared with, byte for byte and without making a string of the token.
struct WordSet: Sendable, ExpressibleByArrayLiteral {
    /// The words by their length in bytes.
    private let words: [[[UInt8]]]

    /// Sorts words by their length.
    init(arrayLiteral elements: String...) {
        var words: [[[UInt8]]] = []
        for element in elements {
            let bytes = Array(element.utf8)
            while words.count <= bytes.count { words.append([]) }
            words[bytes.count].append(bytes)
        }
        self.words = words
    }

    /// Whether some bytes are one of the words.
    func contains(_ bytes: ArraySlice<UInt8>) -> Bool {
        guard bytes.count < words.count, let first = bytes.first else { return false }
        return words[bytes.count].contains { $0[0] == first && bytes.elementsEqual($0) }
    }
}

extension TokenReader {
    /// Whether a token, which has to be inside the limit, is spelled like one of a few words.
    func spells(_ index: Int, oneOf words: WordSet) -> Bool {
        words.contains(list.text.bytes[list.tokens[index].range])
    }
}
