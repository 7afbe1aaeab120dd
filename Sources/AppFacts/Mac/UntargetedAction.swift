import SwiftOutline

/// An action of a control or a menu item that is given no target, so that AppKit looks for one: along the responder chain,
/// whose last member is the application's delegate.
///
/// Source: Apple's documentation of `NSApplication.target(forAction:)`. Behind an adaptor that delegate is SwiftUI's own; that
/// it passes actions on is seen in one shipping app (reminders-menubar), and reported against.
package struct UntargetedAction {
    /// The selector's first token.
    package let selector: Int

    /// The action of a selector; nil where it is no action, or has a target.
    package init?(at selector: Int, in file: SwiftFile) {
        self.selector = selector
        guard let body = file.body(around: selector) else { return nil }
        if Self.isAssigned(selector, in: file) {
            let control = Self.owner(before: selector - 3, in: body, of: file)
            guard !Self.setsTarget(of: control, in: body, of: file) else { return nil }
            return
        }
        guard let statement = Self.statement(around: selector, in: body, of: file),
            Self.isItem(selector, statement, in: file)
        else { return nil }
        let tokens = file.tokens
        let isSetHere = statement.contains { token in
            tokens.spells(token, "target") && tokens.tokens[token - 1].kind == .period
        }
        let name = Self.name(boundIn: statement, of: file)
        guard !isSetHere, !Self.setsTarget(of: name, in: body, of: file),
            name != nil || !Self.setsTargetOfLast(behind: statement, in: body, of: file)
        else { return nil }
    }

    /// The innermost statement around a token of a function.
    private static func statement(
        around token: Int, in body: TokenRange, of file: SwiftFile
    ) -> TokenRange? {
        var block = body
        var found: TokenRange?
        while let statement = file.statements(of: block).first(where: { $0.range.contains(token) })
        {
            found = statement.range
            guard let inner = statement.blocks.first(where: { $0.body.contains(token) }) else {
                break
            }
            block = inner.body
        }
        return found
    }

    /// Whether a selector is set as the action of something: `button.action = #selector(…)`.
    private static func isAssigned(_ selector: Int, in file: SwiftFile) -> Bool {
        let tokens = file.tokens
        return selector > 3 && tokens.tokens[selector - 1].kind == .equal
            && tokens.spells(selector - 2, "action")
            && tokens.tokens[selector - 3].kind == .period
    }

    /// `item.button` in front of a period, without marks of optional chaining; nil behind a call.
    private static func owner(before period: Int, in body: TokenRange, of file: SwiftFile)
        -> String?
    {
        let tokens = file.tokens.tokens
        var names: [String] = []
        var token = period
        while token > body.lowerBound, tokens[token].kind == .period {
            token -= 1
            while token > body.lowerBound, isMark(tokens[token].kind) { token -= 1 }
            guard isName(tokens[token].kind) else { return nil }
            names.append(file.name(at: token))
            token -= 1
        }
        return names.reversed().joined(separator: ".")
    }

    private static func isMark(_ kind: TokenKind) -> Bool {
        switch kind {
        case .postfixQuestionMark, .exclamationMark: true
        default: false
        }
    }

    private static func isName(_ kind: TokenKind) -> Bool {
        switch kind {
        case .identifier, .dollarIdentifier, .keyword(.`self`): true
        default: false
        }
    }

    /// Whether a selector is the action of a menu item that is made here.
    private static func isItem(
        _ selector: Int, _ statement: TokenRange, in file: SwiftFile
    ) -> Bool {
        let tokens = file.tokens
        let isAction =
            tokens.tokens[selector - 1].kind == .colon && tokens.spells(selector - 2, "action")
        return isAction
            && statement.contains { token in
                token < selector
                    && ["NSMenuItem", "addItem", "insertItem"].contains { tokens.spells(token, $0) }
            }
    }

    private static func name(boundIn statement: TokenRange, of file: SwiftFile) -> String? {
        let first = statement.lowerBound
        switch file.tokens.tokens[first].kind {
        case .keyword(.let), .keyword(.var): return file.name(at: first + 1)
        case .identifier where file.tokens.tokens[first + 1].kind == .equal:
            return file.name(at: first)
        default: return nil
        }
    }

    /// Whether a body sets the target of something, or of all items of a menu.
    private static func setsTarget(
        of owner: String?, in body: TokenRange, of file: SwiftFile
    ) -> Bool {
        let tokens = file.tokens
        return body.dropLast().contains { token in
            guard tokens.spells(token, "target"), tokens.tokens[token - 1].kind == .period,
                tokens.tokens[token + 1].kind == .equal
            else { return false }
            let base = Self.owner(before: token - 1, in: body, of: file)
            return base != nil && (base == owner || isOfEach(base ?? "", in: body, of: file))
        }
    }

    /// Whether the statement behind the one that adds an item sets the target of the last item, or of the only one: `menu.items.last?.target = self`.
    private static func setsTargetOfLast(
        behind statement: TokenRange, in body: TokenRange, of file: SwiftFile
    ) -> Bool {
        let tokens = file.tokens
        let rest = statement.upperBound..<max(statement.upperBound, body.upperBound - 1)
        let next = rest.first { token in
            tokens.spells(token, "target") && tokens.tokens[token - 1].kind == .period
                || tokens.spells(token, "selector")
        }
        guard let next, tokens.spells(next, "target"), tokens.tokens[next + 1].kind == .equal
        else { return false }
        let item = owner(before: next - 1, in: body, of: file) ?? ""
        if item.hasSuffix(".items.last") { return true }
        // The first one is this where no other was added in front.
        return item.hasSuffix(".items.first")
            && !(body.lowerBound..<statement.lowerBound).contains { token in
                ["addItem", "insertItem", "items"].contains { tokens.spells(token, $0) }
            }
    }

    /// Whether a name stands for each of several items: `$0`, or what a loop binds.
    private static func isOfEach(_ name: String, in body: TokenRange, of file: SwiftFile) -> Bool {
        if name == "$0" { return true }
        return body.dropLast(2).contains { token in
            file.tokens.tokens[token].kind == .keyword(.for) && file.name(at: token + 1) == name
        }
    }
}

extension SwiftFile {
    /// The code of the innermost function, initializer or property around a token; local functions are part of it.
    fileprivate func body(around token: Int) -> TokenRange? {
        var members = declarations
        var found: TokenRange?
        while let member = members.first(where: { $0.range.contains(token) }) {
            let code = member.kind.hasMembers ? nil : member.body ?? member.accessors(around: token)
            if let code { found = code }
            members = member.members
        }
        return found
    }
}

extension Declaration {
    fileprivate func accessors(around token: Int) -> TokenRange? {
        bindings.lazy.compactMap { $0.accessors ?? $0.initializer }.first { $0.contains(token) }
    }
}
