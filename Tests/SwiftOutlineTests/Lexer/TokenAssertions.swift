import SourceEditing
import SwiftOutline
import Testing

extension TokenList {
    /// Cuts a string into tokens.
    init(_ string: String) {
        self.init(SourceText(string))
    }

    /// The texts of all tokens but the end of the file.
    var texts: [String] {
        tokens.indices.dropLast().map(text(of:))
    }

    /// The kinds of all tokens but the end of the file.
    var kinds: [TokenKind] {
        tokens.dropLast().map(\.kind)
    }
}

/// The texts of the tokens of a string.
func texts(_ string: String) -> [String] { TokenList(string).texts }

/// The kinds of the tokens of a string.
func kinds(_ string: String) -> [TokenKind] { TokenList(string).kinds }

/// What is wrong with a string, without the offsets.
func problems(_ string: String) -> [LexicalProblem.Kind] { TokenList(string).problems.map(\.kind) }

/// Expects what must hold for any bytes: tokens in order, gaps that are trivia and nothing else, an end of file at
/// the end, and brackets whose partners are each other's.
func expectLossless(
    _ bytes: [UInt8], sourceLocation: SourceLocation = #_sourceLocation
) {
    let list = TokenList(SourceText(bytes: bytes))
    let end = Token(kind: .endOfFile, start: bytes.count, end: bytes.count)
    #expect(list.tokens.last == end, sourceLocation: sourceLocation)
    #expect(list.partners.count == list.tokens.count, sourceLocation: sourceLocation)
    if let flaw = list.flaw {
        Issue.record(
            "\(flaw) in \(String(decoding: bytes, as: UTF8.self))", sourceLocation: sourceLocation)
    }
}

extension TokenList {
    /// The first thing that must not be.
    fileprivate var flaw: String? {
        var rebuilt: [UInt8] = []
        for index in tokens.indices {
            let gap = triviaRange(before: index)
            let pieces = trivia(before: index)
            guard pieces.map(\.range.count).reduce(0, +) == gap.count,
                pieces.first.map(\.range.lowerBound) ?? gap.lowerBound == gap.lowerBound,
                zip(pieces, pieces.dropFirst()).allSatisfy({
                    $0.range.upperBound == $1.range.lowerBound
                })
            else { return "the trivia before token \(index) is not its gap" }
            if index < tokens.count - 1, tokens[index].range.isEmpty {
                return "token \(index) is empty"
            }
            if let flaw = partnerFlaw(index) { return flaw }
            for piece in pieces { rebuilt += text.bytes[piece.range] }
            rebuilt += text.bytes[tokens[index].range]
            // Trivia alone must hold no token; a conflict marker counts only at the start of a line.
            let alone = TokenList(SourceText(bytes: Array(text.bytes[gap])))
            if alone.tokens.count > 1, !pieces.contains(where: { $0.kind == .conflict }) {
                return "the trivia before token \(index) holds tokens"
            }
        }
        return rebuilt == text.bytes ? nil : "tokens and trivia are not the file"
    }

    private func partnerFlaw(_ index: Int) -> String? {
        let partner = Int(partners[index])
        if partner == -1 { return nil }
        guard tokens.indices.contains(partner), partners[partner] == index else {
            return "token \(index) is not the partner of its partner"
        }
        let pair = (tokens[min(index, partner)].kind, tokens[max(index, partner)].kind)
        switch pair {
        case (.leftParen, .rightParen), (.leftSquare, .rightSquare), (.leftBrace, .rightBrace):
            return nil
        default:
            return "token \(index) has a partner of another shape"
        }
    }
}
