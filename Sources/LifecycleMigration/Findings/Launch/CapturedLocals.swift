import AppFacts
import SwiftFlow
import SwiftOutline

/// Locals that the launch sets behind the showing, and that a closure asks for which the first views run: they were loaded with the earlier
/// value, and are loaded with the later one now.
struct CapturedLocals {
    private let facts: LaunchFacts
    private let order: LaunchOrder

    /// The locals of the code that runs behind the showing.
    init(_ facts: LaunchFacts, _ order: LaunchOrder) {
        self.facts = facts
        self.order = order
    }

    /// A finding where each of them is set.
    func findings() -> [Finding] {
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
        }.firstAtEachPlace()
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
