import AppFacts
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
    private(set) var root: MovedRoot

    /// Has a view wait for the places of the launch in front of it that it may notice, and gives those that stay open;
    /// `call` is the statement of the launch method that leads to it.
    mutating func waiting(
        for places: [MacWindowOrder.Place], _ call: Statement?, _ facts: LaunchFacts
    ) -> [MacWindowOrder.Place] {
        guard kind == .view, root.material.objects.isEmpty,
            MovedLocals(of: root, in: facts).objects.isEmpty
        else { return places }
        let open = places.filter { place in
            let isInFront =
                place.function == root.function
                ? place.token < root.write.statement.lowerBound
                : place.token < call?.range.lowerBound ?? 0
            return place.holdsUp || !isInFront
        }
        if open.count < places.count, !root.material.addsMembers {
            root.material.flag = facts.owner.freeMember("hasLaunched", "hasFinishedLaunching")
        }
        return open
    }
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
        let analysis = MovedRootAnalysis(
            facts, RootUses.Write(function: function, write: write, phases: [.launch]),
            beside: going)
        let root: MovedRoot
        do {
            root =
                analysis.hosted == nil
                ? try analysis.visibleRoot() : try RootComposition.root(facts, analysis)
        } catch {
            throw obstacle(.content(error))
        }
        guard root.material.flag == nil else { throw obstacle(.content(.conditional)) }
        guard !asksForDelegate(root) else { throw obstacle(.content(.shared)) }
        guard root.hosted == nil else { return MacWindowContent(kind: .view, root: root) }
        guard isMade(root.value, among: root.statements) else { throw obstacle(.unknownContent) }
        return MacWindowContent(
            kind: content.isController ? .controller : .platformView, root: root)
    }

    private func obstacle(_ need: MacWindowObstacle.Need) -> MacWindowObstacle {
        MacWindowObstacle(need, file, content.value.range.lowerBound)
    }

    /// Whether the code asks the application for its delegate, which is SwiftUI's then.
    private func asksForDelegate(_ root: MovedRoot) -> Bool {
        let tokens = file.outline.tokens
        let replaced = TokenRanges(root.material.replacements.map(\.range))
        return root.ranges.joined().contains { token in
            !replaced.contains(token) && tokens.spells(token, "delegate")
                && tokens.tokens[token - 1].kind == .period
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
}
