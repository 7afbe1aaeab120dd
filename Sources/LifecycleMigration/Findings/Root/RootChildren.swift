import AppFacts
import SwiftFlow
import SwiftOutline

/// Finds what code does with the root's view controller that only one without a parent allows: inside of SwiftUI's window
/// it has one.
///
/// UIKit ends an app that presents a view controller which has a parent ("Application tried to present modally a view
/// controller that has a parent view controller"), and a view controller has one parent and one view.
struct RootChildren {
    private let facts: UIKitFacts
    private var flow: AppFlow { facts.launch.flow }

    /// Where a view controller is kept that becomes the root.
    private enum Holder: Hashable {
        case local(FlowFunction.ID, String)
        case member(String, String)
    }

    /// A place that makes what a holder has the root.
    private struct Write {
        let function: FlowFunction
        let holder: Holder
        let write: RootWrite
    }

    /// An analysis of an app.
    init(facts: UIKitFacts) {
        self.facts = facts
    }

    /// A finding for each place; none where the root is a SwiftUI view.
    func findings() -> [Finding] {
        guard !facts.root.isView else { return [] }
        let writes = facts.root.uses.writes.compactMap { item -> Write? in
            guard let holder = holder(of: item.write.value, in: item.function) else { return nil }
            return Write(function: item.function, holder: holder, write: item.write)
        }
        guard !writes.isEmpty else { return [] }
        return presentations(of: writes) + otherWindows(showing: Set(writes.map(\.holder)))
    }

    // MARK: Presentations

    /// What presents the view controller that the same function has made the root in front of that.
    private func presentations(of writes: [Write]) -> [Finding] {
        var seen: Set<Place> = []
        return writes.flatMap { item in
            flow.trace(of: item.function).calls(named: "present").compactMap { event -> Finding? in
                guard case .call(let call) = event.kind, call.token > item.write.target.lowerBound,
                    let first = call.arguments.first, first.label == nil,
                    call.arguments.contains(where: { $0.label == "animated" }),
                    holder(of: first.range, in: item.function) == item.holder,
                    !excludes(item.write.target.lowerBound, call.token, in: item.function)
                else { return nil }
                let place = facts.context.place(item.function.located.file, call.token)
                guard seen.insert(place).inserted else { return nil }
                return Finding(
                    .rootSwap, .warning, .manual, at: place,
                    "'\(item.function.file.text(first.range))' was made the root above and has a parent inside SwiftUI's window, so that presenting it crashes",
                    remedy: "remove one of both: the root is shown without being presented")
            }
        }
    }

    /// Whether code at a token never runs after that at an earlier one: they stand in different branches, or the first branch
    /// leaves the function.
    private func excludes(_ first: Int, _ second: Int, in function: FlowFunction) -> Bool {
        StatementPath(around: first, in: function).around.contains { statement in
            guard let own = statement.blocks.first(where: { $0.body.contains(first) }) else {
                return false
            }
            if own.body.contains(second) { return false }
            if statement.range.contains(second) { return statement.kind != .doStatement }
            return function.file.statements(of: own.body).contains {
                $0.kind == .returnStatement || $0.kind == .throwStatement
            }
        }
    }

    // MARK: Other windows

    private func otherWindows(showing roots: Set<Holder>) -> [Finding] {
        flow.analysis.allFunctions.flatMap { function in
            flow.trace(of: function).events.compactMap { event -> Finding? in
                guard case .write(let receiver, "rootViewController", let token, _) = event.kind,
                    !facts.launch.window.isPossible(receiver),
                    !receiver.windows.isEmpty || flow.isWindow(receiver.type),
                    let value = value(behind: token, in: event.range, function),
                    let holder = holder(of: value, in: function), roots.contains(holder)
                else { return nil }
                return Finding(
                    .rootSwap, .warning, .manual,
                    at: facts.context.place(function.located.file, event.range.lowerBound),
                    "'\(function.file.text(value))' becomes the root of another window here, and now has a parent in the app's own window, too: it is seen in one of them at most",
                    remedy: "make a view controller for each window")
            }
        }
    }

    /// What is assigned behind the name of a member.
    private func value(
        behind token: Int, in range: TokenRange, _ function: FlowFunction
    ) -> TokenRange? {
        guard
            let equals = range.first(where: { $0 > token && function.file.tokens.spells($0, "=") }),
            equals + 1 < range.upperBound
        else { return nil }
        return equals + 1..<range.upperBound
    }

    // MARK: Holders

    /// The local or stored member that an expression is.
    private func holder(of range: TokenRange, in function: FlowFunction) -> Holder? {
        let file = function.file
        var range = range
        while let last = range.last, ["!", "?"].contains(file.tokens.text(of: last)) {
            range = range.lowerBound..<last
        }
        guard !range.isEmpty else { return nil }
        let trace = flow.trace(of: function)
        for event in trace.events(within: range) where event.range == range {
            guard case .read(let receiver, let member, _, _) = event.kind,
                let owner = receiver.type.memberOwner
            else { continue }
            return .member(owner, member)
        }
        let name = file.name(at: range.lowerBound)
        let isLocal =
            range.count == 1 && file.tokens.tokens[range.lowerBound].kind == .identifier
            && (!trace.locals(named: name).isEmpty
                || function.parameters.contains { $0.name == name })
        return isLocal ? .local(function.id, name) : nil
    }
}
