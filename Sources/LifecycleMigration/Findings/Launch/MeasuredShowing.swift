import AppFacts
import AppleFrameworks
import SwiftFlow
import SwiftOutline

/// Code that measures how long the showing of the window takes, by a time or an interval that begins in front of it and ends behind it: the
/// loading of the first view was part of that, and no longer is.
struct MeasuredShowing {
    private let facts: LaunchFacts
    private let order: LaunchOrder
    private let showing: ShowingTokens
    private let keptTimes: Set<String>
    /// What runs behind the showing, by its function.
    private let behindShow: [FlowFunction.ID: [Int]]

    /// The code of a launch.
    init(_ facts: LaunchFacts, _ order: LaunchOrder, _ showing: ShowingTokens) {
        self.facts = facts
        self.order = order
        self.showing = showing
        keptTimes = order.isShown ? Self.keptTimes(facts, order) : []
        behindShow = order.behindShow.reduce(into: [:]) {
            $0[$1.function.id, default: []].append($1.event.range.lowerBound)
        }
    }

    /// A finding where each of them ends.
    func findings() -> [Finding] {
        guard order.isShown else { return [] }
        return facts.timeline.early.flatMap { function -> [Finding] in
            let shown = showing.token(in: function)
            let ends =
                timesEnding(behind: shown, in: function)
                + (shown.map { intervalsEnding(behind: $0, in: function) } ?? [])
            return Set(ends).sorted().map { token in
                Finding(
                    .launchOrder, .warning, .review,
                    at: facts.context.place(function.located.file, token),
                    "what this measures began before the window was shown, and had the loading of the first view in it, which now comes afterwards",
                    remedy: "end it when the root's view has appeared")
            }
        }
    }

    /// Where a time is compared with one that a local or a constant took in front of the showing.
    private func timesEnding(behind shown: Int?, in function: FlowFunction) -> [Int] {
        let file = function.file
        var behind = behindShow[function.id] ?? []
        if let shown { behind += function.body.filter { $0 > shown } }
        guard let first = behind.min() else { return [] }
        let locals = facts.flow.trace(of: function).events.compactMap { event -> String? in
            guard event.closures.isEmpty, event.range.lowerBound < shown ?? 0,
                case .local(let name?, _, isDeclared: true) = event.kind,
                event.statement.contains(where: { Self.isClock($0, in: file) })
            else { return nil }
            return name
        }
        let starts = Set(locals).union(keptTimes)
        guard !starts.isEmpty else { return [] }
        return file.statements(of: function.body).compactMap { statement -> Int? in
            guard statement.range.lowerBound >= first,
                shown.map({ statement.range.lowerBound > $0 }) ?? true,
                statement.range.contains(where: behind.contains)
            else { return nil }
            let words = statement.range.filter { file.tokens.tokens[$0].kind == .identifier }
            guard words.contains(where: { starts.contains(file.name(at: $0)) }),
                words.contains(where: { Self.isClock($0, in: file) || isElapsed($0, in: file) }),
                !statement.range.contains(where: { file.tokens.compares(at: $0) })
            else { return nil }
            return statement.range.lowerBound
        }
    }

    /// The variables of the app that keep a time which the start takes in front of the showing.
    private static func keptTimes(_ facts: LaunchFacts, _ order: LaunchOrder) -> Set<String> {
        let late = Set(order.behindShow.map { EventSpot($0.function, $0.event) })
        let early = Set(facts.timeline.early.map(\.id))
        return facts.flow.functions(naming: Clocks.names.union(["Date"]).sorted()).reduce(
            into: []
        ) { names, function in
            if function.id.part == .initialValue {
                // One of a type or of the top level is made by who asks first.
                let isMade =
                    !function.isStatic && function.owner != nil
                    || isAsked(function.id.property, facts, besides: late)
                if isMade, function.body.contains(where: { isClock($0, in: function.file) }) {
                    names.insert(function.id.property)
                }
                return
            }
            guard early.contains(function.id) else { return }
            for event in facts.flow.trace(of: function).events
            where !late.contains(EventSpot(function, event)) {
                guard event.closures.isEmpty, case .write(_, let member, _, _) = event.kind,
                    isTime(behindAssignmentIn: event.range, in: function.file)
                else { continue }
                names.insert(member)
            }
        }
    }

    /// `start = Date()`, and not what a time is only a part of.
    private static func isTime(
        behindAssignmentIn range: TokenRange, in file: SwiftFile
    ) -> Bool {
        file.assigned(in: range).map { isClock($0.lowerBound, in: file) } ?? false
    }

    /// Whether the start asks for a variable in front of the showing.
    private static func isAsked(
        _ name: String, _ facts: LaunchFacts, besides late: Set<EventSpot>
    ) -> Bool {
        facts.timeline.early.contains { function in
            facts.flow.trace(of: function).events.contains { event in
                guard !late.contains(EventSpot(function, event)) else { return false }
                switch event.kind {
                case .read(_, name, _, _), .global(name, isWritten: false, _): return true
                default: return false
                }
            }
        }
    }

    private static func isClock(_ token: Int, in file: SwiftFile) -> Bool {
        guard file.tokens.tokens[token].kind == .identifier else { return false }
        let name = file.name(at: token)
        if ["Date", "NSDate"].contains(name) {
            return file.tokens.spells(token + 1, "(") && file.tokens.spells(token + 2, ")")
        }
        return Clocks.names.contains(name)
    }

    private func isElapsed(_ token: Int, in file: SwiftFile) -> Bool {
        Clocks.elapsed.contains(file.name(at: token))
    }

    /// Where an interval ends that a call in front of the showing began.
    private func intervalsEnding(behind shown: Int, in function: FlowFunction) -> [Int] {
        let events = facts.flow.trace(of: function).events.filter { $0.closures.isEmpty }
        let file = function.file
        let isBegun = events.contains { event in
            guard event.range.lowerBound < shown, case .call(let call) = event.kind else {
                return false
            }
            return Clocks.begins(call.name, firstArgument(of: call, in: file))
        }
        guard isBegun else { return [] }
        let traces = Set(
            events.compactMap { event -> String? in
                guard event.range.lowerBound < shown,
                    case .local(let name?, _, isDeclared: true) = event.kind
                else { return nil }
                return name
            })
        return events.compactMap { event -> Int? in
            guard event.range.lowerBound > shown, case .call(let call) = event.kind else {
                return nil
            }
            let isOfLocal = traces.contains(file.name(at: event.range.lowerBound))
            guard
                Clocks.ends(call.name, firstArgument(of: call, in: file), isOfLocal: isOfLocal)
            else { return nil }
            return event.range.lowerBound
        }
    }

    /// The last name of the first argument: `.begin`.
    private func firstArgument(of call: FlowCall, in file: SwiftFile) -> String? {
        call.arguments.first?.range.last.map { file.tokens.text(of: $0) }
    }
}
