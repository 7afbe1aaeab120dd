import SwiftFlow
import SwiftOutline

/// What the window of a Mac app shows.
struct MacWindowContent {
    /// What kind of thing that is.
    enum Kind: Hashable {
        /// A SwiftUI view in a hosting view or controller.
        case view
        /// A view controller of AppKit's.
        case controller
        /// A view of AppKit's.
        case platformView
    }

    /// The kind.
    let kind: Kind
    /// The code that makes it.
    let root: MovedRoot
    /// The objects of a SwiftUI view that are made once and kept with it.
    let objects: [MovedLocals.Object]
}

/// Finds out whether SwiftUI can make what the window of a Mac app shows, and when and how often that makes no difference.
struct MacWindowContentAnalysis {
    private let facts: LaunchFacts
    private let function: FlowFunction
    private let content: MacWindowSettings.Content
    private let going: [TokenRange]
    private var file: ProgramFile { function.located.file }

    /// An analysis of what a function gives the window, beside the statements that go.
    init(
        _ facts: LaunchFacts, _ function: FlowFunction, _ content: MacWindowSettings.Content,
        beside going: [Statement]
    ) {
        self.facts = facts
        self.function = function
        self.content = content
        self.going = going.map(\.range)
    }

    /// The content with all that moves along.
    ///
    /// - Throws: what keeps it in the delegate.
    func found() throws(MacWindowObstacle) -> MacWindowContent {
        let write = RootWrite(
            statement: content.statement.range, target: content.target,
            value: content.value.range, runsLater: false)
        let root: MovedRoot
        do {
            root = try MovedRootAnalysis(
                facts, RootUses.Write(function: function, write: write, phases: [.launch]),
                beside: going
            ).visibleRoot()
        } catch {
            throw obstacle(.content(error))
        }
        guard !asksForDelegate(root) else { throw obstacle(.content(.shared)) }
        guard root.hosted == nil else {
            try checkRepeatable(root)
            return MacWindowContent(
                kind: .view, root: root, objects: MovedLocals(of: root, in: facts).objects)
        }
        guard isMade(root.value, among: root.statements) else { throw obstacle(.unknownContent) }
        return MacWindowContent(
            kind: content.isController ? .controller : .platformView, root: root, objects: [])
    }

    private func obstacle(_ need: MacWindowObstacle.Need) -> MacWindowObstacle {
        MacWindowObstacle(need, file, content.value.range.lowerBound)
    }

    /// Whether the code asks the application for its delegate, which is SwiftUI's then.
    private func asksForDelegate(_ root: MovedRoot) -> Bool {
        let tokens = file.outline.tokens
        return root.ranges.joined().contains { token in
            tokens.spells(token, "delegate") && tokens.tokens[token - 1].kind == .period
        }
    }

    // MARK: View controllers and views

    /// Whether an expression is `Type(…)`, or a local that starts as one: then there certainly is something to show.
    private func isMade(_ range: TokenRange, among statements: [Statement]) -> Bool {
        let expression = ExpressionReader(file.outline).expression(in: range)
        switch expression.kind {
        case .call(let callee, _):
            if case .name(let name) = callee.kind { return name.first?.isUppercase == true }
            if case .member(let base, "init", _) = callee.kind, case .name(let name) = base.kind {
                return name.first?.isUppercase == true
            }
            return false
        case .name(let name):
            let value = statements.lazy.compactMap { statement -> TokenRange? in
                guard case .declaration(let declaration) = statement.kind else { return nil }
                return declaration.bindings.first { $0.name == name }?.initializer
            }.first
            return value.map { isMade($0, among: []) } ?? false
        default: return false
        }
    }

    // MARK: SwiftUI views

    /// SwiftUI may evaluate a scene's content any number of times: each must show the same.
    private func checkRepeatable(_ root: MovedRoot) throws(MacWindowObstacle) {
        let effects = RepeatedEffects(facts)
        let repeated = effects.effects(within: root.ranges, of: function)
        let inline = effects.effects(within: [root.value], of: function)
        guard repeated.writes.isEmpty, !repeated.isUnknown, !inline.makesObjects,
            !MovedLocals(of: root, in: facts).areEntangled
        else { throw obstacle(.content(.effects)) }
        for location in repeated.reads.sorted(by: { $0.words < $1.words }) {
            guard case .member(let name, let owner) = location,
                !isChanged(name, of: owner)
            else { throw obstacle(.changes(location.words)) }
        }
    }

    /// Whether code may give a member another value than its first.
    private func isChanged(_ name: String, of owner: String) -> Bool {
        facts.context.files(naming: name).contains { file in
            let changed = facts.flow.changes(of: name, in: file)
            return file.tokens(spelled: name).contains { token in
                changed.contains(token) || isAssigned(token, in: file.outline)
            }
        }
    }

    /// Whether an assignment stands behind a name that is no declaration, or `&` in front of it.
    private func isAssigned(_ token: Int, in file: SwiftFile) -> Bool {
        let tokens = file.tokens.tokens
        guard token > 0, token + 1 < tokens.count else { return false }
        switch tokens[token - 1].kind {
        case .keyword(.var), .keyword(.let): return false
        case .prefixAmpersand: return true
        default: return tokens[token + 1].kind == .equal
        }
    }
}
