import SwiftOutline

/// Where the innermost block around each token of a file ends.
package struct BlockEnds {
    private let ends: [Int32]

    /// Finds the ends in one pass.
    package init(_ file: SwiftFile) {
        let tokens = file.tokens.tokens
        let count = Int32(tokens.count)
        var open: [(brace: Int, end: Int32)] = []
        var ends: [Int32] = []
        ends.reserveCapacity(tokens.count)
        for (index, token) in tokens.enumerated() {
            let partner = Int(file.tokens.partners[index])
            ends.append(open.last?.end ?? count)
            switch token.kind {
            case .leftBrace:
                open.append((index, partner > index ? Int32(partner) : count))
            case .rightBrace, .rightParen, .rightSquare:
                // What is left open inside of brackets ends with them.
                guard partner >= 0 else { continue }
                while let last = open.last, last.brace >= partner { open.removeLast() }
            default: continue
            }
        }
        self.ends = ends
    }

    /// The closing brace of the innermost block around a token, or the end of the file.
    package func end(around token: Int) -> Int { Int(ends[token]) }
}
