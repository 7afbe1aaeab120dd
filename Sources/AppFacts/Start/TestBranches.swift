import SwiftFlow
import SwiftOutline

/// The branches of code that starts an app which are taken where tests run, and where none do.
package struct TestBranches {
    private let code: LaunchCode
    /// The tokens of branches, by the piece of the code.
    private var tests: [Int: [TokenRange]] = [:]
    private var others: [Int: [TokenRange]] = [:]
    /// How many names and branches are still looked at; code that starts an app has a handful.
    private var budget = 1_000

    /// The branches of some code.
    package init(of code: LaunchCode) {
        self.code = code
        for (index, piece) in code.pieces.enumerated() {
            let tokens = piece.file.outline.tokens
            for token in piece.range where budget > 0 {
                switch tokens.tokens[token].kind {
                case .infixQuestionMark: readTernary(token, index, piece)
                case .keyword(.if), .keyword(.guard): readBlocks(token, index, piece)
                default: continue
                }
            }
        }
    }

    /// Whether the code chooses a class for tests alone.
    package func areAll(of name: String) -> Bool {
        let choices = code.choices(of: name)
        return !choices.isEmpty
            && choices.allSatisfy { contains(tests[$0.piece], $0.token) }
    }

    /// Whether the code chooses a class where no tests run, and nowhere else.
    func areNone(of name: String) -> Bool {
        let choices = code.choices(of: name)
        return choices.contains { contains(others[$0.piece], $0.token) }
            && !choices.contains { contains(tests[$0.piece], $0.token) }
    }

    private func contains(_ ranges: [TokenRange]?, _ token: Int) -> Bool {
        ranges?.contains { $0.contains(token) } ?? false
    }

    private mutating func add(
        _ index: Int, whenTrue: TokenRange?, whenFalse: TokenRange?, isOfTests: Bool
    ) {
        for (range, isTaken) in [(whenTrue, isOfTests), (whenFalse, !isOfTests)] {
            guard let range else { continue }
            if isTaken {
                tests[index, default: []].append(range)
            } else {
                others[index, default: []].append(range)
            }
        }
    }

    // MARK: Branches

    private mutating func readTernary(_ mark: Int, _ index: Int, _ piece: LaunchCode.Piece) {
        let tokens = piece.file.outline.tokens
        budget -= 1
        guard let colon = colon(behind: mark, piece) else { return }
        let second = colon + 1..<endOfValue(behind: colon, piece)
        var start = mark
        while start > piece.range.lowerBound {
            let kind = tokens.tokens[start - 1].kind
            if [
                .equal, .comma, .colon, .semicolon, .leftParen, .leftSquare, .leftBrace,
                .keyword(.return), .keyword(.in),
            ].contains(kind) {
                break
            }
            let partner = Int(tokens.partners[start - 1])
            start = partner >= 0 && partner < start - 1 ? partner : start - 1
        }
        guard let isOfTests = isOfTests(start..<mark, piece, depth: 0) else { return }
        add(index, whenTrue: mark + 1..<colon, whenFalse: second, isOfTests: isOfTests)
    }

    private func colon(behind mark: Int, _ piece: LaunchCode.Piece) -> Int? {
        let tokens = piece.file.outline.tokens
        var token = mark + 1
        var open = 0
        while token < piece.range.upperBound {
            switch tokens.tokens[token].kind {
            case .infixQuestionMark: open += 1
            case .colon where open == 0: return token
            case .colon: open -= 1
            case .leftParen, .leftSquare, .leftBrace:
                token = max(token, Int(tokens.partners[token]))
            case .rightParen, .rightSquare, .rightBrace, .comma, .semicolon: return nil
            default: break
            }
            token += 1
        }
        return nil
    }

    private mutating func readBlocks(_ keyword: Int, _ index: Int, _ piece: LaunchCode.Piece) {
        let tokens = piece.file.outline.tokens
        let isGuard = tokens.tokens[keyword].kind == .keyword(.guard)
        budget -= 1
        guard let open = brace(behind: keyword, piece) else { return }
        let condition = keyword + 1..<(isGuard ? open - 1 : open)
        let close = Int(tokens.partners[open])
        guard !condition.isEmpty, close > open,
            let isOfTests = isOfTests(condition, piece, depth: 0)
        else { return }
        if isGuard {
            return add(index, whenTrue: nil, whenFalse: open..<close, isOfTests: isOfTests)
        }
        var otherwise: TokenRange?
        if close + 2 < piece.range.upperBound, tokens.tokens[close + 1].kind == .keyword(.else),
            tokens.tokens[close + 2].kind == .leftBrace
        {
            otherwise = close + 2..<max(close + 2, Int(tokens.partners[close + 2]))
        }
        add(index, whenTrue: open..<close, whenFalse: otherwise, isOfTests: isOfTests)
    }

    /// The brace that ends a condition.
    private func brace(behind keyword: Int, _ piece: LaunchCode.Piece) -> Int? {
        let tokens = piece.file.outline.tokens
        var token = keyword + 1
        while token < piece.range.upperBound {
            switch tokens.tokens[token].kind {
            case .leftBrace: return token
            case .leftParen, .leftSquare: token = max(token, Int(tokens.partners[token]))
            case .rightBrace: return nil
            default: break
            }
            token += 1
        }
        return nil
    }

    // MARK: Conditions

    /// Names that stand for further conditions are followed no deeper than this.
    private static let depthLimit = 4

    /// Whether a condition holds where tests run, or where none do; nil for one that has nothing to do with tests.
    private mutating func isOfTests(
        _ condition: TokenRange, _ piece: LaunchCode.Piece, depth: Int
    ) -> Bool? {
        let file = piece.file.outline
        let isNegated = negations(in: condition, file.tokens) % 2 == 1
        for reference in file.references(in: condition)
        where depth < Self.depthLimit && budget > 0 {
            budget -= 1
            guard let (value, other) = definition(of: reference.name, at: reference.token) else {
                continue
            }
            if let holds = isOfTests(value, other, depth: depth + 1) { return holds != isNegated }
        }
        guard OwnStartReader.isOfTests(piece.file, condition) else { return nil }
        return !isNegated
    }

    /// `!`, `== nil`, `== false` and `!= true`.
    private func negations(in condition: TokenRange, _ tokens: TokenList) -> Int {
        condition.filter { token in
            let isLast = token + 1 >= condition.upperBound
            switch tokens.text(of: token) {
            case "!": return tokens.tokens[token].kind == .operatorToken(.prefix)
            case "==":
                return !isLast
                    && (tokens.spells(token + 1, "nil") || tokens.spells(token + 1, "false"))
            case "!=": return !isLast && tokens.spells(token + 1, "true")
            default: return false
            }
        }.count
    }

    /// What a name of the code stands for: the value of a variable, or the code of a function.
    private func definition(
        of name: String, at use: Int
    ) -> (TokenRange, LaunchCode.Piece)? {
        for piece in code.pieces {
            let file = piece.file.outline
            for token in piece.file.tokens(spelled: name)
            where piece.range.contains(token) && token > 0 && token != use {
                switch file.tokens.tokens[token - 1].kind {
                case .keyword(.let), .keyword(.var), .keyword(.func): break
                default: continue
                }
                if let value = value(behind: token, piece) { return (value, piece) }
            }
        }
        return nil
    }

    /// `= value` or `{ … }` behind a declared name.
    private func value(behind name: Int, _ piece: LaunchCode.Piece) -> TokenRange? {
        let tokens = piece.file.outline.tokens
        var token = name + 1
        while token < piece.range.upperBound {
            switch tokens.tokens[token].kind {
            case .leftParen: token = max(token, Int(tokens.partners[token]))
            case .leftBrace:
                let close = Int(tokens.partners[token])
                return close > token ? token + 1..<close : nil
            case .equal: return token + 1..<endOfValue(behind: token, piece)
            case .colon, .arrow, .identifier, .period: break
            default: return nil
            }
            token += 1
        }
        return nil
    }

    /// The end of the line, of the brackets around it, or of an argument.
    private func endOfValue(behind sign: Int, _ piece: LaunchCode.Piece) -> Int {
        let file = piece.file.outline
        let tokens = file.tokens.tokens
        var token = sign + 1
        while token < piece.range.upperBound {
            switch tokens[token].kind {
            case .rightParen, .rightSquare, .rightBrace, .comma, .semicolon: return token
            default: break
            }
            let gap = tokens[token - 1].end..<tokens[token].start
            if token > sign + 1, file.hasLineBreak(in: gap) { return token }
            token = max(token, Int(file.tokens.partners[token])) + 1
        }
        return max(token, sign + 1)
    }
}
