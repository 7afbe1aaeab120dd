import SwiftOutline

/// Reads how a member of the delegate uses the delegate's window.
///
/// A member that replaces the root may also bind the window to a local, show it once more, and animate it as a view:
/// the view of a container serves for that, too.
struct WindowMemberReader {
    private let member: LocatedDeclaration
    private let uses: [Reference]
    private let declared: [Reference]
    private var file: SwiftFile { member.file.outline }

    /// A reader of a member's uses of the window, and the names that it declares.
    init(member: LocatedDeclaration, uses: [Reference], declared: [Reference]) {
        self.member = member
        self.uses = uses
        self.declared = declared
    }

    /// What the member does with the window; nothing where it needs the window itself.
    func walks(hidden: Set<String>) -> [RootWalk] {
        let parameters = Set(member.declaration.parameters.map(\.name))
        let names = Set(uses.map(\.name))
        guard parameters.isDisjoint(with: names) else { return [] }
        guard let aliases = aliases(of: names) else { return [] }
        var walks = aliases.map {
            walk(at: $0.value, .binding(shorthand: $0.isShorthand), hidden)
        }
        let bound = Set(aliases.map(\.value.lowerBound))
        for use in uses where !bound.contains(use.token) {
            let isAlias =
                use.role == .bare
                && aliases.contains { $0.name == use.name && $0.token < use.token }
            if let (place, kind) = viewUse(use.token, isAlias: isAlias) {
                walks.append(walk(at: place, kind, hidden))
                continue
            }
            guard let (place, kind) = Self.rootUse(at: use.token, in: file) else { return [] }
            walks.append(walk(at: place, kind, hidden))
        }
        let needsContainer = !aliases.isEmpty || walks.contains { !$0.kind.isRootUse }
        if needsContainer, !walks.contains(where: \.kind.isSwap) { return [] }
        return walks
    }

    private func walk(
        at place: TokenRange, _ kind: RootWalk.Kind, _ hidden: Set<String>
    ) -> RootWalk {
        RootWalk(file: member.file, place: place, kind: kind, base: .own(hidden: hidden))
    }

    /// `window?.rootViewController` from the window on.
    static func rootUse(at window: Int, in file: SwiftFile) -> (TokenRange, RootWalk.Kind)? {
        let tokens = file.tokens.tokens
        let next = afterUnwrapping(window + 1, in: file)
        guard tokens[next].kind == .period, file.tokens.spells(next + 1, "rootViewController")
        else { return nil }
        return (window..<next + 2, tokens[next + 2].kind == .equal ? .swap : .read)
    }

    private static func afterUnwrapping(_ token: Int, in file: SwiftFile) -> Int {
        var next = token
        while file.tokens.tokens[next].kind == .postfixQuestionMark
            || file.tokens.tokens[next].kind == .exclamationMark
        {
            next += 1
        }
        return next
    }

    private struct Alias {
        let name: String
        /// The token of the name.
        let token: Int
        /// The window in its value, or the name where no value is written.
        let value: TokenRange
        let isShorthand: Bool
    }

    /// The locals that are the window; nil where one of its names means something else.
    private func aliases(of names: Set<String>) -> [Alias]? {
        let tokens = file.tokens.tokens
        var aliases: [Alias] = []
        for name in declared {
            let token = name.token
            let isBinding =
                token > 0 && tokens[token - 1].kind == .keyword(.`let`)
            guard isBinding, let alias = alias(name.name, at: token) else {
                if names.contains(name.name) { return nil }
                continue
            }
            // Under another name its uses are not known.
            guard names.contains(name.name) else { return nil }
            aliases.append(alias)
        }
        return aliases
    }

    private func alias(_ name: String, at token: Int) -> Alias? {
        let tokens = file.tokens.tokens
        switch tokens[token + 1].kind {
        case .equal:
            var start = token + 2
            if tokens[start].kind == .keyword(.`self`), tokens[start + 1].kind == .period {
                start += 2
            }
            let end = Self.afterUnwrapping(start + 1, in: file)
            guard uses.contains(where: { $0.token == start }), tokens[end].kind != .period else {
                return nil
            }
            return Alias(name: name, token: token, value: start..<start + 1, isShorthand: false)
        case .keyword(.`else`), .comma, .leftBrace:
            guard uses.contains(where: { $0.name == name }) else { return nil }
            return Alias(name: name, token: token, value: token..<token + 1, isShorthand: true)
        default: return nil
        }
    }

    /// What a view can do as well as a window can, while one root takes the place of another.
    private static let viewMembers: Set<String> = [
        "snapshotView", "frame", "bounds", "center", "layer", "layoutIfNeeded", "endEditing",
    ]

    /// A use that a view serves for.
    private func viewUse(_ window: Int, isAlias: Bool) -> (TokenRange, RootWalk.Kind)? {
        let next = Self.afterUnwrapping(window + 1, in: file)
        if isTransition(window) {
            if isAlias { return (window..<window + 1, .view) }
            return next > window + 1 ? (window..<next, .transition) : nil
        }
        guard file.tokens.tokens[next].kind == .period else { return nil }
        let name = file.name(at: next + 1)
        if name == "makeKeyAndVisible" {
            return statement(around: window).map { ($0.range, .showing($0)) }
        }
        let isView = isAlias && next == window + 1 && Self.viewMembers.contains(name)
        return isView ? (window..<window + 1, .view) : nil
    }

    /// `UIView.transition(with: window, …)`
    private func isTransition(_ window: Int) -> Bool {
        var start = window
        if file.tokens.tokens[start - 1].kind == .period { start -= 2 }
        let head = ["UIView", ".", "transition", "(", "with", ":"]
        return start >= head.count
            && zip(start - head.count..<start, head).allSatisfy { file.tokens.spells($0, $1) }
    }

    /// The statement that is nothing but a call on the window.
    private func statement(around token: Int) -> Statement? {
        var body = member.declaration.body
        // Nobody nests deeper by hand.
        for _ in 0..<4 {
            guard let block = body else { return nil }
            let statement = file.statements(of: block).first { $0.range.contains(token) }
            guard let statement else { return nil }
            if statement.kind == .expression {
                return statement.range.count < 9 ? statement : nil
            }
            body = statement.blocks.first { $0.body.contains(token) }?.body
        }
        return nil
    }
}
