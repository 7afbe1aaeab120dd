import AppFacts
import SwiftFlow
import SwiftOutline

/// Locals that both the launch behind the showing and a closure use which the first views run, where one of the two sets them: the views were
/// loaded before that code, and are loaded after it now.
struct CapturedLocals {
    private let facts: LaunchFacts
    private let order: LaunchOrder
    private let showing: ShowingTokens

    /// The locals of the code that runs behind the showing.
    init(_ facts: LaunchFacts, _ order: LaunchOrder, _ showing: ShowingTokens) {
        self.facts = facts
        self.order = order
        self.showing = showing
    }

    /// A finding where the launch uses each of them.
    func findings() -> [Finding] { (setByLaunch + setByViews).firstAtEachPlace() }

    /// Where the launch asks for what a closure sets that the first views run.
    private var setByViews: [Finding] {
        order.ofFirstViews.compactMap { moment -> Finding? in
            guard order.isShown,
                case .local(let name?, _, isDeclared: false) = moment.event.kind,
                let closure = moment.event.closures.first,
                let shown = showing.token(in: moment.function), closure.brace < shown,
                isDeclared(name, before: closure, in: moment.function),
                let use = use(of: name, behind: shown, in: moment.function)
            else { return nil }
            return Finding(
                .launchOrder, .warning, .manual,
                at: facts.context.place(moment.function.located.file, use),
                "'\(name)' is asked for here, which a closure sets that the first view runs: the view was loaded before this line, and now is afterwards",
                remedy:
                    "load the root's view before this with `loadViewIfNeeded()`, or do this in that closure"
            )
        }
    }

    /// Whether the code around a closure has a local of a name.
    private func isDeclared(
        _ name: String, before closure: ClosureID, in function: FlowFunction
    ) -> Bool {
        let tokens = function.file.tokens.tokens
        return function.body.contains { token in
            token + 1 < closure.brace && tokens[token].kind == .keyword(.var)
                && function.file.name(at: token + 1) == name
        }
    }

    /// The first token behind the showing that asks for a local.
    private func use(of name: String, behind shown: Int, in function: FlowFunction) -> Int? {
        let tokens = function.file.tokens
        return function.body.first { token in
            token > shown && tokens.tokens[token].kind == .identifier
                && function.file.name(at: token) == name
                && tokens.tokens[token - 1].kind != .period
                && ![.colon, .equal].contains(tokens.tokens[token + 1].kind)
        }
    }

    private var setByLaunch: [Finding] {
        let run = Set(
            order.ofFirstViews.flatMap { moment -> [ClosureID] in
                guard case .call(let call) = moment.event.kind,
                    case .closures(let called) = call.target
                else { return moment.event.closures }
                return moment.event.closures + called.sorted()
            })
        guard !run.isEmpty else { return [] }
        return order.behindShow.compactMap { moment in
            guard case .local(let name?, _, isDeclared: false) = moment.event.kind,
                run.contains(where: { captures($0, name, in: moment) })
            else { return nil }
            return Finding(
                .launchOrder, .warning, .manual,
                at: facts.context.place(
                    moment.function.located.file, moment.event.range.lowerBound),
                "a closure that the first view runs asks for '\(name)': the view was loaded before this line, and now is afterwards",
                remedy:
                    "load the root's view before this with `loadViewIfNeeded()`, or set this before the window is shown"
            )
        }
    }

    /// Whether a closure of the same function, in front of a moment, uses a local of it as it is by then.
    private func captures(_ closure: ClosureID, _ name: String, in moment: LaunchMoment) -> Bool {
        let file = moment.function.file
        guard closure.path == moment.function.located.file.path,
            moment.function.body.contains(closure.brace),
            closure.brace < moment.event.range.lowerBound
        else { return false }
        let end = Int(file.tokens.partners[closure.brace])
        // What a closure sets itself it sets wherever it runs.
        guard end > closure.brace, end < moment.event.range.lowerBound else { return false }
        let first = closure.brace + 1
        let isListed = file.tokens.tokens[first].kind == .leftSquare
        let list = isListed ? first..<max(first, Int(file.tokens.partners[first])) : first..<first
        guard !list.contains(where: { file.tokens.spells($0, name) }) else { return false }
        return (first..<end).contains {
            file.tokens.spells($0, name) && !file.tokens.spells($0 - 1, ".")
        }
    }
}
