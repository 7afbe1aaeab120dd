import SourceEditing

/// The first difference between our tokens of a file and the compiler's, token for token: class, offset, length.
///
/// Some differences are deliberate, as only a parser can know better; each is a `Normalization`.
struct Comparison {
    enum Normalization: String, CaseIterable {
        /// A parser cuts `>>`, `>?`, `==<`, `.?`, `::`… where a type, a name or a selector ends in them.
        case splitOperators = "operators that the parser splits"
        /// A parser takes `14.0` for two numbers and a period where a version is expected.
        case splitVersions = "version numbers that the parser splits"
        /// The compiler has a segment for each line and leaves indentation out; ours is the whole text.
        case segments = "string segments of the compiler"
        /// A parser calls the name in `func -` a binary operator, whatever the spaces say.
        case fixity = "names of operator functions"
    }

    private(set) var isAccepted = false
    private(set) var tokens = 0
    private(set) var difference: String?
    private(set) var normalized: [Normalization: Int] = [:]

    private let list: TokenList
    private var dump: DumpReader

    init(_ list: TokenList, _ dump: [UInt8]) {
        self.list = list
        self.dump = DumpReader(dump)
        isAccepted = self.dump.readVerdict()
        compare()
    }

    private mutating func compare() {
        var segment = 0..<0
        var index = 0
        while let theirs = dump.next() {
            tokens += 1
            if theirs.range.isEmpty, theirs.kind != UInt8(ascii: "e") { continue }
            if theirs.kind == UInt8(ascii: "s") {
                while index < list.tokens.count, list.tokens[index].kind == .stringSegment {
                    segment = list.tokens[index].range
                    index += 1
                }
                normalized[.segments, default: 0] += 1
                if segment.contains(theirs.range) { continue }
                return differ(index, theirs)
            }
            while index < list.tokens.count, list.tokens[index].kind == .stringSegment {
                segment = list.tokens[index].range
                index += 1
            }
            guard index < list.tokens.count, matches(index, theirs) else {
                return differ(index, theirs)
            }
            index += 1
        }
        if index != list.tokens.count { difference = "we have more tokens than the compiler" }
    }

    /// Whether a token of ours is one of theirs, or all of several that the parser made of it.
    private mutating func matches(_ index: Int, _ theirs: DumpReader.Entry) -> Bool {
        let ours = list.tokens[index]
        if ours.range == theirs.range { return isClass(index, theirs.kind) }
        guard ours.start == theirs.range.lowerBound else { return false }
        var pieces = [list.text[theirs.range]]
        var end = theirs.range.upperBound
        while end < ours.end {
            guard let next = dump.next(), next.range.lowerBound == end else { return false }
            tokens += 1
            pieces.append(list.text[next.range])
            end = next.range.upperBound
        }
        guard end == ours.end, let split = normalization(of: index, into: pieces) else {
            return false
        }
        normalized[split, default: 0] += 1
        return true
    }

    /// Why a parser may cut a token of ours into these pieces.
    private func normalization(of index: Int, into pieces: [String]) -> Normalization? {
        switch list.tokens[index].kind {
        case .operatorToken:
            let isSplit = pieces.first == ">" || pieces.first == "." || pieces.last == "<"
            return isSplit ? .splitOperators : nil
        case .doubleColon:
            return .splitOperators
        case .floatLiteral where pieces.count == 3 && pieces[1] == ".":
            // Behind a period it would be the member of a tuple.
            return index > 0 && list.tokens[index - 1].kind == .period ? nil : .splitVersions
        default:
            return nil
        }
    }

    private mutating func isClass(_ index: Int, _ letter: UInt8) -> Bool {
        let kind = list.tokens[index].kind
        if kind.dumpClass == letter { return true }
        guard kind.isOperator else { return false }
        switch letter {
        case UInt8(ascii: "a"):
            return true
        case UInt8(ascii: "=") where index > 0 && list.tokens[index - 1].kind == .keyword(.func):
            normalized[.fixity, default: 0] += 1
            return true
        default:
            return false
        }
    }

    private mutating func differ(_ index: Int, _ theirs: DumpReader.Entry) {
        let text = list.text
        let ours = index < list.tokens.count ? list.tokens[index] : nil
        let line = LineTable(text).position(of: theirs.range.lowerBound).line
        let mine = ours.map { "\($0.kind) \($0.range) '\(text[$0.range].prefix(40))'" } ?? "nothing"
        difference = """
            line \(line): the compiler has '\(Character(Unicode.Scalar(theirs.kind)))' \(theirs.range) \
            '\(text[theirs.range].prefix(40))', we have \(mine)
            """
    }
}

extension TokenKind {
    fileprivate var isOperator: Bool {
        switch self {
        case .operatorToken, .prefixAmpersand: true
        default: false
        }
    }

    /// The letter of the class that the compiler's dump has for such a token.
    fileprivate var dumpClass: UInt8 {
        switch self {
        case .identifier, .keyword, .dollarIdentifier, .wildcard: UInt8(ascii: "w")
        case .integerLiteral: UInt8(ascii: "i")
        case .floatLiteral: UInt8(ascii: "f")
        case .stringQuote, .multilineStringQuote, .singleQuote: UInt8(ascii: "q")
        case .stringSegment: UInt8(ascii: "s")
        case .rawStringDelimiter: UInt8(ascii: "d")
        case .regexSlash: UInt8(ascii: "/")
        case .regexPattern: UInt8(ascii: "r")
        case .regexDelimiter: UInt8(ascii: "x")
        case .operatorToken(.prefix): UInt8(ascii: "<")
        case .operatorToken(.binary): UInt8(ascii: "=")
        case .operatorToken(.postfix): UInt8(ascii: ">")
        case .endOfFile: UInt8(ascii: "e")
        default: UInt8(ascii: "p")
        }
    }
}

extension Range<Int> {
    fileprivate func contains(_ other: Range<Int>) -> Bool {
        lowerBound <= other.lowerBound && other.upperBound <= upperBound
    }
}
