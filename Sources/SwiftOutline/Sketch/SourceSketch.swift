import SourceEditing

/// What one pass over a source's bytes tells of the words in it: enough to leave most files of a target unread.
///
/// Around every capital letter and `@`, the bytes are noted by fours, and of every word with a capital that may name a
/// type declaration, the word. A sketch never denies what is there; it may fail to deny what is not.
public struct SourceSketch: Sendable {
    private let words: HashBits
    private let typeNames: HashBits

    /// Sketches a source in time proportional to its size.
    public init(_ text: SourceText) {
        var scan = SketchScan(byteCount: text.count)
        text.bytes.withUnsafeBytes { scan.read($0) }
        words = scan.words
        typeNames = scan.typeNames
    }

    /// Whether a word may stand in the source, in another word or by itself.
    public func mayContain(_ word: SketchedWord) -> Bool {
        word.quads.allSatisfy(words.contains)
    }

    /// Whether the source may declare a class, structure, enumeration, actor, protocol or alias of this name.
    public func mayDeclareType(_ name: SketchedWord) -> Bool {
        name.typeName.map(typeNames.contains) ?? mayContain(name)
    }
}

/// A word prepared for questions to sketches.
public struct SketchedWord: Sendable {
    fileprivate let quads: [UInt32]
    fileprivate let typeName: UInt32?

    /// Prepares a word; one without a capital letter or `@` may stand in every source.
    public init(_ word: String) {
        let bytes = Array(word.utf8)
        let marks = bytes.indices.filter { SketchScan.isMark(bytes[$0]) }
        let starts = (marks + marks.map { $0 - 2 }).filter { $0 >= 0 && $0 + 4 <= bytes.count }
        quads = bytes.withUnsafeBytes { bytes in starts.map { SketchScan.hash(bytes, at: $0) } }
        let isPlain = bytes.allSatisfy { $0.isASCIIWordByte }
        let isName = isPlain && bytes.first.map(SketchScan.isMark) == true
        typeName = isName ? SketchScan.hash(of: bytes) : nil
    }
}

/// A set of hashes that may contain more than was put into it.
struct HashBits: Sendable {
    private var bits: [UInt64]
    private let shift: UInt32

    /// An empty set for a source of so many bytes: one or two bits a byte, up to 128 KiB.
    init(byteCount: Int) {
        let exponent = min(max(Int.bitWidth - byteCount.leadingZeroBitCount, 10), 20)
        bits = [UInt64](repeating: 0, count: 1 << (exponent - 6))
        shift = UInt32(32 - exponent)
    }

    /// Puts a hash in; all its bits count.
    mutating func insert(_ hash: UInt32) {
        let index = Int(hash >> shift)
        bits[index >> 6] |= 1 << UInt64(index & 63)
    }

    /// Whether a hash may have been put in.
    func contains(_ hash: UInt32) -> Bool {
        let index = Int(hash >> shift)
        return bits[index >> 6] & (1 << UInt64(index & 63)) != 0
    }
}
