import AppleFrameworks
import SwiftOutline

/// A local that is set to the application's delegate without a cast, and what becomes of it.
package struct DelegateLocal {
    /// The binding, where the local is cast to the delegate's class.
    package let binding: DelegateBinding?
    /// Uses that SwiftUI's delegate changes and that nothing repairs.
    package let others: [Int]
    /// Questions for its class, where nothing else is done with it.
    package let classes: [Int]
    /// Whether nothing is asked of it but whether it is there.
    let isOnlyFound: Bool

    /// The local that a read of the delegate sets, with the token behind it; nil where it sets none.
    package init?(
        _ read: TokenRange, until end: Int, in file: SwiftFile, blocks: BlockEnds,
        names: NamesOfFile, delegateName: String
    ) {
        let tokens = file.tokens.tokens
        var name = read.lowerBound - 2
        guard name > 0, tokens[read.lowerBound - 1].kind == .equal else { return nil }
        var isTyped = false
        // `let delegate: UIApplicationDelegate? = …`
        while name > 1, tokens[name - 1].kind != .keyword(.let),
            tokens[name - 1].kind != .keyword(.var)
        {
            isTyped = true
            guard read.lowerBound - name < 8, tokens[name].kind != .semicolon else { return nil }
            name -= 1
        }
        guard tokens[name].kind == .identifier,
            !isTyped || tokens[name + 1].kind == .colon, Self.isEnd(end, of: read, in: file)
        else { return nil }
        let isCondition = file.isConditionBinding(name - 1)
        let text = file.name(at: name)
        let last = isCondition ? tokens.count : blocks.end(around: name)
        let scope = end..<max(end, min(last, Self.endOfFunction(around: name, in: file)))
        let uses = names.tokens(of: text, in: scope).filter { tokens[$0 - 1].kind != .period }
        let casts = uses.compactMap { Self.castType($0, named: delegateName, in: file) }
        guard casts.isEmpty else {
            binding = DelegateBinding(
                value: read, name: name, unwraps: isCondition, isTyped: isTyped, casts: casts)
            others = []
            classes = []
            isOnlyFound = false
            return
        }
        binding = nil
        let plain = uses.filter { !Self.readsMember($0, in: file) }
        classes = plain.filter(file.isAskedForClass)
        let found = plain.filter { file.isComparedWithNil($0..<$0 + 1) }
        let described = plain.filter { file.isOnlyDescribed($0..<$0 + 1) }
        isOnlyFound = uses.count == found.count
        others =
            plain.count > classes.count + described.count + found.count ? [read.lowerBound] : []
    }

    /// Whether a value ends in front of a token: nothing is done with the delegate on the spot.
    private static func isEnd(_ token: Int, of read: TokenRange, in file: SwiftFile) -> Bool {
        let tokens = file.tokens.tokens
        switch tokens[token].kind {
        case .comma, .leftBrace, .rightBrace, .semicolon, .endOfFile: return true
        case .keyword(.else): return true
        default:
            // A new line.
            return file.hasLineBreak(in: tokens[token - 1].end..<tokens[token].start)
        }
    }

    private static func endOfFunction(around token: Int, in file: SwiftFile) -> Int {
        var declarations = file.declarations
        var end = file.tokens.tokens.count
        while let declaration = declarations.first(around: token, \.range) {
            if let body = declaration.body, body.contains(token) { end = body.upperBound }
            declarations = declaration.members
        }
        return end
    }

    /// The class in `local as? X` or `local as! X`.
    private static func castType(_ use: Int, named name: String, in file: SwiftFile) -> Int? {
        let tokens = file.tokens.tokens
        let next = file.tokenBehindMarks(from: use + 1)
        guard tokens[next].kind == .keyword(.as), next + 2 < tokens.count else { return nil }
        var type = next + 1
        if tokens[type].kind == .postfixQuestionMark || tokens[type].kind == .exclamationMark {
            type += 1
        }
        while tokens[type + 1].kind == .period { type += 2 }
        return file.name(at: type) == name ? type : nil
    }

    /// Whether a use reads a member, optional chaining looked through.
    private static func readsMember(_ use: Int, in file: SwiftFile) -> Bool {
        let tokens = file.tokens.tokens
        let next = file.tokenBehindMarks(from: use + 1)
        return tokens[next].kind == .period
    }
}
