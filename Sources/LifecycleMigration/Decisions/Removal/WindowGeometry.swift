import AppFacts
import SourceEditing
import SwiftFlow
import SwiftOutline

// The frame of the window, which the code of the start reads: it is known without the window.
extension WindowExtraction {
    /// Puts the frame of the screen in the place of the window's; gives whether it could.
    ///
    /// What the window may lack the screen has: a question for it goes, and where code needs an optional nothing is done.
    mutating func replaceFrame(of base: Expression, named name: String, at token: Int) -> Bool {
        guard ["frame", "bounds"].contains(name), !isLenient, laterDepth == 0,
            scope.recurring.moment(of: function) == .start,
            let code = frameCode
        else { return false }
        let path = base.range.lowerBound..<token + 1
        guard isChained(base) else {
            put(code, inPlaceOf: path)
            return true
        }
        let chain = path.lowerBound..<endOfChain(behind: path.upperBound)
        let outer = withParentheses(around: chain)
        let tokens = file.tokens.tokens
        if tokens[outer.upperBound].kind == .exclamationMark {
            put("", inPlaceOf: chain.upperBound..<outer.upperBound + 1)
            put(code, inPlaceOf: outer.lowerBound..<path.upperBound)
            return true
        }
        guard isArgument(outer) else { return false }
        put(code, inPlaceOf: path)
        return true
    }

    /// `window?.frame.width ?? 0`: the value behind the operator is never needed; gives whether it went.
    mutating func replaceFrame(_ left: Expression, orElse right: Expression) -> Bool {
        guard let (base, name, token) = frame(in: left), isWindow(base.range), isChained(base),
            ["frame", "bounds"].contains(name), !isLenient, laterDepth == 0,
            scope.recurring.moment(of: function) == .start, !mentionsWindow(right.range),
            scope.effects.effects(within: [right.range], of: function).changesNothing,
            let code = frameCode
        else { return false }
        put(code, inPlaceOf: base.range.lowerBound..<token + 1)
        put("", inPlaceOf: left.range.upperBound..<right.range.upperBound)
        return true
    }

    private func frame(in expression: Expression) -> (Expression, String, Int)? {
        guard case .member(let base, let name, let token) = expression.kind else { return nil }
        return isWindow(base.range) ? (base, name, token) : frame(in: base)
    }

    /// The frame without the window; nil where it is not known.
    private var frameCode: String? {
        StartFrame(of: scope.window, in: scope.flow).isScreens ? StartFrame.screenBounds : nil
    }

    private mutating func put(_ code: String, inPlaceOf range: TokenRange) {
        let tokens = file.tokens.tokens
        let start =
            code.isEmpty ? tokens[range.lowerBound - 1].end : tokens[range.lowerBound].start
        changes.replacements.append(
            TextEdit(range: start..<tokens[range.upperBound - 1].end, replacement: code))
        changes.places.append(range)
        changes.readsFrame = true
    }

    /// Whether `?` stands on the way to the window.
    private func isChained(_ expression: Expression) -> Bool {
        switch expression.kind {
        case .optionalChain: true
        case .member(let base, _, _), .force(let base): isChained(base)
        default: false
        }
    }

    /// The token behind the members that follow a path, and their calls.
    private func endOfChain(behind token: Int) -> Int {
        let tokens = file.tokens.tokens
        var end = token
        while tokens[end].kind == .period, tokens[end + 1].kind == .identifier {
            end += 2
            if tokens[end].kind == .leftParen { end = Int(file.tokens.partners[end]) + 1 }
        }
        return end
    }

    /// A range with the parentheses that stand around it and nothing else.
    private func withParentheses(around range: TokenRange) -> TokenRange {
        let tokens = file.tokens.tokens
        var (start, end) = (range.lowerBound, range.upperBound)
        while start > 1, tokens[start - 1].kind == .leftParen,
            Int(file.tokens.partners[start - 1]) == end, isGrouping(start - 1)
        {
            (start, end) = (start - 1, end + 1)
        }
        return start..<end
    }

    /// Whether parentheses are those of no call.
    private func isGrouping(_ paren: Int) -> Bool {
        switch file.tokens.tokens[paren - 1].kind {
        case .leftParen, .comma, .colon, .equal, .operatorToken: true
        default: false
        }
    }

    /// Whether an expression is all that a call is given for a parameter, which takes what is no optional as well.
    private func isArgument(_ range: TokenRange) -> Bool {
        let tokens = file.tokens.tokens
        let isEnd = [.rightParen, .comma].contains(tokens[range.upperBound].kind)
        switch tokens[range.lowerBound - 1].kind {
        case .leftParen: return isEnd && !isGrouping(range.lowerBound - 1)
        case .comma, .colon: return isEnd
        default: return false
        }
    }
}
