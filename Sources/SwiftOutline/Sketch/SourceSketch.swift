import SourceEditing

/// What one pass over a source's bytes tells of the words in it: enough to leave most files of a target unread.
///
/// Around every capital letter and `@`, the bytes are noted by fours, and every word with what it may do. A sketch never
/// denies what is there in code that compiles; it may fail to deny what is not.
public final class SourceSketch: Sendable {
    private let quads: HashBits
    /// The words in the roles that they may have, each once.
    let entries: [UInt32]
    /// Whether any word of the source may have any role: a declaration is written so that only the lexer knows.
    let isOdd: Bool
    /// What Git left in the place of the source; nil where nothing tells of it.
    public let leftover: GitLeftover?

    /// Sketches a source in time proportional to its size.
    public init(_ text: SourceText) {
        let scan = text.bytes.withUnsafeBytes { SketchScan($0) }
        quads = scan.quads
        entries = scan.entries
        isOdd = scan.isOdd
        leftover = GitLeftover(text)
    }

    /// Whether a word may stand in the source, in another word or by itself.
    public func mayContain(_ word: SketchedWord) -> Bool {
        word.quads.allSatisfy(quads.contains)
    }

    /// Whether a word may have a role in the source.
    public func mayHave(_ word: SketchedWord, as role: SketchedRole) -> Bool {
        guard let entry = word.entry(as: role), let named = word.entry(as: .named) else {
            return mayContain(word)
        }
        return entries.contains(entry) || isOdd && entries.contains(named)
    }
}

/// A word prepared for questions to sketches.
public struct SketchedWord: Sendable {
    fileprivate let quads: [UInt32]
    private let hash: UInt32?

    /// Prepares a word; one without a capital letter or `@` may stand in every source.
    public init(_ word: String) {
        let bytes = Array(word.utf8)
        let marks = bytes.indices.filter { (0x40...0x5A).contains(bytes[$0]) }
        let starts = (marks + marks.map { $0 - 2 }).filter { $0 >= 0 && $0 + 4 <= bytes.count }
        quads = bytes.withUnsafeBytes { bytes in starts.map { WordHash.quad(bytes, at: $0) } }
        let isPlain = !bytes.isEmpty && bytes.allSatisfy(\.isASCIIWordByte)
        hash = isPlain ? bytes.withUnsafeBytes { WordHash.word($0, $0.indices) } : nil
    }

    /// What stands for the word in a sketch; nil for one that isn't made of ASCII letters, digits and `_`.
    func entry(as role: SketchedRole) -> UInt32? { hash.map { max(role.entry($0), 1) } }
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
