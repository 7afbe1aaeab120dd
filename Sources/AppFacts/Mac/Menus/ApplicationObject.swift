import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// Tells which expressions of a file are a Mac app's application object.
package struct ApplicationObject {
    private let file: ProgramFile
    /// The names of constants, variables and parameters that hold it, each with the code that sees it.
    private let holders: [(name: String, range: TokenRange)]
    private var tokens: [Token] { file.outline.tokens.tokens }

    /// The application object in a file.
    package init(in file: ProgramFile) {
        self.file = file
        holders = Self.holders(in: file)
    }

    /// Whether a token is the name of a member that the application object is asked for: `NSApp.menu`.
    package func isOwner(ofMember token: Int) -> Bool {
        guard token > 1, tokens[token - 1].kind == .period else { return false }
        return isApplication(
            endingAt: file.outline.tokenWithoutMarks(endingAt: token - 2), depth: 0)
    }

    /// Nobody puts a cast into more parentheses.
    private static let deepest = 8

    private func isApplication(endingAt base: Int, depth: Int) -> Bool {
        switch tokens[base].kind {
        case .rightParen:
            return depth < Self.deepest && isApplication(inParenthesesTo: base, depth: depth + 1)
        case .identifier: break
        default: return false
        }
        let name = file.outline.name(at: base)
        let isMember = base > 1 && tokens[base - 1].kind == .period
        let owner = isMember ? file.outline.name(at: base - 2) : nil
        if name == Self.global { return !isMember || owner == "AppKit" }
        if Self.shared.contains(name) { return owner == Self.type }
        guard owner == nil && !isMember || owner == "self" else { return false }
        return holders.contains { $0.name == name && $0.range.contains(base) }
    }

    /// `NSApplication.shared()` of Swift 3, and casts such as `(NSApp as! OwnApplication)`.
    private func isApplication(inParenthesesTo close: Int, depth: Int) -> Bool {
        let open = Int(file.outline.tokens.partners[close])
        guard open >= 0, open < close else { return false }
        if open + 1 == close {
            return open > 0 && Self.shared.contains(file.outline.name(at: open - 1))
                && isApplication(endingAt: open - 1, depth: depth)
        }
        let content = (open + 1)..<close
        guard open == 0 || tokens[open - 1].kind != .identifier else { return false }
        let cast = content.first { tokens[$0].kind == .keyword(.as) } ?? close
        return isApplication(
            endingAt: file.outline.tokenWithoutMarks(endingAt: cast - 1), depth: depth)
            || content.contains { token in
                token > cast && file.outline.name(at: token) == Self.type
                    && token + 1 == close
            }
    }

    // MARK: Names

    private static let type = PlatformProfile.appKit.applicationType
    private static let global = "NSApp"
    private static let shared: Set = ["shared", "sharedApplication"]

    /// What is declared of the type, or with the application object or a cast to its type as the value.
    private static func holders(in file: ProgramFile) -> [(name: String, range: TokenRange)] {
        let tokens = file.outline.tokens.tokens
        let typed = file.tokens(spelled: type).compactMap { token -> Int? in
            guard token > 1 else { return nil }
            if tokens[token - 1].kind == .colon { return token - 2 }
            let isShared =
                token + 2 < tokens.count && tokens[token + 1].kind == .period
                && shared.contains(file.outline.name(at: token + 2))
                && endsThere(token + 2, tokens)
            let before = file.outline.tokenWithoutMarks(endingAt: token - 1)
            let isCast = tokens[before].kind == .keyword(.as)
            return isShared || isCast ? variable(before: token, isCast: isCast, file) : nil
        }
        let named = file.tokens(spelled: global).compactMap { token in
            endsThere(token, tokens) ? variable(before: token, isCast: false, file) : nil
        }
        return (typed + named).filter { tokens[$0].kind == .identifier }.map {
            (file.outline.name(at: $0), scope(of: $0, in: file))
        }
    }

    /// Whether nothing is asked of a name.
    private static func endsThere(_ token: Int, _ tokens: [Token]) -> Bool {
        let isCall = token + 2 < tokens.count && tokens[token + 2].kind == .rightParen
        let next = token + (isCall ? 3 : 1)
        return next >= tokens.count || tokens[next].kind != .period
    }

    /// The variable whose value starts at a token, or ends with a cast to it.
    private static func variable(before token: Int, isCast: Bool, _ file: ProgramFile) -> Int? {
        let tokens = file.outline.tokens.tokens
        var equal = token - 1
        if isCast {
            let line = file.outline.startOfLine(tokens[token].start)
            while equal > 1, tokens[equal].kind != .equal, tokens[equal].start > line {
                equal -= 1
            }
        }
        guard equal > 0, tokens[equal].kind == .equal else { return nil }
        return equal - 1
    }

    /// The smallest declaration that a name stands in, beyond the one that declares it.
    private static func scope(of token: Int, in file: ProgramFile) -> TokenRange {
        var level = file.outline.declarations
        var range = 0..<file.outline.tokens.tokens.count
        while let next = level.first(where: { $0.range.contains(token) }),
            next.kind != .variable
        {
            range = next.range
            level = next.members
        }
        return range
    }
}
