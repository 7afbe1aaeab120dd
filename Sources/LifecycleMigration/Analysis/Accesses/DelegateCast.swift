import SwiftOutline

/// A use of the delegate through `UIApplication.shared.delegate` and a cast to its class.
///
/// SwiftUI's own object is the application's delegate behind an adaptor, so that `as?` gives nil and `as!` traps.
struct DelegateCast {
    /// How the cast fails.
    enum Kind {
        /// `as!`
        case forced
        /// `as?`
        case conditional
    }

    /// How the cast fails.
    let kind: Kind
    /// The expression, with the parentheses that only hold it together.
    let range: TokenRange
    /// The name of a `let` or `var` without a written type that is set to nothing but the cast.
    let untypedBinding: Int?
}

/// Finds the uses of the delegate in one file.
struct DelegateCastAnalysis {
    private let file: SwiftFile
    private let delegateName: String

    /// An analysis of one file for casts to a class.
    init(file: SwiftFile, delegateName: String) {
        self.file = file
        self.delegateName = delegateName
    }

    /// What was found in a file, by the token of `UIApplication`.
    struct Result {
        /// Casts to the delegate's class.
        var casts: [DelegateCast] = []
        /// Other uses that SwiftUI's delegate changes: a cast to another type, a test with `is`, an assignment.
        var others: [Int] = []
        /// Reads of the delegate's window.
        var windows: [Int] = []
        /// Uses that only call through the protocol, which SwiftUI's delegate forwards.
        var protocolUses: [Int] = []
    }

    /// Every use, in order.
    func uses() -> Result {
        var result = Result()
        for start in file.tokens.tokens.indices where spells(start, Self.path) {
            classify(start, start + Self.path.count, &result)
        }
        return result
    }

    private static let path = ["UIApplication", ".", "shared", ".", "delegate"]

    private func classify(_ start: Int, _ end: Int, _ result: inout Result) {
        var next = end
        while isUnwrapping(next) { next += 1 }
        if kind(next) == .keyword(.as) {
            guard let cast = cast(start, as: next) else { return result.others.append(start) }
            result.casts.append(cast)
        } else if kind(next) == .keyword(.is) || kind(next) == .equal {
            result.others.append(start)
        } else if kind(next) == .period, file.name(at: next + 1) == "window" {
            result.windows.append(start)
        } else if kind(next) == .period {
            result.protocolUses.append(start)
        } else {
            result.others.append(start)
        }
    }

    private func cast(_ start: Int, as keyword: Int) -> DelegateCast? {
        let castKind: DelegateCast.Kind
        switch kind(keyword + 1) {
        case .exclamationMark: castKind = .forced
        case .postfixQuestionMark: castKind = .conditional
        default: return nil
        }
        var last = keyword + 2
        // `Module.AppDelegate` names the class too.
        while kind(last + 1) == .period { last += 2 }
        guard file.name(at: last) == delegateName, !isUnwrapping(last + 1) else { return nil }
        var range = start..<last + 1
        if let parenthesized = parenthesized(range) { range = parenthesized }
        return DelegateCast(kind: castKind, range: range, untypedBinding: untypedBinding(range))
    }

    /// The range with parentheses around it, where they are not those of a call.
    private func parenthesized(_ range: TokenRange) -> TokenRange? {
        let open = range.lowerBound - 1
        guard open >= 0, kind(open) == .leftParen, kind(range.upperBound) == .rightParen,
            open == 0 || !isCallee(open - 1, before: open)
        else { return nil }
        return open..<range.upperBound + 1
    }

    /// Whether a token in front of a parenthesis makes it the argument list of a call.
    private func isCallee(_ token: Int, before paren: Int) -> Bool {
        let touches = file.tokens.tokens[token].end == file.tokens.tokens[paren].start
        guard touches else { return false }
        switch kind(token) {
        case .identifier, .rightParen, .rightSquare, .rightBrace, .postfixQuestionMark,
            .exclamationMark, .dollarIdentifier:
            return true
        case .keyword(.`init`), .keyword(.`self`), .keyword(.super):
            return true
        default:
            return false
        }
    }

    /// The name in `let name = <cast>` where nothing else follows and no type is written.
    private func untypedBinding(_ range: TokenRange) -> Int? {
        let equal = range.lowerBound - 1
        guard equal > 1, kind(equal) == .equal, kind(equal - 1) == .identifier,
            kind(equal - 2) == .keyword(.let) || kind(equal - 2) == .keyword(.var),
            !isConditionBinding(equal - 2), !continues(range.upperBound)
        else { return nil }
        return equal - 1
    }

    private func isConditionBinding(_ token: Int) -> Bool {
        switch kind(token - 1) {
        case .keyword(.if), .keyword(.guard), .keyword(.while), .comma: true
        default: false
        }
    }

    private func continues(_ token: Int) -> Bool {
        switch kind(token) {
        case .period, .postfixQuestionMark, .exclamationMark, .leftSquare: true
        default: false
        }
    }

    private func isUnwrapping(_ token: Int) -> Bool {
        kind(token) == .postfixQuestionMark || kind(token) == .exclamationMark
    }

    private func kind(_ token: Int) -> TokenKind {
        guard file.tokens.tokens.indices.contains(token) else { return .endOfFile }
        return file.tokens.tokens[token].kind
    }

    private func spells(_ start: Int, _ words: [String]) -> Bool {
        guard start + words.count <= file.tokens.tokens.count else { return false }
        return words.indices.allSatisfy { file.tokens.spells(start + $0, words[$0]) }
    }
}
