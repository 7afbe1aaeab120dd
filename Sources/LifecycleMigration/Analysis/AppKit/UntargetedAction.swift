import SwiftOutline

/// An action of a control or a menu item that is given no target, so that AppKit looks for one: along the responder chain,
/// whose last member is the application's delegate.
///
/// Source: Apple's documentation of `NSApplication.target(forAction:)`. Behind an adaptor that delegate is SwiftUI's own; that
/// it passes actions on is seen in one shipping app (reminders-menubar), and reported against.
struct UntargetedAction {
    /// The selector's first token.
    let selector: Int

    /// The action of a selector; nil where it is no action, or has a target.
    init?(at selector: Int, in file: SwiftFile) {
        self.selector = selector
        guard let statement = Self.statement(around: selector, in: file) else { return nil }
        if let control = Self.assigned(selector, statement.range, in: file) {
            guard !Self.setsTarget(of: control, in: statement.body, of: file) else { return nil }
            return
        }
        guard Self.isItem(selector, statement.range, in: file) else { return nil }
        let tokens = file.tokens
        let isSetHere = statement.range.contains { token in
            tokens.spells(token, "target") && tokens.tokens[token - 1].kind == .period
        }
        let name = Self.name(boundIn: statement.range, of: file)
        guard !isSetHere, !Self.setsTarget(of: name, in: statement.body, of: file) else {
            return nil
        }
    }

    /// The innermost statement around a token, and the body of the function that it stands in.
    private static func statement(
        around token: Int, in file: SwiftFile
    ) -> (range: TokenRange, body: TokenRange)? {
        guard let body = file.body(around: token) else { return nil }
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
        return found.map { ($0, body) }
    }

    /// `button` of `button.action = #selector(…)`, without marks of optional chaining.
    private static func assigned(
        _ selector: Int, _ statement: TokenRange, in file: SwiftFile
    ) -> String? {
        let tokens = file.tokens
        guard selector - 3 >= statement.lowerBound, tokens.tokens[selector - 1].kind == .equal,
            tokens.spells(selector - 2, "action"), tokens.tokens[selector - 3].kind == .period
        else { return nil }
        return plain(file.text(statement.lowerBound..<selector - 3))
    }

    private static func plain(_ text: String) -> String {
        text.filter { $0 != "?" && $0 != "!" }
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
            var start = token - 1
            while start > body.lowerBound, isPart(of: tokens.tokens[start - 1].kind) { start -= 1 }
            let base = plain(file.text(start..<token - 1))
            return base == owner || isOfEach(base, in: body, of: file)
        }
    }

    private static func isPart(of kind: TokenKind) -> Bool {
        switch kind {
        case .identifier, .dollarIdentifier, .period, .keyword(.`self`): true
        case .postfixQuestionMark, .exclamationMark: true
        default: false
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
