import AppFacts
import SwiftFlow
import SwiftOutline

/// The selectors that an expression may stand for.
struct SelectorValue {
    /// Those that are known.
    var names: [SelectorName] = []
    /// Whether it may be any other one, too.
    var isUnknown = false

    /// One that may be anything.
    static let unknown = SelectorValue(isUnknown: true)

    /// What either of two may be.
    mutating func add(_ other: SelectorValue) {
        names += other.names
        isUnknown = isUnknown || other.isUnknown
    }
}

/// A selector as code writes it.
enum SelectorName: Hashable {
    /// `#selector(Feed.save(_:))`: the method, with its labels where they are written, and the type in front, or around where none
    /// is written.
    case method(String, of: String?)
    /// `Selector(("save:"))`
    case text(String)
}

extension SwiftFile {
    /// The selector that starts at the `#` of `#selector(…)`, or at the `Selector` or `NSSelectorFromString` in front of a
    /// text; nil where none does.
    func selectorLiteral(at token: Int) -> SelectorName? {
        let tokens = self.tokens.tokens
        let isMacro = tokens[token].kind == .pound && self.tokens.spells(token + 1, "selector")
        let open = isMacro ? token + 2 : token + 1
        guard isMacro || Self.makers.contains(where: { self.tokens.spells(token, $0) }),
            tokens.indices.contains(open), tokens[open].kind == .leftParen
        else { return nil }
        let close = Int(self.tokens.partners[open])
        guard close > open else { return nil }
        let range = open + 1..<close
        return isMacro ? selectedMethod(in: range) : literalText(in: range).map { .text($0) }
    }

    /// The functions that make a selector of a text.
    static let makers = ["Selector", "NSSelectorFromString", "sel_registerName", "sel_getUid"]

    /// The method of `Feed.save(_:)`.
    private func selectedMethod(in range: TokenRange) -> SelectorName? {
        let tokens = self.tokens.tokens
        var end = range.upperBound
        var labels = ""
        if let open = range.last(where: { tokens[$0].kind == .leftParen && $0 > range.lowerBound }),
            Int(self.tokens.partners[open]) == end - 1
        {
            labels = text(open..<end).filter { !$0.isWhitespace }
            end = open
        }
        let last = end - 1
        guard last >= range.lowerBound, tokens[last].kind == .identifier else { return nil }
        let type: String?
        if last > range.lowerBound + 1, tokens[last - 1].kind == .period,
            tokens[last - 2].kind == .identifier
        {
            type = name(at: last - 2)
        } else {
            type = nameOfType(around: last)
        }
        return .method(name(at: last) + labels, of: type)
    }

    /// The last name of the innermost type or extension around a token.
    func nameOfType(around token: Int) -> String? {
        var members = declarations
        var found: String?
        while let next = members.first(where: { $0.kind.hasMembers && $0.range.contains(token) }) {
            found = next.name.lastComponent
            members = next.members
        }
        return found
    }

    /// The text of a range that is one literal without an interpolation, be it in parentheses or behind a label.
    func literalText(in range: TokenRange) -> String? {
        let tokens = self.tokens.tokens
        let segments = range.filter { tokens[$0].kind == .stringSegment }
        let isPlain = range.allSatisfy {
            switch tokens[$0].kind {
            case .stringSegment, .stringQuote, .leftParen, .rightParen, .rawStringDelimiter: true
            case .colon: true
            case .identifier: self.tokens.spells($0, "stringLiteral")
            default: false
            }
        }
        guard isPlain, segments.count == 1 else { return nil }
        return self.tokens.text(of: segments[0])
    }
}
