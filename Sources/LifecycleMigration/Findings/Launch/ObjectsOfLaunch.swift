import AppFacts
import SwiftFlow
import SwiftOutline

/// Tells which locals of the launch hold objects from before the window is shown, so that the first views may have them.
struct ObjectsOfLaunch {
    private let flow: AppFlow
    private let behind: Set<EventSpot>

    /// A look at what the launch does behind the showing.
    init(_ flow: AppFlow, behindShow moments: [LaunchMoment]) {
        self.flow = flow
        behind = Set(
            moments.map { EventSpot($0.function, $0.event) })
    }

    /// Whether something happens behind the showing to what a local held before.
    func isOlder(_ moment: LaunchMoment) -> Bool { olderName(moment) != nil }

    /// The name of the local that held something before the showing to which something happens behind it.
    func olderName(_ moment: LaunchMoment) -> String? {
        guard isBehind(moment.event.range.lowerBound, moment.function),
            let token = token(of: moment.event),
            let name = name(inFrontOf: token, in: moment.function.file)
        else { return nil }
        let declared = flow.trace(of: moment.function).locals(named: name).first {
            guard case .local(_, _, let isDeclared) = $0.kind else { return false }
            return isDeclared
        }
        return declared.flatMap {
            isBehind($0.range.lowerBound, moment.function) ? nil : name
        }
    }

    /// The class of an object that a local holds from its making on, to which something happens, and whether it is made behind the showing; nil where
    /// it may be any.
    func made(for moment: LaunchMoment) -> (type: String, isBehind: Bool)? {
        guard let token = token(of: moment.event),
            let name = name(inFrontOf: token, in: moment.function.file)
        else { return nil }
        let trace = flow.trace(of: moment.function)
        let locals = trace.locals(named: name)
        guard locals.count == 1, let local = locals.first else { return nil }
        for event in trace.events(within: local.statement)
        where event.range.upperBound == local.range.upperBound {
            guard case .call(let call) = event.kind else { continue }
            switch call.target {
            case .making(let type, _), .makingForeign(let type):
                return (type, isBehind(local.range.lowerBound, moment.function))
            default: continue
            }
        }
        return nil
    }

    /// The name of what holds the object to which something happens.
    func holder(of moment: LaunchMoment) -> String? {
        token(of: moment.event).flatMap { name(inFrontOf: $0, in: moment.function.file) }
    }

    private func isBehind(_ token: Int, _ function: FlowFunction) -> Bool {
        behind.contains(EventSpot(function, token))
    }

    private func token(of event: FlowEvent) -> Int? {
        switch event.kind {
        case .read(_, _, let token, _), .write(_, _, let token, _), .change(.some, _, let token, _):
            token
        case .call(let call): call.token
        default: nil
        }
    }

    /// The name in front of a member's dot.
    private func name(inFrontOf token: Int, in file: SwiftFile) -> String? {
        let tokens = file.tokens.tokens
        guard token > 1, tokens[token - 1].kind == .period else { return nil }
        var index = token - 2
        while index > 0,
            tokens[index].kind == .postfixQuestionMark || tokens[index].kind == .exclamationMark
        {
            index -= 1
        }
        return tokens[index].kind == .identifier ? file.name(at: index) : nil
    }
}
