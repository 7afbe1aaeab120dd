import AppFacts
import SwiftOutline

/// The names in a file under which code may have the app's window without having made it: `view.window`, `NSApp.windows`,
/// or what it binds to one.
struct FoundWindowNames {
    private let file: SwiftFile
    private let finders: Set<String>
    private var names: Set<String>
    private var closures = TokenRanges([])

    /// The members that find windows.
    static let finders: Set<String> = [
        "window", "mainWindow", "keyWindow", "windows", "orderedWindows",
    ]
    /// The steps from several windows to one of them.
    private static let steps: Set<String> = ["first", "last"]
    /// Longer chains of members are not followed to their start.
    private static let chainLimit = 16

    /// The names in a file, by what the windows are found by.
    init(in file: SwiftFile, by finders: Set<String> = Self.finders) {
        self.file = file
        self.finders = finders
        names = finders
        let tokens = file.tokens.tokens
        var ranges: [TokenRange] = []
        for token in tokens.indices.dropFirst(3)
        where tokens[token].kind == .identifier && tokens[token - 1].kind == .period
            && finders.contains(file.name(at: token))
        {
            if let name = boundName(before: token) { names.insert(name) }
            guard let closure = closure(behind: token) else { continue }
            ranges.append(closure)
            let first = closure.lowerBound + 1
            if tokens[first].kind == .identifier, tokens[first + 1].kind == .keyword(.in) {
                names.insert(file.name(at: first))
            }
        }
        closures = TokenRanges(ranges)
    }

    /// The token of the window that the member at a token is asked of; nil where that is no window.
    func owner(ofMember token: Int) -> Int? {
        let tokens = file.tokens.tokens
        guard token > 1, tokens[token].kind == .identifier, tokens[token - 1].kind == .period else {
            return nil
        }
        var owner = behindMarks(token - 2)
        for _ in 0..<Self.chainLimit {
            guard owner > 1, tokens[owner].kind == .identifier,
                Self.steps.contains(file.name(at: owner)), tokens[owner - 1].kind == .period
            else { break }
            owner = behindMarks(owner - 2)
        }
        guard owner >= 0 else { return nil }
        switch tokens[owner].kind {
        case .dollarIdentifier: return closures.contains(owner) ? owner : nil
        case .identifier: return names.contains(file.name(at: owner)) ? owner : nil
        default: return nil
        }
    }

    /// The token in front of marks of optional chaining, of a subscript, and of the closure or arguments of a step.
    private func behindMarks(_ token: Int) -> Int {
        var token = token
        for _ in 0..<Self.chainLimit where token > 0 {
            switch file.tokens.tokens[token].kind {
            case .postfixQuestionMark, .exclamationMark: token -= 1
            case .rightSquare: token = partner(of: token) - 1
            case .rightParen, .rightBrace:
                let open = partner(of: token)
                guard open > 0, Self.steps.contains(file.name(at: open - 1)) else { return token }
                token = open - 1
            default: return token
            }
        }
        return token
    }

    private func partner(of token: Int) -> Int {
        min(max(Int(file.tokens.partners[token]), 0), token)
    }

    /// The name that a chain of members is bound to: `if let shown = view.window`, `for shown in NSApp.windows`.
    private func boundName(before token: Int) -> String? {
        let tokens = file.tokens.tokens
        var start = token
        for _ in 0..<Self.chainLimit where start > 1 && tokens[start - 1].kind == .period {
            start = behindMarks(start - 2)
        }
        guard start > 1, tokens[start - 2].kind == .identifier,
            [.equal, .keyword(.in)].contains(tokens[start - 1].kind)
        else { return nil }
        return file.name(at: start - 2)
    }

    /// The closure that gets each of the windows: `NSApp.windows.forEach { $0.level = .floating }`.
    private func closure(behind token: Int) -> TokenRange? {
        let tokens = file.tokens.tokens
        guard token + 5 < tokens.count, tokens[token + 1].kind == .period,
            tokens[token + 2].kind == .identifier
        else { return nil }
        var open = token + 3
        if tokens[open].kind == .leftParen { open += 1 }
        if tokens[open].kind == .identifier, open + 2 < tokens.count,
            tokens[open + 1].kind == .colon
        {
            open += 2
        }
        guard tokens[open].kind == .leftBrace else { return nil }
        let close = Int(file.tokens.partners[open])
        return close > open + 1 ? open..<close : nil
    }
}
