import SwiftOutline

/// Reads how a member of the delegate, or a closure of its launch, uses the delegate's window.
///
/// Code that replaces the root may also bind the window to a local, show it once more, and animate it as a view: the view
/// of a container serves for that, too.
struct WindowMemberReader {
    private let source: TargetFile
    private let body: TokenRange
    private let parameters: Set<String>
    private let uses: [Reference]
    private let declared: [Reference]
    private let spelling: SelfInClosure
    private var file: SwiftFile { source.outline }

    /// A reader of a member's uses of the window, and the names that it declares.
    init(member: LocatedDeclaration, uses: [Reference], declared: [Reference]) {
        source = member.file
        body = member.declaration.body ?? 0..<0
        parameters = Set(member.declaration.parameters.map(\.name))
        self.uses = uses
        self.declared = declared
        spelling = SelfInClosure(in: body, of: member.file.outline, standIns: [])
    }

    /// A reader of a closure in a function that has the window by some names.
    init(closure: ClosureShape, in function: LaunchFunction, windows: Set<String>) {
        source = function.method.file
        let file = function.file
        body = closure.body
        parameters = Set(
            (closure.parameters.map(file.references) ?? []).filter { $0.role == .declaredName }
                .map(\.name))
        let references = file.references(in: closure.body)
        uses = references.filter { $0.isUse && windows.contains($0.name) }
        declared = references.filter { $0.role == .declaredName }
        spelling = SelfInClosure(in: function.body, of: file, standIns: windows)
    }

    /// What the code does with the window; nothing where it needs the window itself.
    func walks(hidden: Set<String>) -> [RootWalk] {
        let names = Set(uses.map(\.name))
        guard parameters.isDisjoint(with: names) else { return [] }
        guard let aliases = aliases(of: names) else { return [] }
        var walks: [RootWalk] = []
        var needed: Set<String> = []
        let bound = Set(aliases.map(\.value.lowerBound))
        for use in uses where !bound.contains(use.token) {
            let isAlias =
                use.role == .bare
                && aliases.contains { $0.name == use.name && $0.token < use.token }
            if let (place, kind) = viewUse(use.token, isAlias: isAlias) {
                if case .view = kind { needed.insert(use.name) }
                walks.append(walk(at: place, kind, hidden))
                continue
            }
            guard let (place, kind) = Self.rootUse(at: use.token, in: file) else { return [] }
            walks.append(walk(at: place, kind, hidden))
        }
        walks += aliases.map { alias in
            if !needed.contains(alias.name), let (place, kind) = needlessBinding(alias) {
                return walk(at: place, kind, hidden)
            }
            return walk(at: alias.value, .binding(shorthand: alias.isShorthand), hidden)
        }
        let needsContainer = !aliases.isEmpty || walks.contains { !$0.kind.isRootUse }
        if needsContainer, !walks.contains(where: \.kind.isSwap) { return [] }
        return walks
    }

    /// A condition that binds the window for nothing but what goes through the container now.
    private func needlessBinding(_ alias: Alias) -> (TokenRange, RootWalk.Kind)? {
        let tokens = file.tokens.tokens
        let end =
            alias.isShorthand
            ? alias.token + 1 : Self.afterUnwrapping(alias.value.upperBound, in: file)
        let clause = alias.token - 1..<end
        if !alias.isShorthand, tokens[alias.value.lowerBound - 2].kind == .postfixQuestionMark {
            // `self?.window` asks for `self`, too.
            let isOfSelf = tokens[alias.value.lowerBound - 3].kind == .keyword(.`self`)
            return isOfSelf ? (clause, .selfCheck) : nil
        }
        if tokens[clause.upperBound].kind == .comma {
            return (clause.lowerBound..<clause.upperBound + 1, .needlessCondition)
        }
        if tokens[clause.lowerBound - 1].kind == .comma {
            return (clause.lowerBound - 1..<clause.upperBound, .needlessCondition)
        }
        guard let statement = statement(around: alias.token), case .guardStatement = statement.kind
        else { return nil }
        return (statement.range, .needlessGuard(statement))
    }

    private func walk(
        at place: TokenRange, _ kind: RootWalk.Kind, _ hidden: Set<String>
    ) -> RootWalk {
        RootWalk(
            file: source, place: place, kind: kind,
            base: .own(hidden: hidden, prefix: spelling.prefix(at: place.lowerBound)))
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
            if tokens[start].kind == .keyword(.`self`) {
                let period = Self.afterUnwrapping(start + 1, in: file)
                if tokens[period].kind == .period { start = period + 1 }
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

    /// A use that a view serves for, or that only makes and shows the window.
    private func viewUse(_ window: Int, isAlias: Bool) -> (TokenRange, RootWalk.Kind)? {
        let next = Self.afterUnwrapping(window + 1, in: file)
        if isTransition(window) {
            return isAlias ? (window..<window + 1, .view) : (window..<next, .transition)
        }
        if let statement = making(window) { return (statement.range, .showing(statement)) }
        guard file.tokens.tokens[next].kind == .period else { return nil }
        let name = file.name(at: next + 1)
        if WindowNames.showingMethods.contains(name) {
            guard let statement = statement(around: window), statement.kind == .expression,
                statement.range.count < 9
            else { return nil }
            return (statement.range, .showing(statement))
        }
        guard Self.viewMembers.contains(name) else { return nil }
        if isAlias { return next == window + 1 ? (window..<window + 1, .view) : nil }
        return (window..<window + 1, .transition)
    }

    /// `window = UIWindow(…)`, which starts anew with a root that the next statements set.
    private func making(_ window: Int) -> Statement? {
        guard file.tokens.tokens[window + 1].kind == .equal,
            let statement = statement(around: window), statement.kind == .expression,
            let assignment = file.assignment(in: statement.range),
            assignment.target.upperBound == window + 1,
            file.constructedType(of: assignment.value) == "UIWindow"
        else { return nil }
        return statement
    }

    /// `UIView.transition(with: window, …)`
    private func isTransition(_ window: Int) -> Bool {
        var start = window
        if file.tokens.tokens[start - 1].kind == .period { start -= 2 }
        let head = ["UIView", ".", "transition", "(", "with", ":"]
        return start >= head.count
            && zip(start - head.count..<start, head).allSatisfy { file.tokens.spells($0, $1) }
    }

    /// The innermost statement around a token, which stands in no closure of it.
    private func statement(around token: Int) -> Statement? {
        var inner: TokenRange? = body
        var found: Statement?
        // Nobody nests deeper by hand.
        for _ in 0..<LaunchClassifier.Depth.controlFlow.rawValue {
            guard let block = inner,
                let statement = file.statements(of: block).first(where: { $0.range.contains(token) }
                )
            else { return found }
            found = statement
            inner =
                statement.blocks.first { $0.body.contains(token) }?.body
                ?? closure(in: statement, around: token)?.body
        }
        return found
    }

    private func closure(in statement: Statement, around token: Int) -> ClosureShape? {
        statement.blocks.isEmpty ? file.outermostClosure(in: statement, around: token) : nil
    }
}
