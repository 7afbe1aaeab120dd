/// Finds the partner of each bracket while the tokens are made.
///
/// A closer belongs to the nearest opener of its own shape; what was opened in between has no partner. An
/// interpolation is an island: nothing inside it pairs with anything outside.
struct BracketMatcher {
    /// The shape of a bracket.
    enum Shape: UInt8 {
        case paren, square, brace
    }

    private struct Opener {
        let index: Int32
        let shape: Shape
    }

    /// The number of open brackets of each shape, so that a stray closer needs no search.
    private struct Counts {
        var paren = 0
        var square = 0
        var brace = 0

        subscript(shape: Shape) -> Int {
            get {
                switch shape {
                case .paren: paren
                case .square: square
                case .brace: brace
                }
            }
            set {
                switch shape {
                case .paren: paren = newValue
                case .square: square = newValue
                case .brace: brace = newValue
                }
            }
        }
    }

    private struct Island {
        let index: Int32
        let depth: Int
        let counts: Counts
    }

    private var tokenCount: Int32 = 0
    private var pairs: [(opener: Int32, closer: Int32)] = []
    private var unmatched: [Int32] = []
    private var openers: [Opener] = []
    private var counts = Counts()
    private var islands: [Island] = []

    /// Notes that there is one more token.
    @inline(__always)
    mutating func appendToken() {
        tokenCount += 1
    }

    /// The last token is an opener.
    mutating func open(_ shape: Shape) {
        openers.append(Opener(index: lastIndex, shape: shape))
        counts[shape] += 1
    }

    /// The last token is a closer.
    mutating func close(_ shape: Shape) {
        guard counts[shape] > 0 else { return unmatched.append(lastIndex) }
        while let opener = openers.popLast() {
            counts[opener.shape] -= 1
            if opener.shape == shape { return pair(opener.index, lastIndex) }
            unmatched.append(opener.index)
        }
    }

    /// The last token is the `(` of an interpolation.
    mutating func openIsland() {
        islands.append(Island(index: lastIndex, depth: openers.count, counts: counts))
        counts = Counts()
    }

    /// The innermost interpolation ends, with the last token as its `)` or without one.
    mutating func closeIsland(hasCloser: Bool) {
        guard let island = islands.popLast() else { return }
        unmatched += openers[island.depth...].map(\.index)
        openers.removeSubrange(island.depth...)
        counts = island.counts
        if hasCloser { pair(island.index, lastIndex) }
    }

    /// The partners by token, -1 for none, and the indexes of brackets that have none.
    mutating func finish() -> (partners: [Int32], unmatched: [Int32]) {
        unmatched += openers.map(\.index)
        openers = []
        var partners = [Int32](repeating: -1, count: Int(tokenCount))
        for pair in pairs {
            partners[Int(pair.opener)] = pair.closer
            partners[Int(pair.closer)] = pair.opener
        }
        return (partners, unmatched)
    }

    private var lastIndex: Int32 { tokenCount - 1 }

    private mutating func pair(_ opener: Int32, _ closer: Int32) {
        pairs.append((opener, closer))
    }
}
